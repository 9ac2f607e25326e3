#pragma once
#include <stddef.h>

// The compiled gazetteer, part of the program's read-only bytes.
extern const unsigned char gazetteer_first_byte[];
extern const unsigned char gazetteer_end[];

static inline const void *gazetteer_start(void) { return gazetteer_first_byte; }
static inline size_t gazetteer_size(void) { return (size_t)(gazetteer_end - gazetteer_first_byte); }
