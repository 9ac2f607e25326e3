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

    /// Keeps the message as the next of its conversation, and tells all members. Of a request that is
    /// repeated, the message that came of it before.
    ///
    /// Throws an ``ImageRefusal`` when its pictures won't do.
    func send(_ message: OutgoingMessage) async throws -> Message

    /// The reader has seen the entries up to this number. A mark never goes back, nor beyond the latest
    /// entry; the notices of the conversation count as read with its last.
    func read(_ id: Conversation.ID, upTo number: Int, by reader: Member.ID, at now: Moment)
        async throws -> ReadMarks

    /// Takes the conversation out of the member's list until there is something new in it. A line tells the
    /// other of a pair, unless they have left it, too. A member of a group stays one until they leave the
    /// roster.
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

/// How far the members have read, and what is left for the reader.
public struct ReadMarks: Hashable, Sendable {
    public let own: Int
    /// The entry up to which all others have read. Nil when there is no other member.
    public let others: Int?
    /// Entries of others beyond the own mark.
    public let unread: Int

    public init(own: Int, others: Int?, unread: Int) {
        self.own = own
        self.others = others
        self.unread = unread
    }
}
