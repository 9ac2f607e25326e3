extension Array {
    /// The first place from which on every element is meant; none before it is. ``count`` where none is.
    func partitioningIndex(where isMeant: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isMeant(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Positions of listings, the newest first.
extension [Int64] {
    /// The first place that stands behind a position.
    func start(after position: Int64) -> Int { partitioningIndex { $0 < position } }

    /// Where a position stands; nil where it doesn't.
    func place(of position: Int64) -> Int? {
        let place = start(after: position) - 1
        return place >= 0 && self[place] == position ? place : nil
    }
}
