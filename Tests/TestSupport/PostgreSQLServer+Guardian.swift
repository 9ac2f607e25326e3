import Dispatch
import Foundation
import Glibc

extension PostgreSQLServer {
    /// A shell at the other end of two pipes, which outlives this process only to clean up after it.
    ///
    /// Not a `Process` of Foundation, which notices an end by a socket that the server would inherit.
    final class Guardian: Sendable {
        /// Commands are answered in their order, so they are given one at a time.
        private let queue = DispatchQueue(label: "postgresql.guard")
        private let commands: Int32
        private let answers: Int32

        init(script: String, arguments: [String]) throws {
            let input = try Self.pipe()
            let output = try Self.pipe()
            defer {
                close(input.reading)
                close(output.writing)
            }
            commands = input.writing
            answers = output.reading

            var files = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&files)
            defer { posix_spawn_file_actions_destroy(&files) }
            posix_spawn_file_actions_adddup2(&files, input.reading, 0)
            posix_spawn_file_actions_adddup2(&files, output.writing, 1)
            posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)

            let words = (["bash", "-c", Self.letGo + script, "postgresql-guard"] + arguments).map {
                strdup($0)
            }
            defer { words.forEach { free($0) } }
            var identifier: pid_t = 0
            let code = posix_spawn(&identifier, "/bin/bash", &files, nil, words + [nil], environ)
            guard code == 0 else { throw PostgreSQLServerError(description: "no shell: error \(code)") }
            // An end that no one collects hides the ends of others from Swift Testing, whose exit tests then
            // never finish.
            Thread.detachNewThread { [identifier] in
                while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
            }
        }

        /// Closes whatever else happened to be open here. It would stay open for as long as the server runs:
        /// the sockets by which Foundation notices the end of other processes among them.
        private static let letGo = """
            for open in /proc/self/fd/*; do
                open=${open##*/}
                [ "$open" -le 2 ] || eval "exec $open>&-"
            done

            """

        deinit {
            close(commands)
            close(answers)
        }

        /// Has a command done, or throws what was said about it.
        func tell(_ command: String) async throws {
            let answer = await withCheckedContinuation { (heard: CheckedContinuation<String, Never>) in
                queue.async { heard.resume(returning: self.ask(command)) }
            }
            guard answer == "ok" else { throw PostgreSQLServerError(description: "\(command): \(answer)") }
        }

        private func ask(_ command: String) -> String {
            let line = Array((command + "\n").utf8)
            guard write(commands, line, line.count) == line.count else { return "the guard is gone" }
            var answer: [UInt8] = []
            var byte: UInt8 = 0
            while read(answers, &byte, 1) == 1, byte != UInt8(ascii: "\n") { answer.append(byte) }
            return String(decoding: answer, as: UTF8.self)
        }

        /// A pipe that no other child inherits: one server's guard must not keep another's waiting.
        private static func pipe() throws -> (reading: Int32, writing: Int32) {
            var ends: [Int32] = [0, 0]
            guard Glibc.pipe(&ends) == 0 else {
                throw PostgreSQLServerError(description: "no pipe: error \(errno)")
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }
    }
}
