/// The matches of a query or a part of it: one entry per region of the atlas.
struct PlaceHits {
    /// Best first.
    enum Reason: UInt8, Comparable {
        case current, former, station

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    static let none = UInt32.max

    /// The best part's rank in the upper half, the sum of all parts in the lower. Lower is better; ``none``
    /// is no match.
    private(set) var scores: [UInt32]
    private(set) var reasons: [Reason]
    /// The text to show when the reason is a station.
    private(set) var stations: [Int]
    private(set) var isEmpty = true

    init(regions: Int) {
        scores = Array(repeating: Self.none, count: regions)
        reasons = Array(repeating: .station, count: regions)
        stations = Array(repeating: 0, count: regions)
    }

    /// Adds a match. Keeps the best rank and, independently, the best reason.
    mutating func add(_ region: Int, rank: UInt8, reason: Reason, station: Int) {
        let score = UInt32(rank) << 16 | UInt32(rank)
        if reason == .station, scores[region] == Self.none || score < scores[region] {
            stations[region] = station
        }
        if scores[region] == Self.none || reason < reasons[region] { reasons[region] = reason }
        scores[region] = min(scores[region], score)
        isEmpty = false
    }

    /// The intersection, with the better rank, the sum of the ranks and the weaker reason.
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

    /// The union, with the better of both for each region.
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

    /// Ranks all of these matches below those of the other.
    func behind(_ other: PlaceHits) -> PlaceHits {
        var result = self
        for region in scores.indices where scores[region] != Self.none {
            result.scores[region] |= 1 << 31
        }
        return other.either(result)
    }
}
