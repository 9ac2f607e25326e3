/// A position rounded to a thousandth of a degree, about a hundred metres: enough to tell the neighbourhood,
/// too little to tell the house (ADR 46).
public struct RoundedPosition: Hashable, Sendable {
    public static let stepsPerDegree = 1_000

    public let point: Point

    public init(_ point: Point) {
        self.point =
            Point(latitude: Self.rounded(point.latitude), longitude: Self.rounded(point.longitude)) ?? point
    }

    /// In steps.
    public var latitude: Int { Self.steps(point.latitude) }
    public var longitude: Int { Self.steps(point.longitude) }

    private static func rounded(_ degrees: Double) -> Double {
        Double(steps(degrees)) / Double(stepsPerDegree)
    }

    private static func steps(_ degrees: Double) -> Int {
        Int((degrees * Double(stepsPerDegree)).rounded())
    }
}
