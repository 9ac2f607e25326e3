import Database
import Domain

extension Row {
    func point(_ latitude: String = "latitude", _ longitude: String = "longitude") throws -> Point {
        let east: Int = try value(longitude)
        return try stored(latitude) { (north: Int) in
            Point(microLatitude: north, microLongitude: east)
        }
    }
}
