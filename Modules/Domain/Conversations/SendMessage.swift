/// Sends a member's message in one of their conversations.
public struct SendMessage: Sendable {
    private let conversations: any ConversationRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        conversations: any ConversationRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.conversations = conversations
        self.identifiers = identifiers
        self.clock = clock
    }

    public func callAsFunction(
        _ text: MessageText?,
        showing images: [Image.ID],
        in conversation: Conversation.ID,
        by sender: Member.ID
    ) async throws -> Message {
        let message = try OutgoingMessage(
            id: identifiers.next(),
            to: conversation,
            from: sender,
            text: text,
            images: images,
            at: clock.now
        )
        return try await conversations.send(message)
    }
}
