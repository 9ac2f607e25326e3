public import Domain
public import JSONCoding

/// An edit of a listing.
public struct ListingEditBody: Body, Hashable {
    public let at: Moment
    public let changes: [ListingChangeBody]
    /// Null when the title stayed.
    public let formerTitle: String?

    public init(_ edit: ListingEdit) {
        at = edit.at
        changes = edit.changes.map(ListingChangeBody.init)
        formerTitle = edit.formerTitle?.text
    }

    public static var name: String { "ListingEdit" }
    public static var parts: [any Body.Type] { [ListingChangeBody.self] }

    public static var schema: Schema {
        .object([
            "at": .moment.required,
            "changes": .array(of: .reference(ListingChangeBody.name)).required,
            "formerTitle": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        at = try fields.moment("at")
        changes = try fields.bodies("changes")
        formerTitle = try fields.textIfPresent("formerTitle")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("at", at)
            writer.field("changes", changes)
            writer.field("formerTitle", formerTitle)
        }
    }
}
