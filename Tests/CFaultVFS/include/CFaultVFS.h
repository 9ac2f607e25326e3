#pragma once
#include <stdint.h>

// A SQLite VFS over the system's own. Below the folders it is told of, it counts the calls, makes them fail,
// and notes what was written and synced; everywhere else SQLite talks to the system as ever.

typedef struct cfault_disk cfault_disk;

enum cfault_fault {
    CFAULT_NONE,
    /// Every call: the system's error.
    CFAULT_ERROR,
    /// Writes: no space left.
    CFAULT_FULL,
    /// Writes get half their bytes through, reads get half of theirs; both are told.
    CFAULT_SHORT,
    /// Locks: held by another member.
    CFAULT_BUSY,
    /// Reads: damaged.
    CFAULT_DAMAGED,
};

enum cfault_step_kind {
    CFAULT_CREATE,
    CFAULT_WRITE,
    CFAULT_TRUNCATE,
    CFAULT_SYNC,
    CFAULT_DELETE,
};

/// One change, in the order in which they came.
struct cfault_step {
    enum cfault_step_kind kind;
    /// The name inside of the folder.
    char name[64];
    /// Of a write; of a truncation, the size.
    int64_t offset;
    int64_t count;
    uint8_t *bytes;
};

/// Null when there is no memory. The folder is the absolute path without a slash at its end.
cfault_disk *cfault_watch(const char *folder);
void cfault_release(cfault_disk *disk);

/// From the call numbered `first`, counted from zero, `times` calls fail that a fault of this kind can hit.
void cfault_arm(cfault_disk *disk, enum cfault_fault fault, int64_t first, int64_t times);
int64_t cfault_calls(cfault_disk *disk);
int64_t cfault_failures(cfault_disk *disk);

int64_t cfault_step_count(cfault_disk *disk);
/// Bytes stay where they are until the disk is released.
struct cfault_step cfault_step(cfault_disk *disk, int64_t index);
