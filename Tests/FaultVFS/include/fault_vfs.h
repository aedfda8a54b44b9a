// A disk that fails: an SQLite VFS for tests, told by environment variables what goes wrong.
#pragma once

// Makes the faulty disk the default one of this process.
//
//   FAULT_CUT=K      the power fails before the K-th change of a file, or at the end if there are fewer
//   FAULT_ERROR=K    the K-th call fails; FAULT_FOREVER=1: and every later one
//   FAULT_SEED=N     which of the bytes that were not synced survive, and how a call fails
//   FAULT_SYNC=WORD  "none": nothing is ever synced; "files": directories are not
//   FAULT_COUNT=FILE holds the numbers of changes and of calls in the end
//
// After a power cut the process ends with status 111.
void fault_vfs_install(void);
