/// The route of a run as it is stored and drawn: simplified, and without its ends.
public struct RunRoute: Equatable, Sendable {
    /// Of all its lines.
    public static let mostPoints = 300

    /// Points of a line that are examined: the time of simplifying grows with the square.
    private static let mostExamined = 2_000

    /// A line for each part without a gap, of at least two points each.
    public let lines: [[Point]]

    /// Nil without any line.
    public init?(lines: [[Point]]) {
        let lines = lines.filter { $0.count > 1 }
        guard !lines.isEmpty, lines.reduce(0, { $0 + $1.count }) <= Self.mostPoints else { return nil }
        self.lines = lines
    }

    /// Drops points that deviate little, until at most ``mostPoints`` are left.
    init?(simplifying lines: [[Point]]) {
        let lines = lines.filter { $0.count > 1 }.prefix(Self.mostPoints / 2)
            .map { $0.thinned(to: Self.mostExamined).map(\.rounded) }
        // Metres. Five are the accuracy of a watch.
        var tolerance = 5.0
        var simple = lines.map { $0.simplified(within: tolerance) }
        while simple.reduce(0, { $0 + $1.count }) > Self.mostPoints {
            tolerance *= 1.5
            simple = lines.map { $0.simplified(within: tolerance) }
        }
        self.init(lines: simple)
    }
}

/// The area around both ends of a route that is never stored.
public struct PrivacyZone: Hashable, Sendable {
    public static let allowed = 0...1_000
    public static let usual = PrivacyZone(clamping: 200)

    public let metres: Int

    public init(clamping metres: Int) {
        self.metres = min(max(metres, Self.allowed.lowerBound), Self.allowed.upperBound)
    }

    /// A radius up to half as wide again, so that the ends of several routes don't lie on one circle, whose
    /// centre would be the hidden place.
    ///
    /// - Parameter share: random, from 0 to 1.
    func radius(widenedBy share: Double) -> Double {
        Double(metres) * (1 + min(max(share, 0), 1) / 2)
    }
}

extension Point {
    /// To about a metre.
    fileprivate var rounded: Point {
        Point(
            microLatitude: microLatitude / 10 * 10,
            microLongitude: microLongitude / 10 * 10
        ) ?? self
    }

    /// Metres to the line between two points.
    fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
        let (line, own) = (end.offset(from: start), offset(from: start))
        let square = line.north * line.north + line.east * line.east
        guard square > 0 else { return distance(to: start) }
        let along = min(max((own.north * line.north + own.east * line.east) / square, 0), 1)
        let (north, east) = (own.north - along * line.north, own.east - along * line.east)
        return (north * north + east * east).squareRoot()
    }
}

extension [Point] {
    /// Points at equal steps, and the last one.
    fileprivate func thinned(to most: Int) -> [Point] {
        guard count > most, let last else { return self }
        let step = (count + most - 2) / (most - 1)
        return stride(from: 0, to: count - 1, by: step).map { self[$0] } + [last]
    }

    /// The algorithm of Ramer, Douglas and Peucker, with a stack of its own because a track may be long.
    fileprivate func simplified(within tolerance: Double) -> [Point] {
        guard count > 2 else { return self }
        var isKept = [Bool](repeating: false, count: count)
        isKept[0] = true
        isKept[count - 1] = true
        var parts = [(first: 0, last: count - 1)]
        while let part = parts.popLast() {
            var (farthest, most) = (part.first, tolerance)
            for index in part.first + 1..<Swift.max(part.last, part.first + 1) {
                let distance = self[index].distance(toLineFrom: self[part.first], to: self[part.last])
                if distance > most { (farthest, most) = (index, distance) }
            }
            guard farthest != part.first else { continue }
            isKept[farthest] = true
            parts += [(part.first, farthest), (farthest, part.last)]
        }
        return indices.filter { isKept[$0] }.map { self[$0] }
    }
}
