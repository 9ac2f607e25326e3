import Database
import Domain

extension Conversation {
    /// The columns that ``init(row:)`` reads from a table named `conversations`.
    static let columns: SQL = """
        conversations.id AS conversation, conversations.subject_kind AS subject_kind,
            conversations.subject_id AS subject_id, conversations.title AS title,
            conversations.organiser AS organiser, conversations.guest AS guest,
            conversations.is_group AS is_group, conversations.begun_at AS begun_at
        """

    /// The other member of a pair, from the view of `mine.member`; NULL in a group.
    static let partner: SQL = """
        (CASE WHEN conversations.is_group = 1 THEN NULL
            WHEN conversations.organiser = mine.member THEN conversations.guest
            ELSE conversations.organiser END)
        """

    /// The SQL condition that no block separates the members of a pair; true for a group.
    static let isUnblocked: SQL = .unblocked("mine.member", partner)

    /// The SQL condition that the member blocks the other of a pair.
    static let isWithBlocked: SQL = """
        EXISTS (SELECT 1 FROM blocks WHERE blocker = mine.member AND blocked = \(partner))
        """

    /// When a group becomes read-only: some time after its listing ends or is cancelled, and at once when it
    /// is deleted. NULL for a pair, and for a group of a listing without an end.
    static let archivedAt: SQL = """
        (CASE WHEN conversations.is_group = 1 THEN (SELECT
                CASE WHEN count(*) = 0 THEN 0 ELSE max(coalesce(cancelled_at, expires_at))
                    + \(stayingOpen.wholeMilliseconds) END
            FROM listings WHERE listings.id = conversations.subject_id
                AND conversations.subject_kind = \(Subject.Kind.listing.rawValue)) END)
        """

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
    /// The columns that ``init(row:)`` reads from a member's row named `mine`.
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

/// A conversation with one member's state.
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
