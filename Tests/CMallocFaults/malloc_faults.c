// Preloaded into the real program: makes memory run out for one of the libraries it uses, and for no other.
//
// MALLOC_FAULTS names a file of a `struct control` that the test shares; MALLOC_FAULTS_IN the library, as in
// `libsqlite3`, or `*` for all of the program.

#define _GNU_SOURCE
#include "CMallocFaults.h"
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static struct control {
    /// Every so many-th allocation fails; none when it is zero.
    _Atomic int64_t period;
    _Atomic int64_t seen;
    _Atomic int64_t failed;
} *control;

static uintptr_t first, last;

static int find(struct dl_phdr_info *library, size_t size, void *name) {
    (void)size;
    if (!strstr(library->dlpi_name, name)) return 0;
    for (int index = 0; index < library->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &library->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        first = library->dlpi_addr + part->p_vaddr;
        last = first + part->p_memsz;
    }
    return 1;
}

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("MALLOC_FAULTS"), *name = getenv("MALLOC_FAULTS_IN");
    if (!path || !name) return;
    if (strcmp(name, "*")) dl_iterate_phdr(find, (void *)name);
    else last = UINTPTR_MAX;
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory != MAP_FAILED) control = memory;
}

static int fails(void *caller) {
    if (!control || (uintptr_t)caller < first || (uintptr_t)caller >= last) return 0;
    int64_t seen = atomic_fetch_add(&control->seen, 1), period = atomic_load(&control->period);
    if (period <= 0 || seen % period != period - 1) return 0;
    atomic_fetch_add(&control->failed, 1);
    errno = ENOMEM;
    return 1;
}

#define CALLER __builtin_return_address(0)

void *malloc(size_t size) { return fails(CALLER) ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return fails(CALLER) ? NULL : __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { return fails(CALLER) ? NULL : __libc_realloc(old, size); }

void *mmap(void *address, size_t length, int protection, int flags, int file, off_t offset) {
    if (flags & MAP_ANONYMOUS && fails(CALLER)) return MAP_FAILED;
    return (void *)syscall(SYS_mmap, address, length, protection, flags, file, offset);
}
