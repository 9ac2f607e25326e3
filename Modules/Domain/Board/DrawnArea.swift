/// An area that a reader drew on the map: a polygon whose sides don't cross.
public struct DrawnArea: Hashable, Sendable {
    /// The numbers of corners that an area can have.
    public static let counts = 3...100
    /// The longest side of the box around it, in degrees: some fifty kilometres.
    public static let widest = 0.5
    /// A corner is rounded to this many steps a degree, about a metre each.
    static let stepsPerDegree = 100_000

    /// A corner in steps.
    struct Corner: Hashable, Sendable {
        let latitude: Int
        let longitude: Int
    }

    let corners: [Corner]
    /// The smallest box around it.
    public let box: MapBox

    /// - Parameter corners: in order; the last is joined to the first.
    init(_ corners: [Corner]) throws(DrawnAreaRefusal) {
        guard corners.count >= Self.counts.lowerBound else { throw .tooFewCorners }
        guard corners.count <= Self.counts.upperBound else { throw .tooManyCorners }
        guard !Self.isCrossing(corners) else { throw .crossesItself }
        let (latitudes, longitudes) = (corners.map(\.latitude), corners.map(\.longitude))
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max(),
            let box = try? MapBox(
                west: Self.degrees(west),
                south: Self.degrees(south),
                east: Self.degrees(east),
                north: Self.degrees(north)
            )
        else { throw .unreadable }
        guard max(box.width, box.height) <= Self.widest else { throw .tooLarge }
        self.corners = corners
        self.box = box
    }

    /// The area with these corners, rounded.
    public init(around points: [Point]) throws(DrawnAreaRefusal) {
        func steps(_ degrees: Double) -> Int { Int((degrees * Double(Self.stepsPerDegree)).rounded()) }
        try self.init(
            points.map { Corner(latitude: steps($0.latitude), longitude: steps($0.longitude)) }
        )
    }

    /// The area that fills a box.
    public init(filling box: MapBox) throws(DrawnAreaRefusal) {
        let (south, west) = (box.southWest.latitude, box.southWest.longitude)
        let (north, east) = (box.northEast.latitude, box.northEast.longitude)
        let corners = [(south, west), (south, east), (north, east), (north, west)]
        try self.init(around: corners.compactMap { Point(latitude: $0.0, longitude: $0.1) })
    }

    /// Its corners, in order.
    public var points: [Point] {
        corners.compactMap {
            Point(latitude: Self.degrees($0.latitude), longitude: Self.degrees($0.longitude))
        }
    }

    private static func degrees(_ steps: Int) -> Double { Double(steps) / Double(stepsPerDegree) }

    /// Excludes the northern and eastern sides of a box, as ``MapBox`` does, so that areas that share a side
    /// have no point in common.
    public func contains(microLatitude: Int, microLongitude: Int) -> Bool {
        let scale = 1_000_000 / Self.stepsPerDegree
        var isInside = false
        var last = corners[corners.count - 1]
        for corner in corners {
            defer { last = corner }
            let (south, north) =
                last.latitude < corner.latitude ? (last, corner) : (corner, last)
            guard south.latitude * scale <= microLatitude, microLatitude < north.latitude * scale else {
                continue
            }
            // Whether the point is west of the side, without a division.
            let height = (north.latitude - south.latitude) * scale
            let run = (north.longitude - south.longitude) * scale
            let (up, east) = (
                microLatitude - south.latitude * scale, microLongitude - south.longitude * scale
            )
            if east * height < run * up { isInside.toggle() }
        }
        return isInside
    }

    public func contains(_ point: Point) -> Bool {
        contains(microLatitude: point.microLatitude, microLongitude: point.microLongitude)
    }
}

extension DrawnArea {
    /// Whether two sides meet anywhere but in the corner that they share.
    private static func isCrossing(_ corners: [Corner]) -> Bool {
        let sides = corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
        for first in sides.indices {
            for second in sides.indices.dropFirst(first + 1) {
                let isNext = second == first + 1 || (first == 0 && second == sides.count - 1)
                let isMeeting =
                    isNext
                    ? isFoldedBack(sides[first], sides[second], sharing: second == first + 1)
                    : meet(sides[first], sides[second])
                if isMeeting { return true }
            }
        }
        return false
    }

    /// Whether two sides with a common corner have more in common, or one of them has no length.
    private static func isFoldedBack(
        _ first: (Corner, Corner),
        _ second: (Corner, Corner),
        sharing isEndOfFirst: Bool
    ) -> Bool {
        let (former, middle, latter) =
            isEndOfFirst ? (first.0, first.1, second.1) : (second.0, second.1, first.1)
        guard turn(former, middle, latter) == 0 else { return false }
        let forwards =
            (middle.latitude - former.latitude) * (latter.latitude - middle.latitude)
            + (middle.longitude - former.longitude) * (latter.longitude - middle.longitude)
        return forwards <= 0
    }

    private static func meet(_ first: (Corner, Corner), _ second: (Corner, Corner)) -> Bool {
        let turns = (
            turn(first.0, first.1, second.0), turn(first.0, first.1, second.1),
            turn(second.0, second.1, first.0), turn(second.0, second.1, first.1)
        )
        if turns.0 * turns.1 < 0, turns.2 * turns.3 < 0 { return true }
        return (turns.0 == 0 && spans(first, second.0)) || (turns.1 == 0 && spans(first, second.1))
            || (turns.2 == 0 && spans(second, first.0)) || (turns.3 == 0 && spans(second, first.1))
    }

    /// 1 to the left, -1 to the right, 0 straight on.
    private static func turn(_ from: Corner, _ over: Corner, _ to: Corner) -> Int {
        let left = (over.longitude - from.longitude) * (to.latitude - from.latitude)
        let right = (over.latitude - from.latitude) * (to.longitude - from.longitude)
        return (left - right).signum()
    }

    /// Whether a corner in line with a side is on it.
    private static func spans(_ side: (Corner, Corner), _ corner: Corner) -> Bool {
        (min(side.0.latitude, side.1.latitude)...max(side.0.latitude, side.1.latitude))
            .contains(corner.latitude)
            && (min(side.0.longitude, side.1.longitude)...max(side.0.longitude, side.1.longitude))
                .contains(corner.longitude)
    }
}

/// The reasons to refuse an area.
public enum DrawnAreaRefusal: String, Refusal, CaseIterable {
    case unreadable = "area.unreadable"
    case tooFewCorners = "area.too-few-corners"
    /// More than ``DrawnArea/counts`` allows.
    case tooManyCorners = "area.too-many-corners"
    case crossesItself = "area.crosses-itself"
    /// Wider or higher than ``DrawnArea/widest``.
    case tooLarge = "area.too-large"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
    public var field: String? { "area" }
}
