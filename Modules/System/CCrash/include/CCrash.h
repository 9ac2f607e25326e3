#pragma once

// Writes a report when a signal ends the process: which one, where, when, and the frames of the thread it
// hit.
//
// Everything a report needs is prepared here; once the signal has come only functions are called that POSIX
// allows in its handler, and `backtrace`, whose library was loaded before. The signal then ends the process
// as it would have without a report. A thread that has used up its stack leaves none.
//
// `folder` is made when the first report is written; `program` is what a report calls the process. Returns 0,
// or -1 when one of the two is too long.
int crash_arm(const char *folder, const char *program);
