/// Stores conversations.
public protocol ConversationRepository: Sendable {
    /// Returns the conversation of `guest` about a listing, or creates the one that `begin` returns and
    /// notifies the listing's author. A conversation that the guest has left returns to their list. Atomic:
    /// concurrent calls create one conversation.
    ///
    /// Throws ``ListingRefusal/notFound`` when the listing doesn't exist or a block separates its author and
    /// `guest`, and ``ConversationRefusal/tooManyBegun``.
    func open(
        about listing: Listing.ID,
        by guest: Member.ID,
        at now: Moment,
        _ begin: @escaping @Sendable (Listing) throws -> Conversation
    ) async throws -> OpenedConversation

    /// Appends the message to its conversation and notifies the other members. A repeated request returns the
    /// message it made before.
    ///
    /// Throws an ``ImageRefusal`` for images that can't be used.
    func send(_ message: OutgoingMessage) async throws -> Message

    /// Marks the entries up to this number as read. A mark never decreases and never exceeds the latest
    /// entry. When the last entry is read, so are the notices of the conversation.
    func read(_ id: Conversation.ID, upTo number: Int, by reader: Member.ID, at now: Moment)
        async throws -> ReadMarks

    /// Replaces a message by the line of its deletion, for all members. Its text and images are erased; a
    /// report of it keeps its copy. Deleting it again does nothing.
    ///
    /// Throws what ``Message/deletion(by:at:)`` throws, and ``ConversationRefusal/messageNotFound``.
    func delete(_ number: Int, in id: Conversation.ID, by sender: Member.ID, at now: Moment) async throws

    /// Replaces a message by a line in this member's view only, at any time and also that of another sender.
    /// Doing it again does nothing. Read marks and unread counts stay as they are.
    ///
    /// Throws what ``Message/allowHiding()`` throws, and ``ConversationRefusal/messageNotFound``.
    func hide(_ number: Int, in id: Conversation.ID, by member: Member.ID, at now: Moment) async throws

    /// Shows a message again that the member has hidden.
    ///
    /// Throws what ``hide(_:in:by:at:)`` throws.
    func unhide(_ number: Int, in id: Conversation.ID, by member: Member.ID, at now: Moment) async throws

    /// Turns the member's notices and unread counts for the conversation off or on. Its deals still cause
    /// notices.
    func mute(_ id: Conversation.ID, _ isMuted: Bool, by member: Member.ID) async throws

    /// Removes the conversation from the member's list until a message or a line with
    /// ``Line/Event/bringsBack`` is added, or the member asks again. Until then a pair is closed to the
    /// member: everything but leaving it throws ``ConversationRefusal/left``. Then all of it is back. The
    /// other member of a pair gets a line, unless they have left it too. A member of a group remains one
    /// until they leave the roster.
    ///
    /// Throws ``ConversationRefusal/dealOpen``.
    func leave(_ id: Conversation.ID, by member: Member.ID, at now: Moment) async throws
}

/// The result of starting a conversation with 신청하기.
public struct OpenedConversation: Sendable {
    public let id: Conversation.ID
    /// Whether the call created it.
    public let isBegun: Bool

    public init(id: Conversation.ID, isBegun: Bool) {
        self.id = id
        self.isBegun = isBegun
    }
}

/// The read marks of a conversation.
public struct ReadMarks: Hashable, Sendable {
    public let own: Int
    /// The entry up to which all other members have read; nil without other members.
    public let others: Int?
    /// The number of entries by others after the reader's mark.
    public let unread: Int

    public init(own: Int, others: Int?, unread: Int) {
        self.own = own
        self.others = others
        self.unread = unread
    }
}
