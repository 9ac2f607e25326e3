/// What a member sees of their conversations. Others are refused with ``ConversationRefusal/notFound``, and a
/// pair of whom one blocks the other with ``ConversationRefusal/blocked``. A group goes on when two of its
/// members block each other: each sees a line where the other wrote.
public protocol ConversationQueries: Sendable {
    /// Latest first, without those the member has left and pairs with a block.
    func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<ConversationSummary>

    /// Also one that the member has left.
    func one(_ id: Conversation.ID, for member: Member.ID) async throws -> ConversationSummary

    func history(of id: Conversation.ID, for member: Member.ID, _ span: HistorySpan) async throws -> History

    /// Those who take part now, the organiser first, then in the order they joined.
    func members(of id: Conversation.ID, for member: Member.ID) async throws -> [MemberCard]

    /// Counted over the same conversations as ``list(of:_:)`` shows.
    func unread(of member: Member.ID) async throws -> UnreadMessages
}

/// A conversation as a list shows it to one of its members.
public struct ConversationSummary: Identifiable, Sendable {
    public let conversation: Conversation
    /// The other of a pair. Nil once the account is deleted, and in a group.
    public let partner: MemberCard?
    /// How many take part, the reader among them.
    public let memberCount: Int
    /// Nil once it is deleted.
    public let listing: Listing?
    /// Nil while nothing was said.
    public let latest: Message?
    public let marks: ReadMarks
    public let hasLeft: Bool

    public var id: Conversation.ID { conversation.id }

    public init(
        _ conversation: Conversation,
        partner: MemberCard?,
        memberCount: Int,
        listing: Listing?,
        latest: Message?,
        marks: ReadMarks,
        hasLeft: Bool
    ) {
        self.conversation = conversation
        self.partner = partner
        self.memberCount = memberCount
        self.listing = listing
        self.latest = latest
        self.marks = marks
        self.hasLeft = hasLeft
    }
}

/// Which entries of a conversation are asked for.
public struct HistorySpan: Hashable, Sendable {
    public enum Start: Hashable, Sendable {
        /// The newest.
        case latest
        /// Those just before this number.
        case before(Int)
        /// Those just after this number.
        case after(Int)
    }

    public let start: Start
    public let limit: Int

    /// A limit beyond ``SliceRequest/limits`` is brought to the nearest.
    public init(_ start: Start = .latest, limit: Int = SliceRequest.usual) {
        self.start = start
        self.limit = min(max(limit, SliceRequest.limits.lowerBound), SliceRequest.limits.upperBound)
    }
}

/// A stretch of a conversation, oldest first.
public struct History: Sendable {
    public let messages: [Message]
    /// The number of the conversation's latest entry, 0 while there is none.
    public let latest: Int
    public let marks: ReadMarks

    public init(_ messages: [Message], latest: Int, marks: ReadMarks) {
        self.messages = messages
        self.latest = latest
        self.marks = marks
    }

    /// Entries before this number are still to be asked for.
    public var earlier: Int? {
        messages.first.flatMap { $0.number > 1 ? $0.number : nil }
    }

    /// Entries after this number are still to be asked for.
    public var later: Int? {
        messages.last.flatMap { $0.number < latest ? $0.number : nil }
    }
}

public struct UnreadMessages: Hashable, Sendable {
    public let messages: Int
    /// How many conversations they are in.
    public let conversations: Int

    public init(messages: Int, conversations: Int) {
        self.messages = messages
        self.conversations = conversations
    }
}
