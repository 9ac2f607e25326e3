/// Opens the member's conversation about a listing, or begins it.
public struct StartConversation: Sendable {
    private let conversations: any ConversationRepository
    private let mint: IdentifierGenerator
    private let clock: any WallClock

    public init(conversations: any ConversationRepository, mint: IdentifierGenerator, clock: any WallClock) {
        self.conversations = conversations
        self.mint = mint
        self.clock = clock
    }

    public func callAsFunction(about listing: Listing.ID, by guest: Member.ID) async throws
        -> OpenedConversation
    {
        let now = clock.now
        let id: Conversation.ID = mint.next()
        return try await conversations.open(about: listing, by: guest, at: now) { listing in
            try Conversation(id, asking: listing, by: guest, at: now)
        }
    }
}
