import Dispatch
import Synchronization

/// Holds the first change that comes through open until the test lets it go on; later ones pass.
public final class Gate: Sendable {
    private let opened = DispatchSemaphore(value: 0)
    private let arrivals = AsyncStream.makeStream(of: Void.self)
    private let isTaken = Mutex(false)

    public init() {}

    /// Stands here on the caller's thread the first time, for half a minute at most should a test forget it.
    public func holdFirstArrival() {
        let isFirst = isTaken.withLock { taken in
            defer { taken = true }
            return !taken
        }
        guard isFirst else { return }
        arrivals.continuation.yield()
        _ = opened.wait(timeout: .now() + 30)
    }

    public func arrival() async {
        _ = await arrivals.stream.first { true }
    }

    public func open() {
        opened.signal()
    }
}
