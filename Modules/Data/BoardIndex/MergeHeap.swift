/// A min-heap of the next listings of the groups of several neighbourhoods.
struct MergeHeap<Key: Comparable> {
    struct Head {
        let key: Key
        /// The listings of the group before this one.
        let offset: Int
        /// The neighbourhood's index in the ring.
        let index: Int
        let group: Int
    }

    private var heads: [Head]

    init(_ heads: [Head]) {
        self.heads = heads
        for index in (0..<heads.count / 2).reversed() { sink(self.heads[index], from: index) }
    }

    var first: Head? { heads.first }

    mutating func insert(_ head: Head) {
        heads.append(head)
        var index = heads.count - 1
        while index > 0, head.key < heads[(index - 1) / 2].key {
            heads[index] = heads[(index - 1) / 2]
            index = (index - 1) / 2
        }
        heads[index] = head
    }

    /// - Precondition: it isn't empty.
    mutating func replaceFirst(with head: Head) { sink(head, from: 0) }

    /// - Precondition: it isn't empty.
    mutating func removeFirst() {
        let last = heads.removeLast()
        if !heads.isEmpty { sink(last, from: 0) }
    }

    /// Moves `head` down from `start` to its place.
    private mutating func sink(_ head: Head, from start: Int) {
        var index = start
        while true {
            var child = 2 * index + 1
            guard child < heads.count else { break }
            if child + 1 < heads.count, heads[child + 1].key < heads[child].key { child += 1 }
            guard heads[child].key < head.key else { break }
            heads[index] = heads[child]
            index = child
        }
        heads[index] = head
    }
}
