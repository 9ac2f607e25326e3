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
