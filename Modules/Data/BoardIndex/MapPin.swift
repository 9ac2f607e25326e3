import Domain

/// A listing's position for a map.
struct MapPin {
    /// The number of columns and of rows. Clusters and single listings never exceed its square.
    private static let fields = 16

    private let id: Int64
    private let latitude: Int32
    private let longitude: Int32

    init(_ id: Int64, _ point: PackedPoint) {
        self.id = id
        latitude = point.latitude
        longitude = point.longitude
    }

    /// Shows single listings while they are few; otherwise groups those in the same cell of the box. Single
    /// listings are newest first.
    static func bunched(_ pins: [MapPin], in box: MapBox) -> (alone: [Listing.ID], [MapCluster]) {
        guard pins.count > ListingMap.most else { return (newest(pins.map(\.id)), []) }
        let (south, west) = (box.southWest.microLatitude, box.southWest.microLongitude)
        let height = max(1, box.northEast.microLatitude - south)
        let width = max(1, box.northEast.microLongitude - west)
        var bunches = [PinGroup](repeating: PinGroup(), count: fields * fields)
        for pin in pins {
            let north = min((Int(pin.latitude) - south) * fields / height, fields - 1)
            let east = min((Int(pin.longitude) - west) * fields / width, fields - 1)
            bunches[north * fields + east].add(pin)
        }
        let alone = bunches.filter { $0.count == 1 }.map(\.latest)
        return (newest(alone), bunches.compactMap(\.cluster))
    }

    private static func newest(_ ids: [Int64]) -> [Listing.ID] {
        ids.sorted(by: >).map(Listing.ID.init(rawValue:))
    }

    /// Listings in the same cell.
    private struct PinGroup {
        private(set) var count = 0
        /// The most recently added.
        private(set) var latest: Int64 = 0
        private var latitudes = 0
        private var longitudes = 0

        mutating func add(_ pin: MapPin) {
            count += 1
            latest = pin.id
            latitudes += Int(pin.latitude)
            longitudes += Int(pin.longitude)
        }

        /// Nil for a single listing.
        var cluster: MapCluster? {
            guard count > 1 else { return nil }
            return Point(microLatitude: latitudes / count, microLongitude: longitudes / count)
                .map { MapCluster(.bunch, count: count, point: $0) }
        }
    }
}
