extension PlaceHits {
    /// The matched regions by rank and then by code, at most `limit`.
    ///
    /// Equal ranks alternate between districts, so that a name shared by several cities shows all of them
    /// before the first fills the list.
    func ranked(districts district: (_ region: Int) -> UInt64, limit: Int) -> [Int] {
        guard !isEmpty, limit > 0 else { return [] }
        let found = matches.map { UInt64(scores[$0]) << 32 | UInt64($0) }.sorted()
        var turns: [UInt64] = []
        turns.reserveCapacity(found.count)
        var (lastGroup, lastScore, turn): (UInt64, UInt64, UInt64) = (.max, .max, 0)
        for entry in found {
            let (group, score) = (district(Int(entry & 0xFFFF)), entry >> 32)
            turn = group == lastGroup && score == lastScore ? turn + 1 : 0
            (lastGroup, lastScore) = (group, score)
            turns.append(score << 32 | turn << 16 | entry & 0xFFFF)
        }
        return turns.sorted().prefix(limit).map { Int($0 & 0xFFFF) }
    }

    /// The matched regions by rank, by distance and then by code, at most `limit`.
    func ranked(limit: Int, metres: (_ region: Int) -> Int) -> [Int] {
        guard !isEmpty, limit > 0 else { return [] }
        return matches.map { (scores[$0], metres($0), $0) }.sorted { $0 < $1 }.prefix(limit).map(\.2)
    }

    private var matches: [Int] { scores.indices.filter { scores[$0] != Self.none } }
}
