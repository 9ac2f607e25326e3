/// Moves an exact place by 100 to 300 metres, within its neighbourhood if possible, before it is shown.
///
/// The direction derives from a server secret, the author and the surroundings of the place. All of an
/// author's posts from one place therefore share one point, and averaging reveals nothing.
struct PointObfuscation: Sendable {
    static let distances = 100.0...300.0
    /// Attempts before falling back to the neighbourhood's own point, as on islets and slivers of land.
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

/// A keyed hash that only this server can compute, stable for the same input.
public protocol AppSecret: Sendable {
    func number(for words: String) -> UInt64
}

/// An offset in metres, uniformly distributed over the ring between the two distances.
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
    /// A square of about two hundred metres.
    fileprivate var surroundings: String {
        "\(Int((latitude * 500).rounded(.down))) \(Int((longitude * 500).rounded(.down)))"
    }

    fileprivate func moved(by offset: Offset) -> Point? {
        Point(
            latitude: latitude + offset.north / Self.metresOfDegree,
            longitude: longitude + offset.east / (Self.metresOfDegree * Self.cosine(ofDegrees: latitude))
        )
    }
}
