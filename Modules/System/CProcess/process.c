#define _GNU_SOURCE
#include "CProcess.h"

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int process_memory_file(void) {
    return memfd_create("madang", MFD_CLOEXEC);
}

int process_end(pid_t process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}

static int limit(__rlimit_resource_t resource, unsigned long most) {
    const struct rlimit limit = {most, most};
    return setrlimit(resource, &limit);
}

static int set_limits(struct process_limits limits) {
    if (limit(RLIMIT_AS, limits.memory) != 0 || limit(RLIMIT_CPU, limits.seconds) != 0) return -1;
    if (limit(RLIMIT_FSIZE, limits.output) != 0 || limit(RLIMIT_CORE, 0) != 0) return -1;
    return limit(RLIMIT_NOFILE, 32);
}

// The three files become the first three descriptors, and all others are closed.
static int set_files(const int files[3]) {
    int high[3];
    for (int file = 0; file < 3; file++) {
        high[file] = fcntl(files[file], F_DUPFD, 3);
        if (high[file] < 0) return -1;
    }
    for (int file = 0; file < 3; file++) {
        if (dup2(high[file], file) < 0) return -1;
    }
    return (int)syscall(SYS_close_range, 3, ~0U, 0);
}

static void reset_signals(void) {
    const struct sigaction usual = {.sa_handler = SIG_DFL};
    sigset_t none;
    // Some can't be set, and need not be.
    for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

// Runs in the child, which shares the memory of its suspended parent: calls of the system alone.
static int enter(
    const char *program, char *const arguments[], char *const environment[], const int files[3],
    struct process_limits limits, int reach, struct sock_fprog calls
) {
    if (setpgid(0, 0) != 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    if (reach >= 0 && process_restrict(reach) != 0) return -1;
    if (set_files(files) != 0 || set_limits(limits) != 0) return -1;
    reset_signals();
    if (reach >= 0 && process_allow(calls, 0) != 0) return -1;
    return execve(program, arguments, environment);
}

int process_spawn(
    pid_t *process, const char *program, char *const arguments[], char *const environment[],
    const int files[3], struct process_limits limits, int reach
) {
    const struct sock_fprog calls = process_calls(1);
    // The child would run handlers of this process in its memory.
    sigset_t all, before;
    volatile int failure = 0;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t child = vfork();
    if (child == 0) {
        enter(program, arguments, environment, files, limits, reach, calls);
        failure = errno;
        _exit(127);
    }
    if (child < 0) failure = errno;
    // It has ended, and no one else waits for it.
    if (child > 0 && failure != 0) {
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    *process = child;
    return failure;
}

int process_confine(void) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return process_allow(process_calls(0), 1);
}

int process_confine_reading(const char *const readable[]) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    const int reach = process_reach(NULL, readable);
    if (reach < 0) return -1;
    const int result = process_restrict(reach);
    close(reach);
    return result == 0 ? process_allow(process_calls(1), 1) : -1;
}
