public import Domain
public import JSONCoding

/// An address with its location.
public struct FoundAddressBody: Body {
    public let found: FoundAddress

    public init(_ found: FoundAddress) {
        self.found = found
    }

    public static var name: String { "FoundAddress" }
    public static var parts: [any Body.Type] { [PointBody.self] }

    public static var schema: Schema {
        .object([
            "address": .string().required,
            "point": .reference(PointBody.name).required,
            "accuracy": .words(of: FoundAddress.Accuracy.self).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        found = FoundAddress(
            address: try fields.text("address"),
            point: try fields.body("point", as: PointBody.self).point,
            accuracy: try fields.choice("accuracy")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("address", found.address)
            writer.field("point", PointBody(found.point))
            writer.field("accuracy", found.accuracy.rawValue)
        }
    }
}
