#pragma once
#include <stddef.h>

// A file of the pages, part of the program's read-only bytes.
struct asset {
    // NULL for an unknown name.
    const unsigned char *bytes;
    size_t size;
};

struct asset asset_named(const char *file);
