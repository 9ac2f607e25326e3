#pragma once

#include <linux/filter.h>

// The system calls that are left to a converter: `opens` adds those that a program needs until it has loaded
// its libraries.
struct sock_fprog process_calls(int opens);

// Confines the calling thread to these system calls, or all threads of the process.
int process_allow(struct sock_fprog calls, int all_threads);

// Confines the calling thread to a reach.
int process_restrict(int reach);
