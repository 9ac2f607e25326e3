@preconcurrency import Dispatch
import Glibc

/// Hears the operator, or the system, ask the process to stop.
final class StopSignals: Sendable {
    private static let numbers = [SIGINT, SIGTERM]

    private let heard = AsyncStream.makeStream(of: Void.self)
    private let sources: [any DispatchSourceSignal]

    /// Returns when it listens: until then a signal ends the process, and none is lost.
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

    /// Whoever asks a second time doesn't want to wait: the process then ends as any other would.
    func first() async {
        _ = await heard.stream.first { true }
        for source in sources { source.cancel() }
        for number in Self.numbers { signal(number, SIG_DFL) }
    }
}
