// Stands in for a converter whose decoder was taken over. Its input has a line with the path of a file, and
// one with a port of this machine. It tries to change the file, to connect to the port, to start a process,
// and what else an intruder would like, and writes a line for each attempt. Without such lines it sleeps.
// With the argument `enter` it confines itself before that, as the decoder of pictures does; with `read`, as
// the painter does, which reads fonts.
#define _GNU_SOURCE
#include <CProcess.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void tell(const char *attempt, int succeeded) {
    printf("%s: %s\n", attempt, succeeded ? "done" : strerror(errno));
    fflush(stdout);
}

static void use_file(const char *path) {
    const int read_only = open(path, O_RDONLY);
    tell("read", read_only >= 0);
    const int file = open(path, O_WRONLY | O_APPEND);
    tell("write", file >= 0 && write(file, "taken", 5) == 5);
    tell("truncate", truncate(path, 1) == 0);
    char other[4096];
    snprintf(other, sizeof other, "%s.new", path);
    tell("create", open(other, O_WRONLY | O_CREAT, 0600) >= 0);
    tell("rename", rename(path, other) == 0);
}

static void use_network(int port) {
    const int stream = socket(AF_INET, SOCK_STREAM, 0);
    tell("socket", stream >= 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    tell("connect", stream >= 0 && connect(stream, (struct sockaddr *)&address, sizeof address) == 0);
    tell("local socket", socket(AF_UNIX, SOCK_STREAM, 0) >= 0);
}

static void use_processes(void) {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    tell("fork", child > 0);
    if (child > 0) waitpid(child, NULL, 0);
    tell("signal", kill(getppid(), 0) == 0);
    // Which, unlike attaching, lets it go on.
    tell("trace", ptrace(PTRACE_SEIZE, getppid(), 0, 0) == 0);
    const struct rlimit limit = {1, 1};
    tell("limit", prlimit(getppid(), RLIMIT_CORE, &limit, NULL) == 0);
    struct rlimit own;
    getrlimit(RLIMIT_AS, &own);
    printf("memory: %lu\n", (unsigned long)own.rlim_cur);
    int files = 0;
    for (int file = 0; file < 1024; file++) files += fcntl(file, F_GETFD) >= 0;
    printf("files: %d\n", files);
    fflush(stdout);
    char *const arguments[] = {"sh", "-c", "exit 0", NULL};
    execv("/bin/sh", arguments);
    tell("execute", 0);
}

int main(int count, char **arguments) {
    char path[4096];
    int port;
    if (count > 1 && strcmp(arguments[1], "enter") == 0 && process_confine() != 0) return 3;
    const char *const fonts[] = {"/usr/share/fonts", NULL};
    if (count > 1 && strcmp(arguments[1], "read") == 0 && process_confine_reading(fonts) != 0) return 3;
    if (scanf("%*[^/]%4095s %d", path, &port) != 2) return (int)sleep(600);
    use_file(path);
    use_network(port);
    use_processes();
    return 0;
}
