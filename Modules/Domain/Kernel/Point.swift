/// A valid WGS84 coordinate in degrees.
public struct Point: Hashable, Sendable {
    public let latitude: Double
    public let longitude: Double

    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Point {
    /// A Taylor series, exact to fourteen digits between the poles, because Domain imports no library.
    public static func cosine(ofDegrees degrees: Double) -> Double {
        let radians = degrees * .pi / 180
        var term = 1.0
        var sum = 1.0
        for step in 1...10 {
            let divisor = (2 * step - 1) * 2 * step
            term *= -radians * radians / Double(divisor)
            sum += term
        }
        return sum
    }
}
