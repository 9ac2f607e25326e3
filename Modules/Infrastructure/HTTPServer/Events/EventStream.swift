import Synchronization

/// One client's open stream. Sending is possible from any thread and never waits. A client that falls
/// behind by more than the capacity is disconnected, and reconnects with its `Last-Event-ID`.
public final class EventStream: Sendable {
    enum Chunk {
        case bytes(Int)
        case nothingYet
        case ended
        case dropped
    }

    private struct State {
        var waiting: [[UInt8]] = []
        var written = 0
        var isClosed = false
        var isDropped = false
        var wake: (@Sendable () -> Void)?
        var thirst: (@Sendable () -> Void)?
        var closeHandlers: [@Sendable () -> Void] = []

        mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
            var filled = 0
            while filled < buffer.count, let first = waiting.first {
                let count = min(first.count - written, buffer.count - filled)
                let rest = first[written..<written + count]
                UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyBytes(from: rest)
                filled += count
                written += count
                if written == first.count {
                    waiting.removeFirst()
                    written = 0
                }
            }
            return filled
        }
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameter capacity: events queued before the client counts as too slow.
    public init(capacity: Int = 64) {
        self.capacity = capacity
    }

    public var isOpen: Bool { state.withLock { !$0.isClosed } }

    /// Whether the stream was closed because its reader was too slow or disconnected.
    public var wasDropped: Bool { state.withLock { $0.isDropped } }

    /// Events that may be sent now before the reader counts as too slow.
    public var room: Int { state.withLock { $0.isClosed ? 0 : max(0, capacity - $0.waiting.count) } }

    /// Sets a closure that is called each time the queue empties, so that a large backlog can be sent in
    /// pieces. It must return quickly.
    public func onDrained(_ call: @escaping @Sendable () -> Void) {
        state.withLock { $0.thirst = call }
    }

    /// Returns false when the stream is closed, or closes now because its reader is too slow.
    @discardableResult
    public func send(_ event: StreamEvent) -> Bool {
        let outcome = state.withLock { state -> (sent: Bool, lags: Bool, wake: (@Sendable () -> Void)?) in
            guard !state.isClosed else { return (false, false, nil) }
            guard state.waiting.count < capacity else { return (false, true, nil) }
            state.waiting.append(event.bytes)
            return (true, false, state.waiting.count == 1 ? state.wake : nil)
        }
        if outcome.lags { drop() }
        outcome.wake?()
        return outcome.sent
    }

    /// Ends the stream once queued events have been sent.
    public func close() {
        end(dropping: false)
    }

    /// Disconnects the client and discards queued events.
    func drop() {
        end(dropping: true)
    }

    /// Sets a closure that is called once when the stream closes, or immediately if it is already closed.
    public func onClose(_ handler: @escaping @Sendable () -> Void) {
        let isLate = state.withLock { state in
            if !state.isClosed { state.closeHandlers.append(handler) }
            return state.isClosed
        }
        if isLate { handler() }
    }

    /// Sets a closure that is called when there are events to take, or when the stream closed.
    func onReadable(_ wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    var isQuiet: Bool { state.withLock { $0.waiting.isEmpty && !$0.isClosed } }

    func take(into buffer: UnsafeMutableRawBufferPointer) -> Chunk {
        let (chunk, thirst) = state.withLock { state -> (Chunk, (@Sendable () -> Void)?) in
            if state.isDropped { return (.dropped, nil) }
            let filled = state.fill(buffer)
            if filled > 0 { return (.bytes(filled), state.waiting.isEmpty ? state.thirst : nil) }
            return (state.isClosed ? .ended : .nothingYet, nil)
        }
        thirst?()
        return chunk
    }

    private func end(dropping: Bool) {
        let (wake, closeHandlers) = state.withLock {
            state -> ((@Sendable () -> Void)?, [@Sendable () -> Void]) in
            if dropping && !state.isDropped {
                state.isDropped = true
                state.waiting = []
            } else if state.isClosed {
                return (nil, [])
            }
            state.isClosed = true
            state.thirst = nil
            defer { state.closeHandlers = [] }
            return (state.wake, state.closeHandlers)
        }
        wake?()
        for handler in closeHandlers { handler() }
    }
}
