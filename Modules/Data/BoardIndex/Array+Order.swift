extension Array {
    /// The first index from which every element satisfies the predicate; ``count`` if none does. No element
    /// before it may satisfy the predicate.
    func partitioningIndex(where isMeant: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isMeant(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Positions of listings, newest first.
extension [Int64] {
    /// The first index after a position.
    func start(after position: Int64) -> Int { partitioningIndex { $0 < position } }

    /// The index of a position; nil when it isn't present.
    func place(of position: Int64) -> Int? {
        let place = start(after: position) - 1
        return place >= 0 && self[place] == position ? place : nil
    }
}
