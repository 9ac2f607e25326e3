/// A member says something in a conversation of theirs.
public struct SendMessage: Sendable {
    private let conversations: any ConversationRepository
    private let mint: IdentifierGenerator
    private let clock: any WallClock

    public init(conversations: any ConversationRepository, mint: IdentifierGenerator, clock: any WallClock) {
        self.conversations = conversations
        self.mint = mint
        self.clock = clock
    }

    public func callAsFunction(
        _ text: MessageText?,
        showing images: [Image.ID],
        in conversation: Conversation.ID,
        by sender: Member.ID
    ) async throws -> Message {
        let message = try OutgoingMessage(
            id: mint.next(),
            to: conversation,
            from: sender,
            text: text,
            images: images,
            at: clock.now
        )
        return try await conversations.send(message)
    }
}
