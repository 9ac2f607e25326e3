/// Returns the most similar word, or nil when none is similar enough.
public func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let typed = word.lowercased()
    var best: (word: String, distance: Int)?
    for candidate in words {
        let distance = editDistance(Array(typed), Array(candidate.lowercased()))
        let limit = max(1, (max(typed.count, candidate.count) + 1) / 3)
        let isBeginning = typed.count > 1 && candidate.lowercased().hasPrefix(typed)
        guard distance <= limit || isBeginning else { continue }
        // An unfinished word is likelier than a mistyped one.
        let judged = isBeginning ? min(distance, 1) : distance
        if judged < best?.distance ?? .max { best = (candidate, judged) }
    }
    return best?.word
}

/// The number of insertions, deletions, substitutions and swaps of neighbours.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (i, letter) in one.enumerated() {
        var row = [i + 1]
        for (j, counterpart) in other.enumerated() {
            var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == counterpart ? 0 : 1))
            if i > 0, j > 0, letter == other[j - 1], one[i - 1] == counterpart {
                cost = min(cost, beforeLast[j - 1] + 1)
            }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[other.count]
}
