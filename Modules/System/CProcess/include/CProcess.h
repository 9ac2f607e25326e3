#pragma once

#include <sys/types.h>

// System calls that Swift doesn't see.

struct process_limits {
    unsigned long memory;   // bytes of address space
    unsigned long seconds;  // of processor time
    unsigned long output;   // bytes of a file
};

// A file in memory, closed when a program starts. Returns its descriptor, or -1 with `errno`.
int process_memory_file(void);

// A descriptor of a child, readable once it has ended. Returns -1 with `errno`.
int process_end(pid_t process);

// What a confined program may reach: it may run itself and the system's loader, and read the files and
// folders of `readable`, which ends with NULL; missing ones are left out. Without a program, which is then
// NULL, it may run nothing. Returns a descriptor for `process_spawn`, or -1 with `errno`: ENOSYS or
// EOPNOTSUPP where the kernel has no Landlock.
int process_reach(const char *program, const char *const readable[]);

// Starts a program in a process group of its own, with the usual handling of signals and three open files.
// Limits, the loss of privileges and the confinement to `reach` are in force before its first instruction; a
// step that fails ends the child instead. The program is killed when the thread that started it ends.
// `arguments` begins with the program's name; they and `environment` end with NULL. Without a reach, which is
// then -1, the program confines itself. Returns 0 or an error number.
int process_spawn(
    pid_t *process, const char *program, char *const arguments[], char *const environment[],
    const int files[3], struct process_limits limits, int reach
);

// Confines all threads of this process, for good, to computing and to its open files: it can open nothing,
// connect nowhere and start nothing. Returns 0, or -1 with `errno`.
int process_confine(void);

// Confines this process, whose only thread it is called on, for good, to computing, to its open files and to
// reading the files and folders of `readable`, which ends with NULL. Returns 0, or -1 with `errno`.
int process_confine_reading(const char *const readable[]);
