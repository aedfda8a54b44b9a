// Names SQLite for Swift. Holds only what Swift cannot call itself: variadic functions and
// macros that cast to function pointers.
#pragma once
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>
// statfs, which Swift's own C library module leaves out.
#include <sys/vfs.h>

static inline int scorebox_config(int option, int value) { return sqlite3_config(option, value); }

static inline int scorebox_db_config(sqlite3 *db, int option, int on) {
  return sqlite3_db_config(db, option, on, (int *)0);
}

// The bytes are copied before these return (SQLITE_TRANSIENT).
static inline int scorebox_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

static inline int scorebox_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}
