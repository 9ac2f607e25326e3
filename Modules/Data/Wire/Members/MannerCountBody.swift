public import Domain
public import JSONCoding

/// How many reviews of a member name a manner.
public struct MannerCountBody: Body {
    public let manner: Manner
    public let count: Int

    init(_ count: MannerCount) {
        manner = count.manner
        self.count = count.count
    }

    public static var name: String { "MannerCount" }

    public static var schema: Schema {
        .object(["manner": .words(of: Manner.self).required, "count": .integer().required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        manner = try fields.choice("manner")
        count = try fields.integer("count")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("manner", manner.rawValue)
            writer.field("count", count)
        }
    }
}
