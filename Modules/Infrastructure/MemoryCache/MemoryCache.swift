public import Synchronization

/// A cache of recently used values by key, invalidated explicitly.
///
/// It holds at most `most` values. Each new one evicts a single unused one, so that no caller waits for a
/// mass release.
public final class MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// The time of a read: if the cache was invalidated since, the value may be stale.
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

    /// A lower limit takes effect as values are stored.
    @inlinable
    public func limit(to most: Int) {
        state.withLock { $0.most = max(1, most) }
    }

    /// Take it before reading the value to store.
    @inlinable
    public var moment: Moment { state.withLock { Moment(number: $0.number) } }

    @inlinable
    public func value(of key: Key) -> Value? {
        state.withLock { $0.find(key) }
    }

    /// In the order of `keys`.
    @inlinable
    public func values(of keys: [Key]) -> [Value?] {
        state.withLock { state in
            // First all slots, because a processor reads them at once only where nothing is retained between.
            let slots = keys.map { state.slot(of: $0) }
            return slots.map { state.use($0) }
        }
    }

    /// Stores values read at `moment` or later, unless the cache was invalidated since.
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
    public var count: Int { state.withLock { $0.count } }
}
