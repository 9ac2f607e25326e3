#define _GNU_SOURCE
#include "CCrash.h"

#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static const char *const names[] = {"SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"};
enum { signal_count = sizeof signals / sizeof signals[0], most_frames = 128 };

static char folder_path[PATH_MAX - 64];
static char program_name[128];
// The thread that writes the report; 0 until one does.
static pid_t writer;

// A line that is put together without the heap.
struct line {
    char text[PATH_MAX + 256];
    size_t length;
};

static void add(struct line *line, const char *text) {
    while (*text != 0 && line->length < sizeof line->text) line->text[line->length++] = *text++;
}

static void add_number(struct line *line, uint64_t number, unsigned base, int width) {
    char digits[24];
    int count = 0;
    do {
        digits[count++] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number > 0 || count < width);
    while (count > 0 && line->length < sizeof line->text) line->text[line->length++] = digits[--count];
}

// As in 20261122T090501Z: `gmtime` takes locks, so the calendar is worked out here (Hinnant,
// days_from_civil).
static void add_time(struct line *line, int64_t seconds) {
    int64_t days = seconds / 86400 + 719468, era = days / 146097, day_of_era = days % 146097;
    int64_t year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int64_t shifted = (5 * day_of_year + 2) / 153, month = shifted < 10 ? shifted + 3 : shifted - 9;
    int64_t day = day_of_year - (153 * shifted + 2) / 5 + 1, rest = seconds % 86400;
    add_number(line, (uint64_t)(year_of_era + era * 400 + (month <= 2)), 10, 4);
    add_number(line, (uint64_t)month, 10, 2);
    add_number(line, (uint64_t)day, 10, 2);
    add(line, "T");
    add_number(line, (uint64_t)(rest / 3600), 10, 2);
    add_number(line, (uint64_t)(rest / 60 % 60), 10, 2);
    add_number(line, (uint64_t)(rest % 60), 10, 2);
    add(line, "Z");
}

static void put(int file, const struct line *line) {
    size_t done = 0;
    while (done < line->length) {
        ssize_t count = write(file, line->text + done, line->length - done);
        if (count <= 0) return;
        done += (size_t)count;
    }
}

static const char *name_of(int number) {
    for (int index = 0; index < signal_count; index++) {
        if (signals[index] == number) return names[index];
    }
    return "signal";
}

static void describe(struct line *line, const char *time, int number, const siginfo_t *information) {
    add(line, program_name);
    add(line, "\ntime: ");
    add(line, time);
    add(line, "\nsignal: ");
    add(line, name_of(number));
    add(line, ", code ");
    add(line, information->si_code < 0 ? "-" : "");
    add_number(line, (uint64_t)llabs(information->si_code), 10, 1);
    // Of a signal that was sent the sender takes the address's place.
    if (information->si_code > 0) {
        add(line, "\naddress: 0x");
        add_number(line, (uint64_t)(uintptr_t)information->si_addr, 16, 1);
    } else {
        add(line, "\nsent by process: ");
        add_number(line, (uint64_t)information->si_pid, 10, 1);
    }
    add(line, "\nprocess: ");
    add_number(line, (uint64_t)getpid(), 10, 1);
    add(line, "\nthread: ");
    add_number(line, (uint64_t)writer, 10, 1);
    add(line, "\nframes:\n");
}

static void report(int number, const siginfo_t *information) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    struct line time = {.length = 0};
    add_time(&time, now.tv_sec);
    time.text[time.length] = 0;

    struct line path = {.length = 0};
    add(&path, folder_path);
    add(&path, "/");
    add(&path, time.text);
    add(&path, "-");
    add_number(&path, (uint64_t)getpid(), 10, 1);
    add(&path, ".crash");
    path.text[path.length] = 0;

    mkdir(folder_path, 0700);
    int file = open(path.text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    struct line text = {.length = 0};
    describe(&text, time.text, number, information);
    if (file >= 0) {
        put(file, &text);
        void *frames[most_frames];
        backtrace_symbols_fd(frames, backtrace(frames, most_frames), file);
        fsync(file);
        close(file);
    }
    struct line notice = {.length = 0};
    add(&notice, program_name);
    add(&notice, " was ended by ");
    add(&notice, name_of(number));
    add(&notice, file >= 0 ? ": " : ", and no report could be written: ");
    add(&notice, path.text);
    add(&notice, "\n");
    put(STDERR_FILENO, &notice);
}

static void handle(int number, siginfo_t *information, void *context) {
    (void)context;
    pid_t self = (pid_t)syscall(SYS_gettid), none = 0;
    if (__atomic_compare_exchange_n(&writer, &none, self, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
        report(number, information);
    } else if (none != self) {
        // The thread that was first ends the process, and this one with it.
        for (;;) pause();
    }
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(number, &standard, NULL);
    // Comes once this handler has returned: the signal is blocked until then.
    raise(number);
}

int crash_arm(const char *folder, const char *program) {
    if (strlen(folder) >= sizeof folder_path || strlen(program) >= sizeof program_name) return -1;
    strcpy(folder_path, folder);
    strcpy(program_name, program);
    // Swift's own backtraces, where an operator has asked for them, say more.
    if (getenv("SWIFT_BACKTRACE") != NULL) return 0;
    // Loads the library that it needs: what follows a signal may not.
    void *frames[1];
    backtrace(frames, 1);
    for (int index = 0; index < signal_count; index++) {
        struct sigaction ours = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO};
        sigfillset(&ours.sa_mask);
        sigaction(signals[index], &ours, NULL);
    }
    return 0;
}
