public import Domain
public import JSONCoding

/// Where the reader of a list is, as far as its address tells.
public struct Standpoint: FlatFields, Hashable {
    public let latitude: Double?
    public let longitude: Double?

    public init(_ point: Point? = nil) {
        latitude = point?.latitude
        longitude = point?.longitude
    }

    public init(latitude: Double?, longitude: Double?) {
        self.latitude = latitude
        self.longitude = longitude
    }

    public static var flatSchema: [(name: String, schema: Schema)] {
        [
            ("lat", .number(-90...90).described("Latitude of the reader, WGS84")),
            ("lon", .number(-180...180).described("Longitude of the reader, WGS84")),
        ]
    }

    public init(flat fields: Fields) throws(FieldError) {
        latitude = try fields.numberIfPresent("lat")
        longitude = try fields.numberIfPresent("lon")
        guard let latitude, let longitude else { return }
        guard Point(latitude: latitude, longitude: longitude) != nil else {
            throw fields.refused("lat", NeighbourhoodRefusal.invalidPoint)
        }
    }

    public func writeFlat(to writer: inout JSONWriter) {
        writer.fieldIfPresent("lat", latitude)
        writer.fieldIfPresent("lon", longitude)
    }
}
