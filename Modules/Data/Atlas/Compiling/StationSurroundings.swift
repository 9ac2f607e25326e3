import Domain
import Location

/// Finds the neighbourhoods near a station, by their borders.
struct StationSurroundings {
    private struct Shape {
        let code: UInt64
        let rings: [[GridPoint]]
        let x: ClosedRange<Int32>
        let y: ClosedRange<Int32>
    }

    private let shapes: [Shape]

    init(_ rings: [UInt64: [[GridPoint]]]) {
        shapes = rings.sorted { $0.key < $1.key }.compactMap { code, rings in
            let (xs, ys) = (rings.joined().map(\.x), rings.joined().map(\.y))
            guard let west = xs.min(), let east = xs.max(), let south = ys.min(), let north = ys.max() else {
                return nil
            }
            return Shape(code: code, rings: rings, x: west...east, y: south...north)
        }
    }

    /// The codes of those with a border at most that far away, in order.
    func codes(nearby metres: Double, _ latitude: Double, _ longitude: Double) -> [UInt64] {
        let (x, y) = (longitude * GridPoint.stepsPerDegree, latitude * GridPoint.stepsPerDegree)
        let metresPerStep = Point.metresOfDegree / GridPoint.stepsPerDegree
        let shrinking = Point.cosine(ofDegrees: latitude)
        let (wide, high) = (metres / metresPerStep / shrinking, metres / metresPerStep)
        return shapes.filter { shape in
            Double(shape.x.lowerBound) - wide <= x && x <= Double(shape.x.upperBound) + wide
                && Double(shape.y.lowerBound) - high <= y && y <= Double(shape.y.upperBound) + high
                && shape.rings.contains { ring in
                    let corners = ring.map {
                        (east: (Double($0.x) - x) * shrinking, north: Double($0.y) - y)
                    }
                    return corners.indices.contains { index in
                        let next = corners[(index + 1) % corners.count]
                        return Self.distance(toSide: corners[index], next) * metresPerStep <= metres
                    }
                }
        }.map(\.code)
    }

    /// From the origin to the nearest point between two corners.
    private static func distance(
        toSide from: (east: Double, north: Double),
        _ to: (east: Double, north: Double)
    ) -> Double {
        let (east, north) = (to.east - from.east, to.north - from.north)
        let length = east * east + north * north
        let share = length == 0 ? 0 : -(from.east * east + from.north * north) / length
        let at = min(max(share, 0), 1)
        let (x, y) = (from.east + at * east, from.north + at * north)
        return (x * x + y * y).squareRoot()
    }
}
