public import Domain
public import JSONCoding

/// An exact place, for readers who may see it.
public struct ExactPlaceBody: Body, Hashable {
    public let place: ExactPlace

    public init(_ place: ExactPlace) {
        self.place = place
    }

    public static var name: String { "ExactPlace" }
    public static var parts: [any Body.Type] { [PointBody.self] }

    public static var schema: Schema {
        .object([
            "point": .reference(PointBody.name).required,
            "address": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        let point = try fields.body("point", as: PointBody.self).point
        let address = try fields.textIfPresent("address")
        place = try fields.reading("address") { () throws(ListingRefusal) in
            try ExactPlace(point: point, address: address)
        }
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("point", PointBody(place.point))
            writer.field("address", place.address)
        }
    }
}
