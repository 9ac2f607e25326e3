import Foundation
import Glibc
import Synchronization

/// A program that runs beside the tests, and not for longer than this object is held.
///
/// Not a `Process` of Foundation, which can't watch one through a descriptor beyond 1,023.
final class ChildProcess: Sendable {
    /// Where a program's standard streams lead.
    enum Stream: Sendable {
        case closed
        case file(String)
    }

    struct Failure: Error {
        let reason: String
    }

    private let life: Life
    private let ending: Task<Int32, Never>

    var identifier: pid_t { life.identifier }

    init(
        _ program: String,
        _ arguments: [String],
        environment: [String: String],
        input: Stream,
        output: Stream,
        error: Stream
    ) throws {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        Self.lead(0, to: input, O_RDONLY, &files)
        Self.lead(1, to: output, O_WRONLY | O_CREAT | O_APPEND, &files)
        Self.lead(2, to: error, O_WRONLY | O_CREAT | O_APPEND, &files)

        let words = ([program] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + variables).forEach { free($0) } }
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, program, &files, nil, words + [nil], variables + [nil])
        guard code == 0 else { throw Failure(reason: "\(program): \(String(cString: strerror(code)))") }
        let life = Life(identifier)
        self.life = life
        ending = Task { await life.end() }
    }

    deinit {
        life.send(SIGKILL)
    }

    func send(_ signal: Int32) {
        life.send(signal)
    }

    /// Returns when the program has ended, with its exit code, or as a shell has it: 128 and the signal.
    ///
    /// One that has not after three minutes never will, and is killed.
    func end() async -> Int32 {
        DispatchQueue.global().asyncAfter(deadline: .now() + 180) { [life] in life.send(SIGKILL) }
        return await ending.value
    }

    private static func lead(
        _ number: Int32,
        to stream: Stream,
        _ flags: Int32,
        _ files: inout posix_spawn_file_actions_t
    ) {
        switch stream {
        case .closed: posix_spawn_file_actions_addclose(&files, number)
        case .file(let path): posix_spawn_file_actions_addopen(&files, number, path, flags, 0o600)
        }
    }
}

/// Knows whether a process still has its number, so that no signal goes to the one that has it next.
private final class Life: Sendable {
    let identifier: pid_t
    private let isOver = Mutex(false)

    init(_ identifier: pid_t) {
        self.identifier = identifier
    }

    func send(_ signal: Int32) {
        isOver.withLock { over in
            if !over { kill(identifier, signal) }
        }
    }

    func end() async -> Int32 {
        await withCheckedContinuation { ended in
            Thread.detachNewThread { [self] in ended.resume(returning: wait()) }
        }
    }

    private func wait() -> Int32 {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        return isOver.withLock { over in
            over = true
            var status: Int32 = 0
            waitpid(identifier, &status, 0)
            let signal = status & 0x7F
            return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        }
    }
}

/// Runs what blocks on a thread of its own, away from Swift's pool.
public func offPool<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { done in
        Thread.detachNewThread { done.resume(with: Result(catching: body)) }
    }
}
