/// The first of all that is offered, in order, and no more of them than a page and one take.
struct Leading<Key: Comparable> {
    private let most: Int
    private(set) var keys: [Key] = []

    init(limit: Int) {
        most = limit + 1
        keys.reserveCapacity(most)
    }

    /// The last of them, once there are as many as are wanted: what is not before it is offered in vain.
    var last: Key? { keys.count == most ? keys.last : nil }

    mutating func offer(_ key: Key) {
        if let last {
            guard key < last else { return }
            keys.removeLast()
        }
        keys.insert(key, at: keys.partitioningIndex { $0 >= key })
    }
}
