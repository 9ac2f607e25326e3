import Dispatch
import Synchronization

/// Prepares a series' next element on another thread while one is in use.
public final class Prefetcher<Series: IteratorProtocol & Sendable>: Sendable where Series.Element: Sendable {
    private struct State {
        var series: Series
        var made: Series.Element?
    }

    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "prefetcher")

    public init(_ series: Series) {
        state = Mutex(State(series: series))
        makeNext()
    }

    /// Nil at the end.
    public func next() -> Series.Element? {
        let next = queue.sync { state.withLock { $0.made.take() } }
        if next != nil { makeNext() }
        return next
    }

    private func makeNext() {
        queue.async { self.state.withLock { $0.made = $0.series.next() } }
    }
}
