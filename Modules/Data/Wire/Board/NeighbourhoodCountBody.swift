public import JSONCoding

/// The number of open listings in a neighbourhood.
public struct NeighbourhoodCountBody: Body {
    public let neighbourhood: NeighbourhoodLabelBody
    public let count: Int

    public init(_ neighbourhood: NeighbourhoodLabelBody, count: Int) {
        self.neighbourhood = neighbourhood
        self.count = count
    }

    public static var name: String { "NeighbourhoodCount" }
    public static var parts: [any Body.Type] { [NeighbourhoodLabelBody.self] }

    public static var schema: Schema {
        .object([
            "neighbourhood": .reference(NeighbourhoodLabelBody.name).required,
            "count": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        neighbourhood = try fields.body("neighbourhood")
        count = try fields.integer("count")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("neighbourhood", neighbourhood)
            writer.field("count", count)
        }
    }
}
