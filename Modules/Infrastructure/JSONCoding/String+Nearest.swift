extension String {
    /// Returns the most similar option: at most two edits away, and not a different word.
    public func nearest(among options: [String]) -> String? {
        let asked = Array(lowercased().unicodeScalars.prefix(longestCompared + 1))
        guard asked.count <= longestCompared else { return nil }
        return
            options
            .map { (option: $0, distance: editDistance(asked, Array($0.lowercased().unicodeScalars))) }
            .filter { $0.distance <= min(2, asked.count - 1) }
            .min { $0.distance < $1.distance }?
            .option
    }
}

/// Longer names are not typing errors and are skipped for speed.
private let longestCompared = 64

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard abs(left.count - right.count) <= 2 else { return Int.max }
    var above = Array(0...right.count)
    for (row, letter) in left.enumerated() {
        var diagonal = above[0]
        above[0] = row + 1
        for (column, other) in right.enumerated() {
            let replaced = diagonal + (letter == other ? 0 : 1)
            diagonal = above[column + 1]
            above[column + 1] = min(replaced, above[column] + 1, diagonal + 1)
        }
    }
    return above[right.count]
}
