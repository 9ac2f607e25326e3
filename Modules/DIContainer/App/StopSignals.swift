@preconcurrency import Dispatch
import Glibc

/// Receives requests to stop the process from the operator or the system.
final class StopSignals: Sendable {
    private static let numbers = [SIGINT, SIGTERM]

    private let heard = AsyncStream.makeStream(of: Void.self)
    private let sources: [any DispatchSourceSignal]

    /// Returns once it is listening. Until then a signal ends the process, and none is lost.
    init() async {
        sources = Self.numbers.map { DispatchSource.makeSignalSource(signal: $0) }
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
        for number in Self.numbers { signal(number, SIG_DFL) }
    }
}
