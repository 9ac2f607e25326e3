#pragma once
#include <sqlite3.h>

// What Swift cannot import: variadic calls, and destructors that are casts of small numbers.

static inline int csqlite_bind_text(sqlite3_stmt *statement, int place, const void *bytes, int count) {
    return sqlite3_bind_text(statement, place, (const char *)bytes, count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int place, const void *bytes, int count) {
    // A null pointer would bind NULL; no bytes are still a value.
    if (count == 0) return sqlite3_bind_zeroblob(statement, place, 0);
    return sqlite3_bind_blob(statement, place, bytes, count, SQLITE_TRANSIENT);
}

// Only before the library is used for the first time, by whichever module does.
static inline int csqlite_leave_memory_uncounted(void) {
    int code = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    return code == SQLITE_MISUSE && sqlite3_memory_used() == 0 ? SQLITE_OK : code;
}

static inline int csqlite_switch(sqlite3 *handle, int option, int on) {
    return sqlite3_db_config(handle, option, on, (int *)0);
}
