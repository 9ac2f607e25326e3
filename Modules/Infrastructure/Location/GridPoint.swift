/// A point on the grid an atlas is drawn on: whole steps of 1e-5 degrees, about a metre, so that sides are
/// exact.
public struct GridPoint: Hashable, Sendable {
    public static let stepsPerDegree = 100_000.0

    /// Eastwards.
    public let x: Int32
    /// Northwards.
    public let y: Int32

    public init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    /// The nearest grid point, or nothing when the degrees name no point on Earth.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        x = Int32((longitude * Self.stepsPerDegree).rounded())
        y = Int32((latitude * Self.stepsPerDegree).rounded())
    }

    public var latitude: Double { Double(y) / Self.stepsPerDegree }
    public var longitude: Double { Double(x) / Self.stepsPerDegree }
}
