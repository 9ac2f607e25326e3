/// Where conversations are kept.
public protocol ConversationRepository: Sendable {
    /// The conversation that `guest` has about a listing, back in their list if they had left it; when there
    /// is none, the one that `begin` makes of the listing, of which its author is told. One step: of two that
    /// begin at once, one finds what the other has begun.
    ///
    /// Throws ``ListingRefusal/notFound`` when there is no such listing, or its author and `guest` don't see
    /// each other, and ``ConversationRefusal/tooManyBegun``.
    func open(
        about listing: Listing.ID,
        by guest: Member.ID,
        at now: Moment,
        _ begin: @escaping @Sendable (Listing) throws -> Conversation
    ) async throws -> OpenedConversation

    /// Keeps the message as the next of its conversation, and tells both members. Of a request that is
    /// repeated, the message that came of it before.
    ///
    /// Throws an ``ImageRefusal`` when its pictures won't do.
    func send(_ message: OutgoingMessage) async throws -> Message

    /// The reader has seen the entries up to this number. A mark never goes back, nor beyond the latest
    /// entry; the notices of the conversation count as read with its last.
    func read(_ id: Conversation.ID, upTo number: Int, by reader: Member.ID, at now: Moment)
        async throws -> ReadMarks

    /// Takes the conversation out of the member's list until there is something new in it. The partner is
    /// told by a line, unless they have left it, too.
    ///
    /// Throws ``ConversationRefusal/dealOpen``.
    func leave(_ id: Conversation.ID, by member: Member.ID, at now: Moment) async throws
}

/// The answer to pressing 신청하기.
public struct OpenedConversation: Sendable {
    public let id: Conversation.ID
    /// Whether it was begun just now.
    public let isBegun: Bool

    public init(id: Conversation.ID, isBegun: Bool) {
        self.id = id
        self.isBegun = isBegun
    }
}

/// How far the two have read, and what is left for the reader.
public struct ReadMarks: Hashable, Sendable {
    public let own: Int
    /// Nil once the partner's account is deleted.
    public let partner: Int?
    /// Entries of others beyond the own mark.
    public let unread: Int

    public init(own: Int, partner: Int?, unread: Int) {
        self.own = own
        self.partner = partner
        self.unread = unread
    }
}
