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

// A pipe whose ends are closed when a program starts. Returns 0, or -1 with `errno`.
int process_pipe(int ends[2]);

// Starts a program in a process group of its own: without an environment, with the usual handling of signals,
// and with three open files. Its limits are set right after the start, because it inherits those of this
// process. `arguments` begins with the program's name and ends with NULL. Returns 0 or an error number.
int process_spawn(
    pid_t *process, const char *program, char *const arguments[], const int files[3],
    struct process_limits limits
);
