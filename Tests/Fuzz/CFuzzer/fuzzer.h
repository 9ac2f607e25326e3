#pragma once

#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library: it comes with the compiler, which has no header for it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*check)(const uint8_t *bytes, size_t count));
