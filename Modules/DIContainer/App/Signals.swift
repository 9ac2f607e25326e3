@preconcurrency import Dispatch
import Glibc

/// Receives signals from the operator or the system.
final class Signals: Sendable {
    private let numbers: [Int32]
    private let heard = AsyncStream.makeStream(of: Void.self)
    private let sources: [any DispatchSourceSignal]

    /// Requests to stop the process.
    static func toStop() async -> Signals { await Signals([SIGINT, SIGTERM]) }

    /// Requests to read again what an operator may change while the process runs.
    static func toReload() async -> Signals { await Signals([SIGHUP]) }

    /// Returns once it is listening. Until then a signal ends the process, and none is lost.
    private init(_ numbers: [Int32]) async {
        self.numbers = numbers
        sources = numbers.map { DispatchSource.makeSignalSource(signal: $0) }
        for source in sources {
            source.setEventHandler { [heard] in heard.continuation.yield() }
            await withCheckedContinuation { listening in
                source.setRegistrationHandler { listening.resume() }
                source.resume()
            }
        }
    }

    /// Waits for the first signal. A second one ends the process immediately.
    func first() async {
        _ = await heard.stream.first { true }
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
    }

    /// Does the work at each signal until the task is cancelled.
    func each(_ work: () async -> Void) async {
        for await _ in heard.stream { await work() }
    }
}
