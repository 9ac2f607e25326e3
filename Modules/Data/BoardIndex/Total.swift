import Domain

/// A count of listings and their bounds.
struct Total: Equatable {
    var count = 0
    var latitudes = 0
    var longitudes = 0
    var south = Int.max
    var west = Int.max
    var north = Int.min
    var east = Int.min

    init() {}

    init(_ listings: [PackedListing], _ points: [PackedPoint], where isCounted: (PackedListing) -> Bool) {
        for place in listings.indices where isCounted(listings[place]) { add(points[place]) }
    }

    mutating func add(_ point: PackedPoint) {
        let (latitude, longitude) = (Int(point.latitude), Int(point.longitude))
        count += 1
        latitudes += latitude
        longitudes += longitude
        south = min(south, latitude)
        west = min(west, longitude)
        north = max(north, latitude)
        east = max(east, longitude)
    }

    /// Returns false when the bounds may be too wide afterwards and have to be recomputed.
    mutating func remove(_ point: PackedPoint) -> Bool {
        let (latitude, longitude) = (Int(point.latitude), Int(point.longitude))
        count -= 1
        latitudes -= latitude
        longitudes -= longitude
        return south < latitude && latitude < north && west < longitude && longitude < east
    }

    mutating func add(_ other: Total) {
        count += other.count
        latitudes += other.latitudes
        longitudes += other.longitudes
        south = min(south, other.south)
        west = min(west, other.west)
        north = max(north, other.north)
        east = max(east, other.east)
    }

    /// The mean of their coordinates; nil when empty.
    var center: Point? {
        count == 0 ? nil : Point(microLatitude: latitudes / count, microLongitude: longitudes / count)
    }

    /// Whether one of them may be in the box.
    func touches(_ box: MapBox) -> Bool {
        count > 0 && south < box.northEast.microLatitude && north >= box.southWest.microLatitude
            && west < box.northEast.microLongitude && east >= box.southWest.microLongitude
    }
}
