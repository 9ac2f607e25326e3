public import Domain
public import JSONCoding

/// A member's unread counts.
public struct UnreadBody: Body, Hashable {
    public let messages: Int
    /// The number of conversations with unread entries.
    public let conversations: Int
    public let notices: Int

    public init(_ messages: UnreadMessages, notices: Int) {
        self.messages = messages.messages
        conversations = messages.conversations
        self.notices = notices
    }

    public static var name: String { "Unread" }

    public static var schema: Schema {
        .object([
            "messages": .integer().required,
            "conversations": .integer().required,
            "notices": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        messages = try fields.integer("messages")
        conversations = try fields.integer("conversations")
        notices = try fields.integer("notices")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("messages", messages)
            writer.field("conversations", conversations)
            writer.field("notices", notices)
        }
    }
}
