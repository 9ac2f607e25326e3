/// What a question, or a part of it, has found: one entry per region of the atlas.
struct PlaceHits {
    /// Ordered from the best.
    enum Reason: UInt8, Comparable {
        case current, former, station

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    static let none = UInt32.max

    /// The best part in the upper half, the sum of all parts in the lower; lower is better, ``none`` is not
    /// found.
    private(set) var scores: [UInt32]
    private(set) var reasons: [Reason]
    /// The text to show where the reason is a station.
    private(set) var stations: [Int]
    private(set) var isEmpty = true

    init(regions: Int) {
        scores = Array(repeating: Self.none, count: regions)
        reasons = Array(repeating: .station, count: regions)
        stations = Array(repeating: 0, count: regions)
    }

    /// Takes one find in; the best rank stays, and independently of it the best reason.
    mutating func add(_ region: Int, rank: UInt8, reason: Reason, station: Int) {
        let score = UInt32(rank) << 16 | UInt32(rank)
        if reason == .station, scores[region] == Self.none || score < scores[region] {
            stations[region] = station
        }
        if scores[region] == Self.none || reason < reasons[region] { reasons[region] = reason }
        scores[region] = min(scores[region], score)
        isEmpty = false
    }

    /// Keeps what both have found: the best rank of either, the sum of both, the weaker reason.
    func both(_ other: PlaceHits) -> PlaceHits {
        var result = PlaceHits(regions: scores.count)
        for region in scores.indices {
            let (mine, its) = (scores[region], other.scores[region])
            guard mine != Self.none, its != Self.none else { continue }
            let weaker = reasons[region] >= other.reasons[region] ? self : other
            result.scores[region] = min(mine >> 16, its >> 16) << 16 | (mine & 0xFFFF) + (its & 0xFFFF)
            result.reasons[region] = weaker.reasons[region]
            result.stations[region] = weaker.stations[region]
            result.isEmpty = false
        }
        return result
    }

    /// Adds what only the other has found, and what it has found better.
    func either(_ other: PlaceHits) -> PlaceHits {
        var result = self
        for region in scores.indices where other.scores[region] < scores[region] {
            result.scores[region] = other.scores[region]
            result.reasons[region] = other.reasons[region]
            result.stations[region] = other.stations[region]
        }
        result.isEmpty = isEmpty && other.isEmpty
        return result
    }

    /// Puts everything found behind whatever the other has found.
    func behind(_ other: PlaceHits) -> PlaceHits {
        var result = self
        for region in scores.indices where scores[region] != Self.none {
            result.scores[region] |= 1 << 31
        }
        return other.either(result)
    }
}
