/// Cache entries in a hash table with open addressing, evicted by the clock algorithm. A lookup reads one
/// place in memory, where a dictionary of indexes reads four.
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
    /// A power of two of them, at most two thirds full.
    @usableFromInline var slots: [Entry?] = Array(repeating: nil, count: 8)
    @usableFromInline var count = 0
    @usableFromInline var hand = 0

    @inlinable
    init(most: Int, number: Int = 0) {
        self.most = max(1, most)
        self.number = number
    }

    /// The slot of a key, or the empty one that it would take.
    @inlinable
    func slot(of key: Key) -> Int {
        var slot = home(of: key)
        while let other = slots[slot]?.key, other != key { slot = next(slot) }
        return slot
    }

    @inlinable
    func home(of key: Key) -> Int { key.hashValue & (slots.count - 1) }

    @inlinable
    func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

    @inlinable
    mutating func find(_ key: Key) -> Value? { use(slot(of: key)) }

    /// The value in a slot; nil when it is empty.
    @inlinable
    mutating func use(_ slot: Int) -> Value? {
        slots[slot]?.wasAsked = true
        return slots[slot]?.value
    }

    @inlinable
    mutating func keep(_ value: Value, for key: Key) {
        let known = slot(of: key)
        if slots[known] != nil {
            slots[known] = Entry(key: key, value: value)
            return
        }
        while count >= most { forgetNext() }
        if (count + 1) * 3 > slots.count * 2 { grow() }
        slots[slot(of: key)] = Entry(key: key, value: value)
        count += 1
    }

    @inlinable
    mutating func grow() {
        let entries = slots
        slots = Array(repeating: nil, count: 2 * entries.count)
        hand = 0
        for case .some(let entry) in entries { slots[slot(of: entry.key)] = entry }
    }

    @inlinable
    mutating func forget(_ key: Key) {
        let slot = slot(of: key)
        if slots[slot] != nil { empty(slot) }
    }

    /// Moves later entries into the gap, so that they are still found from their homes.
    @inlinable
    mutating func empty(_ slot: Int) {
        var (gap, candidate) = (slot, next(slot))
        while let key = slots[candidate]?.key {
            let distance = (candidate - home(of: key)) & (slots.count - 1)
            if distance >= (candidate - gap) & (slots.count - 1) {
                slots[gap] = slots[candidate]
                gap = candidate
            }
            candidate = next(candidate)
        }
        slots[gap] = nil
        count -= 1
    }

    /// Evicts the next entry that was not used since the hand passed it.
    @inlinable
    mutating func forgetNext() {
        while true {
            if let wasAsked = slots[hand]?.wasAsked {
                guard wasAsked else { return empty(hand) }
                slots[hand]?.wasAsked = false
            }
            hand = next(hand)
        }
    }
}
