/// The values of a cache in a ring, and a hand that goes around it for what makes room: the clock algorithm.
@usableFromInline
struct CacheState<Key: Hashable & Sendable, Value: Sendable> {
    @usableFromInline
    struct Entry {
        @usableFromInline let key: Key
        @usableFromInline let value: Value
        /// Since the hand came by.
        @usableFromInline var wasAsked = false

        @inlinable
        init(key: Key, value: Value) {
            self.key = key
            self.value = value
        }
    }

    @usableFromInline var most: Int
    /// How many times something was forgotten.
    @usableFromInline var number: Int
    @usableFromInline var places: [Key: Int] = [:]
    /// Nil where nothing is.
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

    /// The first, from the hand on, that wasn't asked for since the hand came by.
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
