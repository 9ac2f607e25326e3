public import Domain
public import JSONCoding

/// One entry of a conversation: a member's message, or a line of the server.
public struct MessageBody: Body {
    public let id: Message.ID
    public let conversation: Conversation.ID
    public let number: Int
    /// Nil for a line, and for a deleted account.
    public let sender: Member.ID?
    public let text: String?
    /// A reason for the recipient to be careful.
    public let caution: MessageCaution?
    public let images: [ImageBody]
    public let line: LineBody?
    public let sentAt: Moment

    public init(_ message: Message) {
        id = message.id
        conversation = message.conversation
        number = message.number
        sentAt = message.sentAt
        switch message.content {
        case .written(let sender, let text, let images):
            self.sender = sender
            self.text = text?.text
            caution = text?.caution
            self.images = images.map(ImageBody.init)
            line = nil
        case .line(let line):
            sender = nil
            text = nil
            caution = nil
            images = []
            self.line = LineBody(line)
        }
    }

    public static var name: String { "Message" }
    public static var parts: [any Body.Type] { [ImageBody.self, LineBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "conversation": .string().required,
            "number": .integer(1...Int.max).required,
            "sender": .nullable(.string()).required,
            "text": .nullable(.string()).required,
            "caution": .nullable(.words(of: MessageCaution.self)).required,
            "images": .array(of: .reference(ImageBody.name)).required,
            "line": .nullable(.reference(LineBody.name)).required,
            "sentAt": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        conversation = try fields.identifier("conversation")
        number = try fields.integer("number")
        sender = try fields.identifierIfPresent("sender")
        text = try fields.textIfPresent("text")
        caution = try fields.choiceIfPresent("caution")
        images = try fields.bodies("images")
        line = try fields.bodyIfPresent("line")
        sentAt = try fields.moment("sentAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("conversation", conversation)
            writer.field("number", number)
            writer.field("sender", sender)
            writer.field("text", text)
            writer.field("caution", caution?.rawValue)
            writer.field("images", images)
            writer.field("line", line)
            writer.field("sentAt", sentAt)
        }
    }

    /// The deal that the entry is shown with.
    public var shownDeal: Deal.ID? { line?.line.shownDeal }
}
