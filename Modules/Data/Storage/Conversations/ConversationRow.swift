public import Database
public import Domain

extension Conversation: InsertableRow {
    public static let table: StaticString = "conversations"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": id, "subject_kind": subject.kind.rawValue, "subject_id": subject.number, "title": title,
            "organiser": organiser, "guest": guest, "is_group": isGroup, "begun_at": begunAt,
        ]
    }
}

/// A member of a conversation, and what the member has read of it.
public struct ConversationMemberRow: InsertableRow {
    public static let table: StaticString = "conversation_members"

    private let member: Member.ID
    private let conversation: Conversation
    private let latest: Message.ID
    private let latestNumber: Int
    private let readNumber: Int
    private let hasWritten: Bool

    /// A member of a conversation without messages.
    init(_ member: Member.ID, of conversation: Conversation) {
        self.init(
            member,
            of: conversation,
            latest: Message.ID(rawValue: conversation.id.rawValue),
            latestNumber: 0,
            readNumber: 0,
            hasWritten: false
        )
    }

    /// - Parameters:
    ///   - latest: the last entry, by which the member's conversations are ordered.
    ///   - readNumber: the number of the last entry that the member has read.
    public init(
        _ member: Member.ID,
        of conversation: Conversation,
        latest: Message.ID,
        latestNumber: Int,
        readNumber: Int,
        hasWritten: Bool
    ) {
        self.member = member
        self.conversation = conversation
        self.latest = latest
        self.latestNumber = latestNumber
        self.readNumber = readNumber
        self.hasWritten = hasWritten
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "conversation": conversation.id, "member": member, "latest": latest,
            "latest_number": latestNumber, "read_number": readNumber, "unread": latestNumber - readNumber,
            "has_left": false, "has_written": hasWritten, "joined_at": conversation.begunAt,
        ]
    }
}
