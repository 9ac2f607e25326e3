#pragma once

// The commit that the program was built from and its day, as `0a1b2c3d4e5f 2026-11-28`; empty when unknown.
// `Tools/stamp` writes it into the linked program, so that a commit compiles nothing again.
const char *build_stamp(void);
