import Atlas
import Domain

/// Point lookups a second on one core.
enum Points {
    static func measure() throws {
        let gazetteer = try MappedGazetteer.embedded()
        let points = scattered(200_000)
        let now = SystemMoment.now
        var found = 0
        let clock = ContinuousClock()
        var best = Double.infinity
        for _ in 1...5 {
            found = 0
            let time = clock.measure {
                for point in points where gazetteer.neighbourhood(at: point, at: now) != nil { found += 1 }
            }
            best = min(best, time / .seconds(1))
        }
        Bench.row(
            "point to neighbourhood, one core, \(found * 100 / points.count) % of the points on land",
            "\((Double(points.count) / best).rounded) a second",
            "300,000, better 1,000,000"
        )
    }

    /// Uniformly distributed over the country's bounding box, so some are at sea.
    private static func scattered(_ count: Int) -> [Point] {
        var generator = Generator(state: 20_261_120)
        return (0..<count).compactMap { _ in
            Point(
                latitude: .random(in: 34.5...38.2, using: &generator),
                longitude: .random(in: 126.3...129.4, using: &generator)
            )
        }
    }
}

/// A deterministic random number generator.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

enum SystemMoment {
    /// A date after every renaming in the gazetteer.
    static let now = Moment(milliseconds: 1_795_170_600_000)
}
