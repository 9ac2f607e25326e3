/// A point on the atlas' grid: steps of 1e-5 degrees, about a metre, so that comparisons are exact.
public struct GridPoint: Hashable, Sendable {
    public static let stepsPerDegree = 100_000.0

    /// East.
    public let x: Int32
    /// North.
    public let y: Int32

    public init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    /// Rounds to the nearest grid point; nil for degrees outside the valid range.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        x = Int32((longitude * Self.stepsPerDegree).rounded())
        y = Int32((latitude * Self.stepsPerDegree).rounded())
    }

    public var latitude: Double { Double(y) / Self.stepsPerDegree }
    public var longitude: Double { Double(x) / Self.stepsPerDegree }
}
