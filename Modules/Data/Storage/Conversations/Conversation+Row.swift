import Database
import Domain

extension Conversation {
    /// What ``init(row:)`` reads, of a table called `conversations`.
    static let columns: SQL = """
        conversations.id AS conversation, conversations.subject_kind AS subject_kind,
            conversations.subject_id AS subject_id, conversations.title AS title,
            conversations.organiser AS organiser, conversations.guest AS guest,
            conversations.is_group AS is_group, conversations.begun_at AS begun_at
        """

    /// The other of a pair, as seen by the member in `mine.member`; NULL in a group.
    static let partner: SQL = """
        (CASE WHEN conversations.is_group = 1 THEN NULL
            WHEN conversations.organiser = mine.member THEN conversations.guest
            ELSE conversations.organiser END)
        """

    /// True unless one of a pair has blocked the other.
    static let isUnblocked: SQL = .unblocked("mine.member", partner)

    init(row: Row) throws {
        self.init(
            id: try row.value("conversation"),
            subject: try row.subject(),
            title: try row.value("title"),
            organiser: try row.value("organiser"),
            form: try row.value("is_group") ? .group : .pair(guest: row.value("guest")),
            begunAt: try row.value("begun_at")
        )
    }
}

extension ReadMarks {
    /// What ``init(row:)`` reads, of a member's row called `mine`.
    static let columns: SQL = """
        mine.read_number AS own_mark, mine.unread AS unread, mine.has_left AS has_left,
            mine.latest_number AS latest_number,
            (SELECT min(others.read_number) FROM conversation_members AS others
                WHERE others.conversation = mine.conversation AND others.member <> mine.member)
                AS others_mark
        """

    init(row: Row) throws {
        self.init(
            own: try row.value("own_mark"),
            others: try row.value("others_mark"),
            unread: try row.value("unread")
        )
    }
}

/// A conversation as one of its members finds it.
struct KnownConversation {
    let conversation: Conversation
    let latestNumber: Int
    let marks: ReadMarks
    let hasLeft: Bool
    let isBlocked: Bool

    init(row: Row) throws {
        conversation = try Conversation(row: row)
        latestNumber = try row.value("latest_number")
        marks = try ReadMarks(row: row)
        hasLeft = try row.value("has_left")
        isBlocked = try !row.value("is_unblocked", as: Bool.self)
    }
}

extension Connection {
    /// Throws ``ConversationRefusal/notFound`` unless `member` takes part.
    func conversation(_ id: Conversation.ID, of member: Member.ID) throws -> KnownConversation {
        let row = try first(
            """
            SELECT \(Conversation.columns), \(ReadMarks.columns),
                CASE WHEN \(Conversation.isUnblocked) THEN 1 ELSE 0 END AS is_unblocked
            FROM conversation_members AS mine
                JOIN conversations ON conversations.id = mine.conversation
            WHERE mine.conversation = \(id) AND mine.member = \(member)
            """
        )
        guard let row else { throw ConversationRefusal.notFound }
        return try KnownConversation(row: row)
    }
}
