#define _GNU_SOURCE
#include "CProcess.h"

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#define LOADER "/lib64/ld-linux-x86-64.so.2"
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#define LOADER "/lib/ld-linux-aarch64.so.1"
#else
#error "there is no list of system calls for this processor"
#endif

// Memory, threads of its own, time, and files that are open.
static const int computing[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_lseek, SYS_close, SYS_fstat,
    SYS_fcntl, SYS_ftruncate, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_brk, SYS_futex,
    SYS_set_robust_list, SYS_set_tid_address, SYS_rseq, SYS_membarrier, SYS_exit, SYS_exit_group, SYS_gettid,
    SYS_getpid, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall,
    SYS_sched_yield, SYS_sched_getaffinity, SYS_getrandom, SYS_clock_gettime, SYS_clock_getres,
    SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_getrusage, SYS_sysinfo, SYS_uname, SYS_ppoll,
#if defined(__x86_64__)
    SYS_poll, SYS_time,
#endif
};

// Starting, and loading libraries; which files, Landlock decides.
static const int opening[] = {
    SYS_execve, SYS_openat, SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_faccessat2, SYS_readlinkat,
    SYS_getcwd, SYS_getdents64, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
#if defined(__x86_64__)
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_arch_prctl,
#endif
};

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)(offset))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define UNLESS(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (skipped))
#define REFUSED(number) (SECCOMP_RET_ERRNO | (number))
#define FIELD(name) offsetof(struct seccomp_data, name)
// Both processors put the lower half first.
#define LOWER(index) LOAD(FIELD(args) + 8 * (index))
#define UPPER(index) LOAD(FIELD(args) + 8 * (index) + 4)

// A thread may be started, a process not. The C library asks by `clone` where `clone3`, whose flags can't be
// seen here, is missing. Limits may be read, and only one's own.
static const struct sock_filter exceptions[] = {
    UNLESS(SYS_clone3, 1), ANSWER(REFUSED(ENOSYS)),
    UNLESS(SYS_clone, 4), LOWER(0),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1), ANSWER(SECCOMP_RET_ALLOW),
    ANSWER(REFUSED(EPERM)),
    UNLESS(SYS_prlimit64, 8), LOWER(0), UNLESS(0, 5), LOWER(2), UNLESS(0, 3),
    UPPER(2), UNLESS(0, 1), ANSWER(SECCOMP_RET_ALLOW), ANSWER(REFUSED(EPERM)),
};

#define MOST (8 + 2 * (COUNT(computing) + COUNT(opening)) + COUNT(exceptions))

static struct sock_filter filters[2][MOST];
static struct sock_fprog programs[2];

static void allow(struct sock_fprog *program, const int *calls, size_t count) {
    for (size_t index = 0; index < count; index++) {
        program->filter[program->len++] = (struct sock_filter)UNLESS((uint32_t)calls[index], 1);
        program->filter[program->len++] = (struct sock_filter)ANSWER(SECCOMP_RET_ALLOW);
    }
}

__attribute__((constructor)) static void write_programs(void) {
    const struct sock_filter beginning[] = {
        LOAD(FIELD(arch)), UNLESS(ARCHITECTURE, 1), BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0),
        ANSWER(SECCOMP_RET_KILL_PROCESS), LOAD(FIELD(nr)),
    };
    for (int opens = 0; opens < 2; opens++) {
        struct sock_fprog *program = &programs[opens];
        *program = (struct sock_fprog){0, filters[opens]};
        memcpy(program->filter, beginning, sizeof beginning);
        program->len = COUNT(beginning);
        allow(program, computing, COUNT(computing));
        if (opens) allow(program, opening, COUNT(opening));
        memcpy(program->filter + program->len, exceptions, sizeof exceptions);
        program->len += COUNT(exceptions);
        program->filter[program->len++] = (struct sock_filter)ANSWER(REFUSED(EPERM));
    }
}

struct sock_fprog process_calls(int opens) {
    return programs[opens != 0];
}

int process_allow(struct sock_fprog calls, int all_threads) {
    const unsigned int flags = all_threads ? SECCOMP_FILTER_FLAG_TSYNC : 0;
    const long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &calls);
    // A positive one is a thread that couldn't be confined.
    if (result > 0) errno = EBUSY;
    return result == 0 ? 0 : -1;
}

// Landlock's interface, in full: Debian 12 declares the part of its own kernel.
struct rules {
    uint64_t files, network, scopes;
};
#define EVERY_FILE_RIGHT(version) \
    ((version) >= 5 ? 0xFFFFu : (version) >= 3 ? 0x7FFFu : (version) == 2 ? 0x3FFFu : 0x1FFFu)
#define EVERY_NETWORK_RIGHT(version) ((version) >= 4 ? 3u : 0u)
#define EVERY_SCOPE(version) ((version) >= 6 ? 3u : 0u)

// A right to less than the kernel knows is one to nothing more.
static int permit(int reach, const char *path, uint64_t rights) {
    struct stat status;
    struct landlock_path_beneath_attr rule = {rights, open(path, O_PATH | O_CLOEXEC)};
    if (rule.parent_fd < 0) return -1;
    if (fstat(rule.parent_fd, &status) == 0 && !S_ISDIR(status.st_mode)) {
        rule.allowed_access &= (uint64_t)~LANDLOCK_ACCESS_FS_READ_DIR;
    }
    const long result = syscall(SYS_landlock_add_rule, reach, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    const int failure = errno;
    close(rule.parent_fd);
    errno = failure;
    return result == 0 ? 0 : -1;
}

static int permit_all(int reach, const char *const readable[]) {
    const uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
    for (; *readable != NULL; readable++) {
        if (permit(reach, *readable, reading) != 0 && errno != ENOENT) return -1;
    }
    return 0;
}

static int permit_run(int reach, const char *program) {
    const uint64_t running = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
    if (program == NULL) return 0;
    return permit(reach, program, running) != 0 || permit(reach, LOADER, running) != 0 ? -1 : 0;
}

int process_reach(const char *program, const char *const readable[]) {
    const long version =
        syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 0) return -1;
    const struct rules rules = {
        EVERY_FILE_RIGHT(version), EVERY_NETWORK_RIGHT(version), EVERY_SCOPE(version),
    };
    const int reach = (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
    if (reach < 0) return -1;
    if (permit_run(reach, program) == 0 && permit_all(reach, readable) == 0) return reach;
    const int failure = errno;
    close(reach);
    errno = failure;
    return -1;
}

int process_restrict(int reach) {
    return (int)syscall(SYS_landlock_restrict_self, reach, 0);
}
