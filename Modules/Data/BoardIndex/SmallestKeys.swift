/// Keeps the least of all offered keys, up to one more than a page.
struct SmallestKeys<Key: Comparable> {
    private let most: Int
    private(set) var keys: [Key] = []

    init(limit: Int) {
        most = limit + 1
        keys.reserveCapacity(most)
    }

    /// The greatest kept key once it is full. Offering a key that isn't less has no effect.
    var last: Key? { keys.count == most ? keys.last : nil }

    mutating func offer(_ key: Key) {
        if let last {
            guard key < last else { return }
            keys.removeLast()
        }
        keys.insert(key, at: keys.partitioningIndex { $0 >= key })
    }
}
