public import Synchronization

/// Values that were read or made lately, by key, each until it is forgotten because something has changed.
///
/// It never holds more than `most`. A value that wasn't asked for since its last turn makes room for the
/// next, one for one, so that no caller waits while many are freed.
public final class MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// When something was read: what was forgotten since then may have been read as it was before.
    public struct Moment: Sendable {
        @usableFromInline let number: Int

        @inlinable
        init(number: Int) { self.number = number }
    }

    @usableFromInline let state: Mutex<CacheState<Key, Value>>

    @inlinable
    public init(most: Int) {
        state = Mutex(CacheState(most: most))
    }

    /// What is over the new limit is forgotten as others are kept.
    @inlinable
    public func limit(to most: Int) {
        state.withLock { $0.most = max(1, most) }
    }

    /// To be taken before what is kept is read.
    @inlinable
    public var moment: Moment { state.withLock { Moment(number: $0.number) } }

    @inlinable
    public func value(of key: Key) -> Value? {
        state.withLock { $0.find(key) }
    }

    /// In the order of `keys`.
    @inlinable
    public func values(of keys: [Key]) -> [Value?] {
        state.withLock { state in keys.map { state.find($0) } }
    }

    /// Keeps what was read at `moment` or later, unless anything was forgotten since.
    @inlinable
    public func keep(_ values: [(Key, Value)], readAt moment: Moment) {
        state.withLock { state in
            guard state.number == moment.number else { return }
            for (key, value) in values { state.keep(value, for: key) }
        }
    }

    @inlinable
    public func forget(_ keys: some Sequence<Key>) {
        state.withLock { state in
            state.number += 1
            for key in keys { state.forget(key) }
        }
    }

    @inlinable
    public func forgetAll() {
        state.withLock { $0 = CacheState(most: $0.most, number: $0.number + 1) }
    }

    @inlinable
    public var count: Int { state.withLock { $0.places.count } }
}
