public import Domain
import JSONCoding

/// One entry of a conversation: a member's message, or a line of the server.
public struct MessageBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "Message",
        Field("id", \.id),
        Field("conversation", \.conversation),
        Field("number", \.number, .integer(1...Int.max)),
        Field("sender", \.sender),
        Field("text", \.text),
        Field("caution", \.caution),
        Field("images", \.images),
        Field("line", \.line),
        Field("sentAt", \.sentAt),
        make: Self.init
    )

    /// The deal that the entry is shown with.
    public var shownDeal: Deal.ID? { line?.line.shownDeal }
}

extension MessageBody {
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
}
