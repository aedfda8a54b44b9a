// See fault_vfs.h. What was written since the last sync is known sector by sector: a cut keeps,
// drops or tears each of them, and an unsynced creation or deletion holds or not.
#include "fault_vfs.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SECTOR = 512, CUT_STATUS = 111 };

// A write, or with bytes == NULL a truncation to `offset`.
struct change {
  sqlite3_int64 offset;
  int size;
  unsigned char *bytes;
  struct change *next;
};

// A file as the disk has it, and what may or may not have reached it.
struct disk_file {
  char *path;
  int exists, deleted;
  unsigned char *bytes;
  sqlite3_int64 size;
  struct change *first, **last;
  struct disk_file *next;
};

// An open file: ours in front of the real one.
struct open_file {
  sqlite3_file base;
  struct disk_file *disk;
  sqlite3_file *real;
};

static sqlite3_vfs vfs, *real_vfs;
static struct disk_file *disk;
static long cut_at, error_at, changes_made, calls_made;
static int forever, sync_files = 1, sync_directories = 1;
static unsigned int seed;

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

static unsigned int chance(unsigned int sides) {
  seed = seed * 1103515245u + 12345u;
  return (seed >> 16) % sides;
}

static void *checked(void *memory) {
  if (!memory) abort();
  return memory;
}

// ---- The power fails.

static void add(struct disk_file *file, sqlite3_int64 offset, const void *bytes, int size) {
  struct change *change = checked(calloc(1, sizeof *change));
  change->offset = offset;
  change->size = size;
  if (bytes) {
    change->bytes = checked(malloc((size_t)size + 1));
    memcpy(change->bytes, bytes, (size_t)size);
  }
  *file->last = change;
  file->last = &change->next;
}

static void forget_changes(struct disk_file *file) {
  for (struct change *change = file->first, *next; change; change = next) {
    next = change->next;
    free(change->bytes);
    free(change);
  }
  file->first = NULL;
  file->last = &file->first;
}

// What a file grows by is whatever the disk held there before.
static void resize(struct disk_file *file, sqlite3_int64 size) {
  file->bytes = checked(realloc(file->bytes, (size_t)size + 1));
  for (; file->size < size; file->size++) file->bytes[file->size] = (unsigned char)chance(256);
  file->size = size;
}

static void apply(struct disk_file *file, const struct change *change) {
  if (!change->bytes) {
    if (chance(2)) resize(file, change->offset);
    return;
  }
  sqlite3_int64 end = change->offset + change->size;
  if (end > file->size && chance(4)) resize(file, end);
  for (sqlite3_int64 at = change->offset, next; at < end; at = next) {
    next = (at / SECTOR + 1) * SECTOR;
    if (next > end) next = end;
    unsigned int fate = chance(8);
    if (fate < 3) continue;
    sqlite3_int64 kept = fate == 3 ? chance((unsigned int)(next - at)) : next - at;
    if (at + kept > file->size) resize(file, at + kept);
    memcpy(file->bytes + at, change->bytes + (at - change->offset), (size_t)kept);
  }
}

static void cut(void) {
  for (struct disk_file *file = disk; file; file = file->next) {
    if (file->deleted ? chance(2) : (!file->exists && chance(2))) {
      unlink(file->path);
      continue;
    }
    for (struct change *change = file->first; change; change = change->next) apply(file, change);
    int descriptor = open(file->path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (descriptor < 0 || write(descriptor, file->bytes, (size_t)file->size) != file->size) abort();
    close(descriptor);
  }
  _exit(CUT_STATUS);
}

// Before a change of a file.
static void changing(void) {
  if (++changes_made == cut_at) cut();
}

// Whether this call is to fail.
static int fails(void) {
  calls_made++;
  return error_at && (calls_made == error_at || (forever && calls_made > error_at));
}

// ---- Files.

static struct disk_file *tracked(const char *path) {
  for (struct disk_file *file = disk; file; file = file->next)
    if (strcmp(file->path, path) == 0) return file;
  struct disk_file *file = checked(calloc(1, sizeof *file));
  file->path = checked(strdup(path));
  file->last = &file->first;
  file->next = disk;
  return disk = file;
}

// What is on the disk now is what the real file holds.
static int settle(struct disk_file *file, sqlite3_file *real) {
  sqlite3_int64 size = 0;
  int result = real->pMethods->xFileSize(real, &size);
  if (result) return result;
  free(file->bytes);
  file->bytes = checked(malloc((size_t)size + 1));
  file->size = size;
  file->exists = 1;
  forget_changes(file);
  return size ? real->pMethods->xRead(real, file->bytes, (int)size, 0) : SQLITE_OK;
}

static struct open_file *ours(sqlite3_file *file) { return (struct open_file *)file; }

static int f_close(sqlite3_file *file) {
  sqlite3_file *real = ours(file)->real;
  int result = real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
  free(real);
  return result;
}

static int f_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 offset) {
  if (fails()) return SQLITE_IOERR_READ;
  return ours(file)->real->pMethods->xRead(ours(file)->real, bytes, size, offset);
}

static int f_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 offset) {
  changing();
  if (fails()) return chance(2) ? SQLITE_FULL : SQLITE_IOERR_WRITE;
  add(ours(file)->disk, offset, bytes, size);
  return ours(file)->real->pMethods->xWrite(ours(file)->real, bytes, size, offset);
}

static int f_truncate(sqlite3_file *file, sqlite3_int64 size) {
  changing();
  if (fails()) return SQLITE_IOERR_TRUNCATE;
  add(ours(file)->disk, size, NULL, 0);
  return ours(file)->real->pMethods->xTruncate(ours(file)->real, size);
}

static int f_sync(sqlite3_file *file, int flags) {
  (void)flags;
  changing();
  if (fails()) return SQLITE_IOERR_FSYNC;
  return sync_files ? settle(ours(file)->disk, ours(file)->real) : SQLITE_OK;
}

static int f_size(sqlite3_file *file, sqlite3_int64 *size) {
  if (fails()) return SQLITE_IOERR_FSTAT;
  return ours(file)->real->pMethods->xFileSize(ours(file)->real, size);
}

static int f_lock(sqlite3_file *file, int level) {
  if (fails()) return SQLITE_IOERR_LOCK;
  return ours(file)->real->pMethods->xLock(ours(file)->real, level);
}

static int f_unlock(sqlite3_file *file, int level) {
  return ours(file)->real->pMethods->xUnlock(ours(file)->real, level);
}

static int f_reserved(sqlite3_file *file, int *taken) {
  if (fails()) return SQLITE_IOERR_CHECKRESERVEDLOCK;
  return ours(file)->real->pMethods->xCheckReservedLock(ours(file)->real, taken);
}

static int f_control(sqlite3_file *file, int what, void *argument) {
  return ours(file)->real->pMethods->xFileControl(ours(file)->real, what, argument);
}

static int f_sector(sqlite3_file *file) {
  return ours(file)->real->pMethods->xSectorSize(ours(file)->real);
}

static int f_characteristics(sqlite3_file *file) {
  return ours(file)->real->pMethods->xDeviceCharacteristics(ours(file)->real);
}

static const sqlite3_io_methods methods = {
  1, f_close, f_read, f_write, f_truncate, f_sync, f_size, f_lock, f_unlock, f_reserved,
  f_control, f_sector, f_characteristics, 0, 0, 0, 0, 0, 0,
};

static int v_open(sqlite3_vfs *self, const char *name, sqlite3_file *file, int flags, int *out) {
  (void)self;
  file->pMethods = NULL;
  int created = name && access(name, F_OK) != 0;
  if (created) changing();
  if (fails()) return SQLITE_CANTOPEN;
  struct open_file *open = ours(file);
  open->real = checked(calloc(1, (size_t)real_vfs->szOsFile));
  int result = real_vfs->xOpen(real_vfs, name, open->real, flags, out);
  if (result) {
    free(open->real);
    return result;
  }
  // One made anew takes the place of one whose deletion was still pending.
  struct disk_file *known = open->disk = tracked(name ? name : "");
  file->pMethods = &methods;
  if (!created && known->exists) return SQLITE_OK;
  result = settle(known, open->real);
  known->exists = !created;
  known->deleted = 0;
  return result;
}

static int v_delete(sqlite3_vfs *self, const char *name, int sync) {
  (void)self;
  changing();
  if (fails()) return SQLITE_IOERR_DELETE;
  int result = real_vfs->xDelete(real_vfs, name, sync);
  struct disk_file *file = tracked(name);
  file->deleted = 1;
  if (sync && sync_files && sync_directories) {
    // Gone for good: nothing is left to come back.
    struct disk_file **link = &disk;
    while (*link != file) link = &(*link)->next;
    *link = file->next;
  }
  return result;
}

static int v_access(sqlite3_vfs *self, const char *name, int what, int *answer) {
  (void)self;
  if (fails()) return SQLITE_IOERR_ACCESS;
  return real_vfs->xAccess(real_vfs, name, what, answer);
}

static void finish(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file) {
    fprintf(file, "%ld %ld\n", changes_made, calls_made);
    fclose(file);
  }
  if (cut_at > changes_made) cut();
}

void fault_vfs_install(void) {
  const char *sync = getenv("FAULT_SYNC");
  sync_files = !sync || strcmp(sync, "none") != 0;
  sync_directories = !sync || strcmp(sync, "files") != 0;
  cut_at = number("FAULT_CUT");
  error_at = number("FAULT_ERROR");
  forever = number("FAULT_FOREVER") != 0;
  seed = (unsigned int)number("FAULT_SEED");
  real_vfs = sqlite3_vfs_find(NULL);
  vfs = *real_vfs;
  vfs.zName = "fault";
  vfs.szOsFile = sizeof(struct open_file);
  vfs.xOpen = v_open;
  vfs.xDelete = v_delete;
  vfs.xAccess = v_access;
  if (sqlite3_vfs_register(&vfs, 1) != SQLITE_OK) abort();
  atexit(finish);
}
