/// A millionth of a degree is some ten centimetres: whole numbers are enough, and compare alike everywhere.
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
