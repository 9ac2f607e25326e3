public import Domain
public import JSONCoding

/// Part of a conversation, oldest first, with cursors in both directions.
public struct HistoryBody: Body {
    public let items: [MessageBody]
    /// Send it as `before`; null at the beginning.
    public let earlier: Int?
    /// Send it as `after`; null at the end.
    public let later: Int?
    public let read: ReadMarksBody

    public init(_ history: History) {
        items = history.messages.map(MessageBody.init)
        earlier = history.earlier
        later = history.later
        read = ReadMarksBody(history.marks)
    }

    public static var name: String { "History" }
    public static var parts: [any Body.Type] { [MessageBody.self, ReadMarksBody.self] }

    public static var schema: Schema {
        .object([
            "items": .array(of: .reference(MessageBody.name)).required,
            "earlier": .nullable(.integer()).required,
            "later": .nullable(.integer()).required,
            "read": .reference(ReadMarksBody.name).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        items = try fields.bodies("items")
        earlier = try fields.integerIfPresent("earlier")
        later = try fields.integerIfPresent("later")
        read = try fields.body("read")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("items", items)
            writer.field("earlier", earlier)
            writer.field("later", later)
            writer.field("read", read)
        }
    }
}
