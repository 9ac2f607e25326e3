/// A message to send: text, images or both.
public struct OutgoingMessage: Sendable {
    public let id: Message.ID
    public let conversation: Conversation.ID
    public let sender: Member.ID
    public let text: MessageText?
    public let images: [Image.ID]
    public let sentAt: Moment

    public init(
        id: Message.ID,
        to conversation: Conversation.ID,
        from sender: Member.ID,
        text: MessageText?,
        images: [Image.ID],
        at now: Moment
    ) throws(ConversationRefusal) {
        guard text != nil || !images.isEmpty else { throw .textMissing }
        self.id = id
        self.conversation = conversation
        self.sender = sender
        self.text = text
        self.images = images
        sentAt = now
    }

    /// Returns the message as the entry with this number.
    public func said(as number: Int, showing images: [Image]) -> Message {
        Message(
            id: id,
            conversation: conversation,
            number: number,
            content: .written(by: sender, text: text, images: images),
            sentAt: sentAt
        )
    }
}
