#include "CBuild.h"

// In a section of its own, which `Tools/stamp` replaces. Volatile, or the compiler takes it for empty.
__attribute__((section(".madang.build"), used)) static const volatile char stamp[64] = "";

const char *build_stamp(void) {
    return (const char *)stamp;
}
