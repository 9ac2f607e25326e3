import Database
import Domain

/// A millionth of a degree is some ten centimetres: whole numbers are enough, and compare alike everywhere.
extension Point {
    var microLatitude: Int { Int((latitude * 1_000_000).rounded()) }
    var microLongitude: Int { Int((longitude * 1_000_000).rounded()) }
}

extension Row {
    func point(_ latitude: String = "latitude", _ longitude: String = "longitude") throws -> Point {
        let east: Int = try value(longitude)
        return try stored(latitude) { (north: Int) in
            Point(latitude: Double(north) / 1_000_000, longitude: Double(east) / 1_000_000)
        }
    }
}
