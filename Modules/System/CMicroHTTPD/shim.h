#pragma once
#include <limits.h>
#include <malloc.h>
#include <microhttpd.h>
#include <stdarg.h>
#include <string.h>

// Swift imports neither variadic functions nor enum constants that are also macros.

static inline enum MHD_Result cmhd_yes(void) { return MHD_YES; }
static inline enum MHD_Result cmhd_no(void) { return MHD_NO; }

// Declared only where GNU's extensions were asked for before the first header.
extern int accept4(int socket, struct sockaddr *address, socklen_t *size, int flags);

/// The next connection, which never blocks and which no program that is started inherits.
static inline int cmhd_accept(int socket, struct sockaddr *address, socklen_t *size) {
    return accept4(socket, address, size, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

/// What one daemon needs to be told, in place of a variadic call.
struct cmhd_setup {
    unsigned int idle_seconds;
    size_t connection_memory;
    void *context;
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    void *(*target)(void *context, const char *uri, struct MHD_Connection *connection);
    /// Called on the connection's own thread, just before the library answers a request by itself.
    void (*refusing)(void *context);
};

/// What the library's log calls: kept by the daemon for as long as it runs.
struct cmhd_log {
    void *context;
    void (*refusing)(void *context);
};

/// The library says in its log, and nowhere else, that it is about to answer by itself.
static inline void cmhd_note(void *log, const char *format, va_list arguments) {
    (void)arguments;
    if (strncmp(format, "Error processing request", 24) != 0) return;
    ((const struct cmhd_log *)log)->refusing(((const struct cmhd_log *)log)->context);
}

/// Leaves targets as they came: splitting has to happen before decoding.
static inline size_t cmhd_keep_escaped(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// One thread, which is given its connections. `log` has to outlive the daemon.
static inline struct MHD_Daemon *cmhd_start(const struct cmhd_setup *setup, struct cmhd_log *log) {
    const unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC
        | MHD_USE_NO_LISTEN_SOCKET | MHD_USE_ERROR_LOG;
    log->context = setup->context;
    log->refusing = setup->refusing;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, setup->handle, setup->context,
        // First, so that nothing is ever printed.
        MHD_OPTION_EXTERNAL_LOGGER, &cmhd_note, log,
        // Who may connect is decided before the library hears of it.
        MHD_OPTION_CONNECTION_LIMIT, UINT_MAX,
        MHD_OPTION_CONNECTION_TIMEOUT, setup->idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, setup->connection_memory,
        MHD_OPTION_NOTIFY_COMPLETED, setup->completed, setup->context,
        MHD_OPTION_NOTIFY_CONNECTION, setup->connection, setup->context,
        MHD_OPTION_URI_LOG_CALLBACK, setup->target, setup->context,
        MHD_OPTION_UNESCAPE_CALLBACK, &cmhd_keep_escaped, NULL,
        MHD_OPTION_END);
}

/// The object that was attached to a connection when it was accepted.
static inline void *cmhd_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

static inline int cmhd_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : (int)info->connect_fd;
}

/// Hides a target's query from the library, which would cut it into as many records as it has items, and lose
/// its way when they do not fit. The text is the library's own buffer, which it parses in place.
static inline void cmhd_hide_query(const char *target) {
    char *mark = strchr((char *)target, '?');
    if (mark != NULL) mark[1] = '\0';
}

/// The size of the request's head as it came, request line included; 0 before it is whole.
static inline size_t cmhd_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}

/// The status of the answer that was queued, or 0.
static inline unsigned int cmhd_status(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    return info == NULL ? 0 : info->http_status;
}

static inline int cmhd_was_opened(enum MHD_ConnectionNotificationCode code) {
    return code == MHD_CONNECTION_NOTIFY_STARTED;
}

static inline int cmhd_was_answered(enum MHD_RequestTerminationCode code) {
    return code == MHD_REQUEST_TERMINATED_COMPLETED_OK;
}

static inline void cmhd_each_header(
    struct MHD_Connection *connection, MHD_KeyValueIteratorN visit, void *context) {
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, visit, context);
}

/// A response over a copy of the bytes.
static inline struct MHD_Response *cmhd_copied_response(size_t size, const void *bytes) {
    return MHD_create_response_from_buffer(
        size, (void *)bytes, size == 0 ? MHD_RESPMEM_PERSISTENT : MHD_RESPMEM_MUST_COPY);
}

static inline ssize_t cmhd_read_nothing(void *context, uint64_t position, char *buffer, size_t size) {
    (void)context;
    (void)position;
    (void)buffer;
    (void)size;
    return MHD_CONTENT_READER_END_OF_STREAM;
}

/// For answers that name the length of a body that is not sent.
static inline struct MHD_Response *cmhd_unsent_response(size_t size) {
    return MHD_create_response_from_callback(size, 16, &cmhd_read_nothing, NULL, NULL);
}

static inline ssize_t cmhd_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
static inline ssize_t cmhd_end_with_error(void) { return MHD_CONTENT_READER_END_WITH_ERROR; }
static inline uint64_t cmhd_size_unknown(void) { return MHD_SIZE_UNKNOWN; }

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

/// Gives pages of zeros back to the system, which makes zeros of them again when they are next used. The
/// library clears the rest of a connection's buffer before it answers, and so has the system keep all of it.
/// Only pages after the one that `start` is in, and before `size` bytes beyond it; all have to be mapped,
/// private and used by no other thread.
static inline void cmhd_return_zeros(const void *start, size_t size) {
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    const uintptr_t end = ((uintptr_t)start + size) & ~(page - 1);
    for (uintptr_t at = ((uintptr_t)start & ~(page - 1)) + page; at < end; at += page) {
        const uint64_t *words = (const uint64_t *)at;
        size_t index = 0;
        while (index < page / sizeof(*words) && words[index] == 0) index++;
        if (index == page / sizeof(*words)) madvise((void *)at, page, MADV_DONTNEED);
    }
}

// Noticing that a client has gone while its connection rests: then nobody else looks at the socket.

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

/// How many bytes have come over a connection, read or not; the most there can be where that is unknown.
static inline uint64_t cmhd_received(int socket) {
    // `tcpi_bytes_received` of the kernel's `struct tcp_info`, which the C library declares without it.
    enum { offset = 128 };
    unsigned char information[256];
    socklen_t size = sizeof information;
    uint64_t received;
    if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, information, &size) != 0) return UINT64_MAX;
    if (size < offset + sizeof received) return UINT64_MAX;
    memcpy(&received, information + offset, sizeof received);
    return received;
}

/// Has the system ask after a silent client, and end a connection whose client does not answer any more.
static inline void cmhd_ask_after(int socket, int idle_seconds, int interval_seconds, int times) {
    const int yes = 1;
    const unsigned int patience = (unsigned int)(idle_seconds + interval_seconds * times) * 1000;
    setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &yes, sizeof yes);
    setsockopt(socket, IPPROTO_TCP, TCP_KEEPIDLE, &idle_seconds, sizeof idle_seconds);
    setsockopt(socket, IPPROTO_TCP, TCP_KEEPINTVL, &interval_seconds, sizeof interval_seconds);
    setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &times, sizeof times);
    // The same where the client leaves what it was sent unacknowledged.
    setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &patience, sizeof patience);
}

static inline int cmhd_watch_open(void) { return epoll_create1(EPOLL_CLOEXEC); }

/// Reports `id` once, when the other end stops sending or is gone.
static inline int cmhd_watch_departure(int watch, int socket, uint64_t id) {
    struct epoll_event event = {.events = EPOLLRDHUP | EPOLLONESHOT, .data = {.u64 = id}};
    return epoll_ctl(watch, EPOLL_CTL_ADD, socket, &event);
}

/// An event counter, reported as `id` 0 whenever it is raised.
static inline int cmhd_watch_bell(int watch) {
    int bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN | EPOLLET, .data = {.u64 = 0}};
    if (bell >= 0) epoll_ctl(watch, EPOLL_CTL_ADD, bell, &event);
    return bell;
}

static inline void cmhd_watch_ring(int bell) { eventfd_write(bell, 1); }

/// Waits, for ever when `milliseconds` is negative; fills in ids and returns how many.
static inline int cmhd_watch_wait(int watch, uint64_t *ids, int count, int milliseconds) {
    struct epoll_event events[64];
    int ready = epoll_wait(watch, events, count < 64 ? count : 64, milliseconds);
    for (int index = 0; index < ready; index++) ids[index] = events[index].data.u64;
    return ready < 0 ? 0 : ready;
}
