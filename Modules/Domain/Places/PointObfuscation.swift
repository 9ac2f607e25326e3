/// Moves an exact place by 100 to 300 metres, within its neighbourhood if that goes, before anyone sees it.
///
/// Which way is drawn by a secret of the server from the author and the surroundings of the place: whoever
/// compares all that an author ever posted from one place sees one point, and averaging tells nothing.
struct PointObfuscation: Sendable {
    static let distances = 100.0...300.0
    /// So many tries, and then the neighbourhood's own point: at worst on an islet or a sliver of land.
    private static let tries = 64

    let gazetteer: any Gazetteer
    let secret: any AppSecret

    func hide(
        _ exact: Point,
        in neighbourhood: Neighbourhood,
        of author: Member.ID,
        at now: Moment
    ) -> Point {
        var chance = SplitMix64(seed: secret.number(for: "\(author) \(exact.surroundings)"))
        for _ in 0..<Self.tries {
            guard let moved = exact.moved(by: Offset(drawnBy: &chance)) else { continue }
            if gazetteer.neighbourhood(at: moved, at: now)?.code == neighbourhood.code { return moved }
        }
        return neighbourhood.point
    }
}

/// A number that only this server can compute: the same for the same words, for ever.
public protocol AppSecret: Sendable {
    func number(for words: String) -> UInt64
}

/// In metres, anywhere in the ring between the two distances with the same chance.
private struct Offset {
    let east: Double
    let north: Double

    init(drawnBy chance: inout SplitMix64) {
        let widest = PointObfuscation.distances.upperBound
        var east = 0.0
        var north = 0.0
        repeat {
            east = Double.random(in: -widest...widest, using: &chance)
            north = Double.random(in: -widest...widest, using: &chance)
        } while !PointObfuscation.distances.contains((east * east + north * north).squareRoot())
        self.east = east
        self.north = north
    }
}

extension Point {
    /// A square of some two hundred metres.
    fileprivate var surroundings: String {
        "\(Int((latitude * 500).rounded(.down))) \(Int((longitude * 500).rounded(.down)))"
    }

    fileprivate func moved(by offset: Offset) -> Point? {
        let metresOfDegree = 111_320.0
        return Point(
            latitude: latitude + offset.north / metresOfDegree,
            longitude: longitude + offset.east / (metresOfDegree * Self.cosine(ofDegrees: latitude))
        )
    }
}
