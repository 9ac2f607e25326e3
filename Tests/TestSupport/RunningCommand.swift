import Foundation
import Glibc
import Synchronization

/// A command of the program that goes on until a member stops it, at a desk where all it says comes out
/// together.
public final class RunningCommand: Sendable {
    private let child: ChildProcess
    private let signInState: TemporaryFolder
    private let ear: Int32
    private let heard = Mutex<[UInt8]>([])

    init(_ program: String, _ words: [String], environment: [String: String]) throws {
        signInState = try TemporaryFolder()
        let mouth = signInState.file("mouth").path
        // Open before anyone can speak: when the program ends, the one that listens is told.
        ear = mkfifo(mouth, 0o600) == 0 ? open(mouth, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
        guard ear >= 0 else { throw ChildProcess.Failure(reason: "no mouth") }
        child = try ChildProcess(
            program,
            words,
            environment: environment,
            input: .file("/dev/null"),
            output: .file(mouth),
            error: .file(mouth)
        )
        _ = fcntl(ear, F_SETFL, 0)
    }

    deinit {
        close(ear)
    }

    public var said: String { String(decoding: heard.withLock { $0 }, as: UTF8.self) }

    /// Returns when the output contains the text; throws if it ends without.
    public func say(_ text: String) async throws {
        while !said.contains(text) {
            guard try await listen() else {
                throw ChildProcess.Failure(reason: "it never said \(text): \(said)")
            }
        }
    }

    /// Presses Control-C.
    public func interrupt() {
        child.send(SIGINT)
    }

    /// Returns when it has ended and everything it said was heard, with its exit code.
    public func end() async throws -> Int32 {
        let status = await child.end()
        while try await listen() {}
        return status
    }

    /// False when no one speaks any more.
    private func listen() async throws -> Bool {
        try await offPool { [self] in
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = read(ear, &bytes, bytes.count)
            guard count > 0 else { return false }
            heard.withLock { $0 += bytes.prefix(count) }
            return true
        }
    }
}
