/// Coordinates in millionths of a degree, about ten centimetres: integers compare alike on every machine.
extension Point {
    public var microLatitude: Int { Int((latitude * 1_000_000).rounded()) }
    public var microLongitude: Int { Int((longitude * 1_000_000).rounded()) }

    public init?(microLatitude: Int, microLongitude: Int) {
        self.init(
            latitude: Double(microLatitude) / 1_000_000,
            longitude: Double(microLongitude) / 1_000_000
        )
    }
}

extension Point {
    /// Whole metres to a point nearby.
    public func metres(to other: Point) -> Int {
        let north = Double(other.microLatitude - microLatitude)
        let east = Double(other.microLongitude - microLongitude) * Self.cosine(ofDegrees: latitude)
        return Int(((north * north + east * east).squareRoot() * 0.111_32).rounded())
    }
}
