public import Domain
public import JSONCoding

/// A WGS84 coordinate in degrees.
public struct PointBody: Body {
    public let point: Point

    public init(_ point: Point) {
        self.point = point
    }

    public static var name: String { "Point" }

    public static var schema: Schema {
        .object(["lat": .number(-90...90).required, "lon": .number(-180...180).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        let point = Point(latitude: try fields.number("lat"), longitude: try fields.number("lon"))
        guard let point else { throw fields.unreadable("lat", "place on the ground") }
        self.point = point
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("lat", point.latitude)
            writer.field("lon", point.longitude)
        }
    }
}
