/// The use cases of conversations.
public struct Conversations: Sendable {
    let conversations: any ConversationRepository
    let identifiers: IdentifierGenerator
    let clock: any WallClock

    public init(
        conversations: any ConversationRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.conversations = conversations
        self.identifiers = identifiers
        self.clock = clock
    }
}
