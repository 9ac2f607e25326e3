extension Conversations {
    /// Sends a member's message in one of their conversations.
    public func send(
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
