#include "disk.h"
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;
static cfault_disk *all;

cfault_disk *cfault_watch(const char *folder) {
    cfault_install();
    cfault_disk *disk = calloc(1, sizeof *disk);
    if (!disk || strlen(folder) >= sizeof disk->folder) {
        free(disk);
        return NULL;
    }
    strcpy(disk->folder, folder);
    disk->users = 1;
    pthread_mutex_init(&disk->lock, NULL);
    pthread_mutex_lock(&all_lock);
    disk->next = all;
    all = disk;
    pthread_mutex_unlock(&all_lock);
    return disk;
}

void cfault_release(cfault_disk *disk) {
    pthread_mutex_lock(&all_lock);
    for (cfault_disk **link = &all; *link; link = &(*link)->next) {
        if (*link == disk) {
            *link = disk->next;
            break;
        }
    }
    pthread_mutex_unlock(&all_lock);
    cfault_drop(disk);
}

void cfault_keep(cfault_disk *disk) {
    pthread_mutex_lock(&disk->lock);
    disk->users++;
    pthread_mutex_unlock(&disk->lock);
}

void cfault_drop(cfault_disk *disk) {
    pthread_mutex_lock(&disk->lock);
    int is_last = --disk->users == 0;
    pthread_mutex_unlock(&disk->lock);
    if (!is_last) return;
    for (int64_t index = 0; index < disk->count; index++) free(disk->steps[index].bytes);
    free(disk->steps);
    pthread_mutex_destroy(&disk->lock);
    free(disk);
}

cfault_disk *cfault_disk_of(const char *path) {
    pthread_mutex_lock(&all_lock);
    cfault_disk *disk = all;
    for (; disk; disk = disk->next) {
        size_t length = strlen(disk->folder);
        if (!strncmp(path, disk->folder, length) && path[length] == '/') break;
    }
    pthread_mutex_unlock(&all_lock);
    return disk;
}

static int hits(enum cfault_fault fault, enum cfault_call call) {
    switch (fault) {
        case CFAULT_NONE: return 0;
        case CFAULT_ERROR: return 1;
        case CFAULT_FULL: return call == CALL_WRITE;
        case CFAULT_SHORT: return call == CALL_WRITE || call == CALL_READ;
        case CFAULT_BUSY: return call == CALL_LOCK;
        case CFAULT_DAMAGED: return call == CALL_READ;
    }
    return 0;
}

enum cfault_fault cfault_count(cfault_disk *disk, enum cfault_call call) {
    pthread_mutex_lock(&disk->lock);
    enum cfault_fault fault = CFAULT_NONE;
    if (disk->calls++ >= disk->first && disk->times > 0 && hits(disk->fault, call)) {
        disk->times--;
        disk->failures++;
        fault = disk->fault;
    }
    pthread_mutex_unlock(&disk->lock);
    return fault;
}

void cfault_note(
    cfault_disk *disk, enum cfault_step_kind kind, const char *path, int64_t offset, const void *bytes,
    int64_t count
) {
    struct cfault_step step = {.kind = kind, .offset = offset, .count = count};
    strncpy(step.name, path + strlen(disk->folder) + 1, sizeof step.name - 1);
    if (count > 0) {
        step.bytes = malloc(count);
        if (!step.bytes) abort();
        memcpy(step.bytes, bytes, count);
    }
    pthread_mutex_lock(&disk->lock);
    if (disk->count == disk->room) {
        disk->room = disk->room ? 2 * disk->room : 1024;
        disk->steps = realloc(disk->steps, disk->room * sizeof *disk->steps);
        if (!disk->steps) abort();
    }
    disk->steps[disk->count++] = step;
    pthread_mutex_unlock(&disk->lock);
}

void cfault_arm(cfault_disk *disk, enum cfault_fault fault, int64_t first, int64_t times) {
    pthread_mutex_lock(&disk->lock);
    disk->fault = fault;
    disk->first = first;
    disk->times = times;
    pthread_mutex_unlock(&disk->lock);
}

static int64_t locked(cfault_disk *disk, int64_t *number) {
    pthread_mutex_lock(&disk->lock);
    int64_t value = *number;
    pthread_mutex_unlock(&disk->lock);
    return value;
}

int64_t cfault_calls(cfault_disk *disk) { return locked(disk, &disk->calls); }
int64_t cfault_failures(cfault_disk *disk) { return locked(disk, &disk->failures); }
int64_t cfault_step_count(cfault_disk *disk) { return locked(disk, &disk->count); }

struct cfault_step cfault_step(cfault_disk *disk, int64_t index) {
    pthread_mutex_lock(&disk->lock);
    struct cfault_step step = disk->steps[index];
    pthread_mutex_unlock(&disk->lock);
    return step;
}
