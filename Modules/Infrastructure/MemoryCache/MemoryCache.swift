public import Synchronization

/// Values that were read or made lately, by key, each until it is forgotten because something has changed.
///
/// It never holds more than `most`: what wasn't asked for while half as many others were is forgotten.
public final class MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// When something was read: what was forgotten since then may have been read as it was before.
    public struct Moment: Sendable {
        @usableFromInline let number: Int

        @inlinable
        init(number: Int) { self.number = number }
    }

    @usableFromInline
    struct State {
        @usableFromInline var latest: [Key: Value] = [:]
        @usableFromInline var former: [Key: Value] = [:]
        @usableFromInline var number = 0
        @usableFromInline var half: Int

        @inlinable
        init(number: Int = 0, half: Int) {
            self.number = number
            self.half = half
        }
    }

    @usableFromInline let state: Mutex<State>

    @inlinable
    public init(most: Int) {
        state = Mutex(State(half: max(1, most / 2)))
    }

    /// What is over the new limit is forgotten as others are kept.
    @inlinable
    public func limit(to most: Int) {
        state.withLock { $0.half = max(1, most / 2) }
    }

    /// To be taken before what is kept is read.
    @inlinable
    public var moment: Moment { state.withLock { Moment(number: $0.number) } }

    @inlinable
    public func value(of key: Key) -> Value? {
        state.withLock { find(key, in: &$0) }
    }

    /// In the order of `keys`.
    @inlinable
    public func values(of keys: [Key]) -> [Value?] {
        state.withLock { state in keys.map { find($0, in: &state) } }
    }

    /// Keeps what was read at `moment` or later, unless anything was forgotten since.
    @inlinable
    public func keep(_ values: [(Key, Value)], readAt moment: Moment) {
        state.withLock { state in
            guard state.number == moment.number else { return }
            for (key, value) in values { keep(value, for: key, in: &state) }
        }
    }

    @inlinable
    public func forget(_ keys: some Sequence<Key>) {
        state.withLock { state in
            state.number += 1
            for key in keys {
                state.latest[key] = nil
                state.former[key] = nil
            }
        }
    }

    @inlinable
    public func forgetAll() {
        state.withLock { $0 = State(number: $0.number + 1, half: $0.half) }
    }

    @inlinable
    public var count: Int { state.withLock { $0.latest.count + $0.former.count } }

    @inlinable
    func find(_ key: Key, in state: inout State) -> Value? {
        if let value = state.latest[key] { return value }
        guard let value = state.former.removeValue(forKey: key) else { return nil }
        keep(value, for: key, in: &state)
        return value
    }

    @inlinable
    func keep(_ value: Value, for key: Key, in state: inout State) {
        if state.latest.count >= state.half {
            state.former = state.latest
            state.latest = [:]
        }
        state.latest[key] = value
    }
}
