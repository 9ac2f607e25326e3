#include "disk.h"
#include <sqlite3.h>
#include <string.h>

// One open file. The system's own follows it in the same piece of memory.
struct file {
    sqlite3_file base;
    cfault_disk *disk;
    const char *path;
};

static sqlite3_vfs *system_vfs;

static struct file *own(sqlite3_file *file) { return (struct file *)file; }
static sqlite3_file *below(sqlite3_file *file) { return (sqlite3_file *)(own(file) + 1); }

#define METHODS(file) (below(file)->pMethods)
// Counts the call, and ends it here when a fault hits it.
#define TRY(file, call, error)                                         \
    switch (cfault_count(own(file)->disk, call)) {                     \
        case CFAULT_NONE: break;                                       \
        case CFAULT_BUSY: return SQLITE_BUSY;                          \
        default: return error;                                         \
    }

static int file_close(sqlite3_file *file) {
    int code = METHODS(file)->xClose(below(file));
    cfault_drop(own(file)->disk);
    return code;
}

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    switch (cfault_count(own(file)->disk, CALL_READ)) {
        case CFAULT_NONE: return METHODS(file)->xRead(below(file), bytes, count, offset);
        case CFAULT_DAMAGED: return SQLITE_CORRUPT;
        case CFAULT_SHORT: {
            int code = METHODS(file)->xRead(below(file), bytes, count, offset);
            memset((char *)bytes + count / 2, 0, count - count / 2);
            return code == SQLITE_OK ? SQLITE_IOERR_READ : code;
        }
        default: return SQLITE_IOERR_READ;
    }
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    enum cfault_fault fault = cfault_count(own(file)->disk, CALL_WRITE);
    if (fault == CFAULT_ERROR) return SQLITE_IOERR_WRITE;
    if (fault == CFAULT_FULL) return SQLITE_FULL;
    if (fault == CFAULT_SHORT) count /= 2;
    int code = METHODS(file)->xWrite(below(file), bytes, count, offset);
    if (code == SQLITE_OK) cfault_note(own(file)->disk, CFAULT_WRITE, own(file)->path, offset, bytes, count);
    return fault == CFAULT_SHORT ? SQLITE_IOERR_WRITE : code;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    TRY(file, CALL_OTHER, SQLITE_IOERR_TRUNCATE)
    cfault_note(own(file)->disk, CFAULT_TRUNCATE, own(file)->path, size, NULL, 0);
    return METHODS(file)->xTruncate(below(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
    TRY(file, CALL_OTHER, SQLITE_IOERR_FSYNC)
    // What comes back to tests would be lost with the machine all the same: they look at the steps instead.
    cfault_note(own(file)->disk, CFAULT_SYNC, own(file)->path, 0, NULL, 0);
    (void)flags;
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    TRY(file, CALL_OTHER, SQLITE_IOERR_FSTAT)
    return METHODS(file)->xFileSize(below(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
    TRY(file, CALL_LOCK, SQLITE_IOERR_LOCK)
    return METHODS(file)->xLock(below(file), level);
}

static int file_unlock(sqlite3_file *file, int level) { return METHODS(file)->xUnlock(below(file), level); }

static int file_reserved(sqlite3_file *file, int *result) {
    return METHODS(file)->xCheckReservedLock(below(file), result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    return METHODS(file)->xFileControl(below(file), operation, argument);
}

static int file_sector(sqlite3_file *file) { return METHODS(file)->xSectorSize(below(file)); }
static int file_traits(sqlite3_file *file) { return METHODS(file)->xDeviceCharacteristics(below(file)); }

static int shm_map(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
    TRY(file, CALL_OTHER, SQLITE_IOERR_SHMMAP)
    return METHODS(file)->xShmMap(below(file), region, size, extend, memory);
}

static int shm_lock(sqlite3_file *file, int offset, int count, int flags) {
    // Letting go of a lock never fails.
    if (flags & SQLITE_SHM_LOCK) { TRY(file, CALL_LOCK, SQLITE_IOERR_SHMLOCK) }
    return METHODS(file)->xShmLock(below(file), offset, count, flags);
}

static void shm_barrier(sqlite3_file *file) { METHODS(file)->xShmBarrier(below(file)); }
static int shm_unmap(sqlite3_file *file, int delete) { return METHODS(file)->xShmUnmap(below(file), delete); }

// Everything is to be read and written by calls.
static int file_fetch(sqlite3_file *file, sqlite3_int64 offset, int count, void **memory) {
    (void)file, (void)offset, (void)count;
    *memory = NULL;
    return SQLITE_OK;
}

static int file_unfetch(sqlite3_file *file, sqlite3_int64 offset, void *memory) {
    (void)file, (void)offset, (void)memory;
    return SQLITE_OK;
}

static const sqlite3_io_methods methods = {
    3, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock,
    file_reserved, file_control, file_sector, file_traits, shm_map, shm_lock, shm_barrier, shm_unmap,
    file_fetch, file_unfetch,
};

static int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *given) {
    (void)vfs;
    cfault_disk *disk = path ? cfault_disk_of(path) : NULL;
    if (!disk) return system_vfs->xOpen(system_vfs, path, file, flags, given);
    file->pMethods = NULL;
    if (cfault_count(disk, CALL_OTHER) != CFAULT_NONE) return SQLITE_CANTOPEN;
    int is_there = 1;
    system_vfs->xAccess(system_vfs, path, SQLITE_ACCESS_EXISTS, &is_there);
    int code = system_vfs->xOpen(system_vfs, path, below(file), flags, given);
    if (code != SQLITE_OK) return code;
    if (!is_there) cfault_note(disk, CFAULT_CREATE, path, 0, NULL, 0);
    cfault_keep(disk);
    *own(file) = (struct file){.base = {&methods}, .disk = disk, .path = path};
    return SQLITE_OK;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *path, int sync) {
    (void)vfs;
    cfault_disk *disk = cfault_disk_of(path);
    if (disk) {
        if (cfault_count(disk, CALL_OTHER) != CFAULT_NONE) return SQLITE_IOERR_DELETE;
        cfault_note(disk, CFAULT_DELETE, path, 0, NULL, 0);
    }
    return system_vfs->xDelete(system_vfs, path, sync);
}

static sqlite3_vfs fault_vfs;

static void install(void) {
    sqlite3_initialize();
    system_vfs = sqlite3_vfs_find(NULL);
    fault_vfs = *system_vfs;
    fault_vfs.pNext = NULL;
    fault_vfs.zName = "fault";
    fault_vfs.szOsFile = (int)sizeof(struct file) + system_vfs->szOsFile;
    fault_vfs.xOpen = vfs_open;
    fault_vfs.xDelete = vfs_delete;
    sqlite3_vfs_register(&fault_vfs, 1);
}

void cfault_install(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, install);
}
