import Dispatch
import Synchronization

/// Holds the first arrival until a test opens it. Later ones pass.
public final class Gate: Sendable {
    private let opened = DispatchSemaphore(value: 0)
    private let arrivals = AsyncStream.makeStream(of: Void.self)
    private let isTaken = Mutex(false)

    public init() {}

    /// Blocks the caller's thread the first time, for at most 30 seconds.
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

    /// Ends the wait for an arrival when none can follow, as after an error.
    public func finish() {
        arrivals.continuation.finish()
    }

    public func open() {
        opened.signal()
    }
}
