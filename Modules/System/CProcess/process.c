#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

int process_memory_file(void) {
    return memfd_create("madang", MFD_CLOEXEC);
}

int process_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC);
}

static void limit(pid_t process, __rlimit_resource_t resource, unsigned long most) {
    const struct rlimit limit = {most, most};
    prlimit(process, resource, &limit, NULL);
}

int process_spawn(
    pid_t *process, const char *program, char *const arguments[], const int files[3],
    struct process_limits limits
) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    char *const environment[] = {NULL};

    posix_spawn_file_actions_init(&actions);
    for (int file = 0; file < 3; file++) posix_spawn_file_actions_adddup2(&actions, files[file], file);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    );
    int failure = posix_spawn(process, program, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (failure != 0) return failure;

    limit(*process, RLIMIT_AS, limits.memory);
    limit(*process, RLIMIT_CPU, limits.seconds);
    limit(*process, RLIMIT_FSIZE, limits.output);
    limit(*process, RLIMIT_CORE, 0);
    limit(*process, RLIMIT_NOFILE, 32);
    return 0;
}
