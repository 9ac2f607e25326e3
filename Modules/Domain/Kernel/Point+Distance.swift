extension Point {
    /// Along a meridian.
    public static let metresOfDegree = 111_320.0

    /// Whole metres to a point nearby.
    public func metres(to other: Point) -> Int {
        let north = Double(other.microLatitude - microLatitude)
        let east = Double(other.microLongitude - microLongitude) * Self.cosine(ofDegrees: latitude)
        let metres = (north * north + east * east).squareRoot() * (Self.metresOfDegree / 1_000_000)
        return Int(metres.rounded())
    }

    /// Metres to the north and to the east of another point nearby.
    func offset(from other: Point) -> (north: Double, east: Double) {
        (
            (latitude - other.latitude) * Self.metresOfDegree,
            (longitude - other.longitude) * Self.metresOfDegree * Self.cosine(ofDegrees: other.latitude)
        )
    }

    /// Metres to a point nearby, with fractions.
    func distance(to other: Point) -> Double {
        let (north, east) = other.offset(from: self)
        return (north * north + east * east).squareRoot()
    }
}
