import Synchronization

/// One client's open stream: events go in from anywhere, at once, without waiting. A client that lags by more
/// than the capacity is let go, and comes back with its `Last-Event-ID`.
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
        var farewells: [@Sendable () -> Void] = []

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

    /// `capacity` counts events that the connection has not taken yet.
    public init(capacity: Int = 64) {
        self.capacity = capacity
    }

    public var isOpen: Bool { state.withLock { !$0.isClosed } }

    /// Whether the stream was closed because its reader lagged or went.
    public var wasDropped: Bool { state.withLock { $0.isDropped } }

    /// How many events may be sent now before the stream counts as lagging.
    public var room: Int { state.withLock { $0.isClosed ? 0 : max(0, capacity - $0.waiting.count) } }

    /// What to call each time the connection has taken all that was waiting: whoever has much to send waits
    /// for it instead of losing the client. It has to be quick.
    public func onDrained(_ call: @escaping @Sendable () -> Void) {
        state.withLock { $0.thirst = call }
    }

    /// False when the stream is closed, or is closed now because its reader lags.
    @discardableResult
    public func send(_ event: Event) -> Bool {
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

    /// Ends the stream once what is waiting has been sent.
    public func close() {
        end(dropping: false)
    }

    /// Lets the client go: what is waiting is forgotten.
    func drop() {
        end(dropping: true)
    }

    /// Called once, when the stream closes for whatever reason; at once if it is closed already.
    public func onClose(_ farewell: @escaping @Sendable () -> Void) {
        let isLate = state.withLock { state in
            if !state.isClosed { state.farewells.append(farewell) }
            return state.isClosed
        }
        if isLate { farewell() }
    }

    /// What to call when there is something to take, or the stream has closed.
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
        let (wake, farewells) = state.withLock { state -> ((@Sendable () -> Void)?, [@Sendable () -> Void]) in
            if dropping && !state.isDropped {
                state.isDropped = true
                state.waiting = []
            } else if state.isClosed {
                return (nil, [])
            }
            state.isClosed = true
            state.thirst = nil
            defer { state.farewells = [] }
            return (state.wake, state.farewells)
        }
        wake?()
        for farewell in farewells { farewell() }
    }
}
