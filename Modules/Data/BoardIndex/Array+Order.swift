extension Array {
    /// The first index from which every element satisfies the predicate; ``count`` if none does. No element
    /// before it may satisfy the predicate.
    func partitioningIndex(where isMeant: (Element) -> Bool) -> Int {
        indices.partitioningIndex { isMeant(self[$0]) }
    }
}

extension Range<Int> {
    /// The first index from which every index satisfies the predicate; the end if none does. No index before
    /// it may satisfy the predicate.
    func partitioningIndex(where isMeant: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isMeant(middle) { high = middle } else { low = middle + 1 }
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
