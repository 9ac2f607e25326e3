/// Cache entries in a ring, evicted by the clock algorithm.
@usableFromInline
struct CacheState<Key: Hashable & Sendable, Value: Sendable> {
    @usableFromInline
    struct Entry {
        @usableFromInline let key: Key
        @usableFromInline let value: Value
        /// Whether the entry was used since the hand passed it.
        @usableFromInline var wasAsked = false

        @inlinable
        init(key: Key, value: Value) {
            self.key = key
            self.value = value
        }
    }

    @usableFromInline var most: Int
    /// The number of invalidations.
    @usableFromInline var number: Int
    @usableFromInline var places: [Key: Int] = [:]
    /// Nil for free slots.
    @usableFromInline var entries: [Entry?] = []
    @usableFromInline var empty: [Int] = []
    @usableFromInline var hand = 0

    @inlinable
    init(most: Int, number: Int = 0) {
        self.most = max(1, most)
        self.number = number
    }

    @inlinable
    mutating func find(_ key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        entries[place]?.wasAsked = true
        return entries[place]?.value
    }

    @inlinable
    mutating func keep(_ value: Value, for key: Key) {
        if let place = places[key] {
            entries[place] = Entry(key: key, value: value)
            return
        }
        while places.count >= most { forgetNext() }
        let entry = Entry(key: key, value: value)
        if let place = empty.popLast() {
            entries[place] = entry
            places[key] = place
        } else {
            places[key] = entries.count
            entries.append(entry)
        }
    }

    @inlinable
    mutating func forget(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        entries[place] = nil
        empty.append(place)
    }

    /// Evicts the next entry that was not used since the hand passed it.
    @inlinable
    mutating func forgetNext() {
        while true {
            let place = hand
            hand = (hand + 1) % entries.count
            guard let entry = entries[place] else { continue }
            guard entry.wasAsked else { return forget(entry.key) }
            entries[place]?.wasAsked = false
        }
    }
}
