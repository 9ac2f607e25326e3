import Domain

/// A listing as a map first meets it.
struct MapPin {
    /// Fields in a row, and rows: bunches and those alone are never more than its square.
    private static let fields = 16

    let id: Listing.ID
    let point: Point

    init(_ id: Listing.ID, _ point: Point) {
        self.id = id
        self.point = point
    }

    /// Each on its own while they are few; otherwise those that share a field of the box as one.
    static func bunched(_ pins: [MapPin], in box: MapBox) -> (alone: [Listing.ID], [MapCluster]) {
        guard pins.count > ListingMap.most else { return (pins.map(\.id), []) }
        let fields = Dictionary(grouping: pins) { $0.field(of: box) }
        let alone = fields.values.filter { $0.count == 1 }.map { $0[0].id }.sorted(by: >)
        let bunches = fields.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
        return (alone, bunches.compactMap(cluster))
    }

    private func field(of box: MapBox) -> Int {
        let north = (point.latitude - box.southWest.latitude) / box.height * Double(Self.fields)
        let east = (point.longitude - box.southWest.longitude) / box.width * Double(Self.fields)
        return Int(north) * Self.fields + Int(east)
    }

    private static func cluster(_ pins: [MapPin]) -> MapCluster? {
        let point = Point(
            microLatitude: pins.reduce(0) { $0 + $1.point.microLatitude } / pins.count,
            microLongitude: pins.reduce(0) { $0 + $1.point.microLongitude } / pins.count
        )
        return point.map { MapCluster(.bunch, count: pins.count, point: $0) }
    }
}
