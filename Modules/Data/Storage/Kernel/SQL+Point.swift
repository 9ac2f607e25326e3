import Database
import Domain

/// A millionth of a degree is some ten centimetres: whole numbers are enough, and compare alike everywhere.
extension Point {
    var microLatitude: Int { Int((latitude * 1_000_000).rounded()) }
    var microLongitude: Int { Int((longitude * 1_000_000).rounded()) }

    init?(microLatitude: Int, microLongitude: Int) {
        self.init(
            latitude: Double(microLatitude) / 1_000_000,
            longitude: Double(microLongitude) / 1_000_000
        )
    }
}

extension Row {
    func point(_ latitude: String = "latitude", _ longitude: String = "longitude") throws -> Point {
        let east: Int = try value(longitude)
        return try stored(latitude) { (north: Int) in
            Point(microLatitude: north, microLongitude: east)
        }
    }
}
