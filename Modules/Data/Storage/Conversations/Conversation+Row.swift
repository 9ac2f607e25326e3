import Database
import Domain

extension Conversation {
    /// What ``init(row:)`` reads, of a table called `conversations`.
    static let columns: SQL = """
        conversations.id AS conversation, conversations.subject_kind AS subject_kind,
            conversations.subject_id AS subject_id, conversations.title AS title,
            conversations.host AS host, conversations.guest AS guest,
            conversations.begun_at AS begun_at
        """

    init(row: Row) throws {
        self.init(
            id: try row.value("conversation"),
            subject: try row.subject(),
            title: try row.value("title"),
            host: try row.value("host"),
            guest: try row.value("guest"),
            begunAt: try row.value("begun_at")
        )
    }
}

extension ReadMarks {
    /// What ``init(row:)`` reads, of the two members' rows.
    static let columns: SQL = """
        mine.read_number AS own_mark, mine.unread AS unread, mine.has_left AS has_left,
            mine.latest_number AS latest_number, theirs.read_number AS partner_mark
        """

    init(row: Row) throws {
        self.init(
            own: try row.value("own_mark"),
            partner: try row.value("partner_mark"),
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
    /// Throws ``ConversationRefusal/notFound`` for whoever is none of the two.
    func conversation(_ id: Conversation.ID, of member: Member.ID) throws -> KnownConversation {
        let row = try first(
            """
            SELECT \(Conversation.columns), \(ReadMarks.columns),
                CASE WHEN \(.unblocked("mine.member", "theirs.member")) THEN 1 ELSE 0 END AS is_unblocked
            FROM conversation_members AS mine
                JOIN conversations ON conversations.id = mine.conversation
                LEFT JOIN conversation_members AS theirs
                    ON theirs.conversation = mine.conversation AND theirs.member <> mine.member
            WHERE mine.conversation = \(id) AND mine.member = \(member)
            """
        )
        guard let row else { throw ConversationRefusal.notFound }
        return try KnownConversation(row: row)
    }
}
