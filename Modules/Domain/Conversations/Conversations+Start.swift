extension Conversations {
    /// Returns the member's conversation about a listing, and creates it if there is none.
    public func start(about listing: Listing.ID, by guest: Member.ID) async throws
        -> OpenedConversation
    {
        let now = clock.now
        let id: Conversation.ID = identifiers.next()
        return try await conversations.open(about: listing, by: guest, at: now) { listing in
            try Conversation(id, asking: listing, by: guest, at: now)
        }
    }
}
