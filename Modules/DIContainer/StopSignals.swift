@preconcurrency import Dispatch
import Glibc

/// Hears the operator, or the system, ask the process to stop.
final class StopSignals: Sendable {
    private let heard = AsyncStream.makeStream(of: Void.self)
    private let sources: [any DispatchSourceSignal]

    init() {
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number)
        }
        for source in sources {
            source.setEventHandler { [heard] in heard.continuation.yield() }
            source.resume()
        }
    }

    func first() async {
        _ = await heard.stream.first { true }
        for source in sources { source.cancel() }
    }
}
