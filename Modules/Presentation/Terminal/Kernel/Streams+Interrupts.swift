import Dispatch
import Glibc
import Synchronization

extension Streams {
    /// While active, Control-C no longer ends the process.
    @Sendable
    static func interrupts() -> AsyncStream<Void> {
        AsyncStream { heard in
            let number = InterruptSource.open { heard.yield() }
            heard.onTermination = { _ in InterruptSource.close(number) }
        }
    }
}

/// Handles SIGINT until released. Nested listeners share one source, since a process has one handler per
/// signal.
private enum InterruptSource {
    private struct State {
        var listeners: [Int: @Sendable () -> Void] = [:]
        var latest = 0
        var source: (any DispatchSourceSignal)?
    }

    private static let state = Mutex(State())

    static func open(_ hear: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.latest += 1
            state.listeners[state.latest] = hear
            guard state.source == nil else { return state.latest }
            let source = DispatchSource.makeSignalSource(signal: SIGINT)
            source.setEventHandler { ring() }
            source.resume()
            state.source = source
            return state.latest
        }
    }

    static func close(_ number: Int) {
        state.withLock { state in
            state.listeners[number] = nil
            guard state.listeners.isEmpty, let source = state.source else { return }
            source.cancel()
            state.source = nil
            signal(SIGINT, SIG_DFL)
        }
    }

    private static func ring() {
        for hear in state.withLock({ Array($0.listeners.values) }) { hear() }
    }
}
