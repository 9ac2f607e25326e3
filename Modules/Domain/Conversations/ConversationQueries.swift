/// Reads a member's conversations. Throws ``ConversationRefusal/notFound`` for a conversation of other
/// members, and ``ConversationRefusal/left`` for a pair that the member has left. A pair with a block can be
/// read, without the other member's identity. A group isn't affected by blocks: each of the blocked members
/// sees a line in place of the other's messages.
public protocol ConversationQueries: Sendable {
    /// Most recent first, without conversations that the member has left.
    func list(of member: Member.ID, _ part: ConversationPart, _ slice: SliceRequest) async throws
        -> Slice<ConversationSummary>

    func one(_ id: Conversation.ID, for member: Member.ID) async throws -> ConversationSummary

    func history(of id: Conversation.ID, for member: Member.ID, _ span: HistorySpan) async throws -> History

    /// The current members: the organiser first, then in the order of joining. Without members separated from
    /// the reader by a block.
    func members(of id: Conversation.ID, for member: Member.ID) async throws -> [MemberCard]

    /// Counts the conversations that ``list(of:_:)`` shows, without muted ones.
    func unread(of member: Member.ID) async throws -> UnreadMessages
}

/// A conversation in a member's list.
public struct ConversationSummary: Identifiable, Sendable {
    public let conversation: Conversation
    /// The other member of a pair. Nil in a group, after the account is deleted, and with a block.
    public let partner: MemberCard?
    /// Whether a block separates the members of a pair. It can be read but not continued.
    public let isBlocked: Bool
    /// The number of members, including the reader.
    public let memberCount: Int
    /// When a group becomes read-only. Nil for a pair, and without an end.
    public let archivedAt: Moment?
    /// Nil after the listing is deleted.
    public let listing: Listing?
    /// Nil for a conversation without entries.
    public let latest: Message?
    public let marks: ReadMarks
    public let hasLeft: Bool
    public let isMuted: Bool

    public var id: Conversation.ID { conversation.id }

    public init(
        _ conversation: Conversation,
        partner: MemberCard?,
        isBlocked: Bool = false,
        memberCount: Int,
        archivedAt: Moment? = nil,
        listing: Listing?,
        latest: Message?,
        marks: ReadMarks,
        hasLeft: Bool,
        isMuted: Bool = false
    ) {
        self.conversation = conversation
        self.partner = partner
        self.isBlocked = isBlocked
        self.memberCount = memberCount
        self.archivedAt = archivedAt
        self.listing = listing
        self.latest = latest
        self.marks = marks
        self.hasLeft = hasLeft
        self.isMuted = isMuted
    }
}

/// The range of entries to read.
public struct HistorySpan: Hashable, Sendable {
    public enum Start: Hashable, Sendable {
        /// The newest entries.
        case latest
        /// The last entries before this number.
        case before(Int)
        /// The first entries after this number.
        case after(Int)
    }

    public let start: Start
    public let limit: Int

    /// Clamps the limit to ``SliceRequest/limits``.
    public init(_ start: Start = .latest, limit: Int = SliceRequest.usual) {
        self.start = start
        self.limit = min(max(limit, SliceRequest.limits.lowerBound), SliceRequest.limits.upperBound)
    }
}

/// Consecutive entries of a conversation, oldest first.
public struct History: Sendable {
    public let messages: [Message]
    /// The number of the conversation's latest entry; 0 without entries.
    public let latest: Int
    public let marks: ReadMarks
    /// In a group, the members named by these entries, also those who have left. Without members separated
    /// from the reader by a block.
    public let people: [MemberCard]

    public init(_ messages: [Message], latest: Int, marks: ReadMarks, people: [MemberCard] = []) {
        self.messages = messages
        self.people = people
        self.latest = latest
        self.marks = marks
    }

    /// The number before which earlier entries exist; nil when there are none.
    public var earlier: Int? {
        messages.first.flatMap { $0.number > 1 ? $0.number : nil }
    }

    /// The number after which later entries exist; nil when there are none.
    public var later: Int? {
        messages.last.flatMap { $0.number < latest ? $0.number : nil }
    }
}

public struct UnreadMessages: Hashable, Sendable {
    public let messages: Int
    /// The number of conversations with unread entries.
    public let conversations: Int

    public init(messages: Int, conversations: Int) {
        self.messages = messages
        self.conversations = conversations
    }
}

public enum ConversationPart: String, CaseIterable, Sendable {
    /// Without pairs that have a block.
    case open
    /// With neighbours whom the member blocks.
    case blocked
}
