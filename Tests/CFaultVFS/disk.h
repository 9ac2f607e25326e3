#pragma once
#include "CFaultVFS.h"
#include <pthread.h>

enum cfault_call { CALL_OTHER, CALL_READ, CALL_WRITE, CALL_LOCK };

struct cfault_disk {
    struct cfault_disk *next;
    char folder[512];
    pthread_mutex_t lock;
    enum cfault_fault fault;
    int64_t first, times, calls, failures;
    struct cfault_step *steps;
    int64_t count, room;
    /// The test and every open file: the last to go lets go of the memory.
    int64_t users;
};

void cfault_keep(cfault_disk *disk);
void cfault_drop(cfault_disk *disk);

/// The disk that a path lies on, if it is one of ours.
cfault_disk *cfault_disk_of(const char *path);

/// Counts a call, and says which fault hits it.
enum cfault_fault cfault_count(cfault_disk *disk, enum cfault_call call);

void cfault_note(
    cfault_disk *disk, enum cfault_step_kind kind, const char *path, int64_t offset, const void *bytes,
    int64_t count);

void cfault_install(void);
