/// Returns the member's conversation about a listing, and creates it if there is none.
public struct StartConversation: Sendable {
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

    public func callAsFunction(about listing: Listing.ID, by guest: Member.ID) async throws
        -> OpenedConversation
    {
        let now = clock.now
        let id: Conversation.ID = identifiers.next()
        return try await conversations.open(about: listing, by: guest, at: now) { listing in
            try Conversation(id, asking: listing, by: guest, at: now)
        }
    }
}
