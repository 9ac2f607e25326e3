public import Domain
public import JSONCoding

/// A member's past search.
public struct PastSearchBody: Body {
    public let search: PastSearch

    public init(_ search: PastSearch) {
        self.search = search
    }

    public static var name: String { "PastSearch" }

    public static var schema: Schema {
        .object(["id": .string().required, "text": .string().required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        search = PastSearch(id: try fields.identifier("id"), text: try fields.text("text"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", search.id)
            writer.field("text", search.text)
        }
    }
}
