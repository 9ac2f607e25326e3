public import Domain
public import JSONCoding

/// A neighbourhood of a ring: the fields of a neighbourhood, and `steps`.
public struct NearbyBody: Body {
    public let neighbourhood: NeighbourhoodBody
    /// The number of borders or water crossings.
    public let steps: Int

    public init(_ nearby: NearbyNeighbourhood) {
        neighbourhood = NeighbourhoodBody(nearby.neighbourhood)
        steps = nearby.steps
    }

    public static var name: String { "NearbyNeighbourhood" }
    public static var parts: [any Body.Type] { NeighbourhoodBody.parts }

    public static var schema: Schema {
        NeighbourhoodBody.schema.adding(["steps": .integer(Reach.allowed).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        neighbourhood = try NeighbourhoodBody(fields)
        steps = try fields.integer("steps")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            neighbourhood.writeFields(to: &writer)
            writer.field("steps", steps)
        }
    }
}
