public import Database
public import Domain

/// An entry of a conversation. Its images are stored as uses of images.
public struct MessageRow: InsertableRow {
    public static let table: StaticString = "messages"

    private let id: Message.ID
    private let conversation: Conversation.ID
    private let number: Int
    private let sender: Member.ID?
    private let text: MessageText?
    private let line: Line?
    private let sentAt: Moment

    /// A member's message.
    public init(
        _ id: Message.ID,
        in conversation: Conversation.ID,
        number: Int,
        by sender: Member.ID,
        _ text: MessageText?,
        at sentAt: Moment
    ) {
        self.id = id
        self.conversation = conversation
        self.number = number
        self.sender = sender
        self.text = text
        line = nil
        self.sentAt = sentAt
    }

    public init(
        _ id: Message.ID,
        in conversation: Conversation.ID,
        number: Int,
        _ line: Line,
        at sentAt: Moment
    ) {
        self.id = id
        self.conversation = conversation
        self.number = number
        sender = line.actor
        text = nil
        self.line = line
        self.sentAt = sentAt
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": id, "conversation": conversation, "number": number, "sender": sender, "text": text?.text,
            "line": line?.event.rawValue, "deal": line?.deal, "starts_at": line?.meeting?.startsAt,
            "minutes": line?.meeting?.minutes, "former_start": line?.meeting?.formerStart, "sent_at": sentAt,
        ]
    }
}
