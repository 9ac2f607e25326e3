public import Domain
public import JSONCoding

/// A member has read a conversation up to an entry.
public struct LiveReadBody: Body, Hashable {
    public let conversation: Conversation.ID
    public let reader: Member.ID
    public let upTo: Int

    public init(_ conversation: Conversation.ID, by reader: Member.ID, upTo: Int) {
        self.conversation = conversation
        self.reader = reader
        self.upTo = upTo
    }

    public static var name: String { "LiveRead" }

    public static var schema: Schema {
        .object([
            "conversation": .string().required,
            "reader": .string().required,
            "upTo": .integer(1...Int.max).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        conversation = try fields.identifier("conversation")
        reader = try fields.identifier("reader")
        upTo = try fields.integer("upTo")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("conversation", conversation)
            writer.field("reader", reader)
            writer.field("upTo", upTo)
        }
    }
}
