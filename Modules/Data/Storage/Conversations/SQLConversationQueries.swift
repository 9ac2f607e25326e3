public import Database
public import Domain

public struct SQLConversationQueries: ConversationQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(of member: Member.ID, _ part: ConversationPart, _ slice: SliceRequest) async throws
        -> Slice<ConversationSummary>
    {
        try await database.read { connection in
            let rows = try connection.run(
                Self.list(of: member, part, after: slice.start(), limit: slice.rows)
            )
            return try Slice(rows, slice, by: "position", of: Message.self) {
                try connection.conversations.summaries($0, for: member, isBlocked: part == .blocked)
            }
        }
    }

    public func one(_ id: Conversation.ID, for member: Member.ID) async throws -> ConversationSummary {
        try await database.read { connection in
            let known = try connection.conversations.find(id, of: member)
            let rows = try connection.run(Self.one(id, for: member))
            let found = try connection.conversations.summaries(
                rows,
                for: member,
                isBlocked: known.isBlocked
            )
            guard let summary = found.first else { throw ConversationRefusal.notFound }
            return summary
        }
    }

    public func history(of id: Conversation.ID, for member: Member.ID, _ span: HistorySpan) async throws
        -> History
    {
        try await database.read { connection in
            let known = try connection.conversations.find(id, of: member)
            let found = try connection.messages.list(
                connection.run(Message.history(of: id, for: member, span))
            )
            let shown = known.isBlocked ? found.map { $0.anonymous(exceptFor: member) } : found
            let people = known.conversation.isGroup ? Set(shown.compactMap(\.author)) : []
            return History(
                shown.sorted { $0.number < $1.number },
                latest: known.latestNumber,
                marks: known.marks,
                people: try connection.members.cards(of: Array(people), for: member)
            )
        }
    }

    public func members(of id: Conversation.ID, for member: Member.ID) async throws -> [MemberCard] {
        try await database.read { connection in
            _ = try connection.conversations.find(id, of: member)
            return try connection.run(Self.members(of: id, for: member)).compactMap {
                try MemberCard(row: $0, "member")
            }
        }
    }

    public func unread(of member: Member.ID) async throws -> UnreadMessages {
        try await database.read { connection in
            let row = try connection.first(Self.unread(of: [member]))
            return UnreadMessages(
                messages: try row?.value("messages") ?? 0,
                conversations: try row?.value("conversations") ?? 0
            )
        }
    }

    static func list(
        of member: Member.ID,
        _ part: ConversationPart,
        after position: Message.ID?,
        limit: Int
    ) -> SQL {
        let rest: SQL = position.map { "AND mine.latest < \($0)" } ?? ""
        return """
            \(summaries) WHERE mine.member = \(member) AND mine.has_left = 0 \(rest)
                AND (mine.latest_number > 0 OR conversations.guest = \(member) OR conversations.is_group = 1)
                AND \(part == .open ? Conversation.isUnblocked : Conversation.isWithBlocked)
            ORDER BY mine.latest DESC LIMIT \(limit)
            """
    }

    static func one(_ id: Conversation.ID, for member: Member.ID) -> SQL {
        "\(summaries) WHERE mine.conversation = \(id) AND mine.member = \(member)"
    }

    /// One row for each member with unread messages.
    static func unread(of members: [Member.ID]) -> SQL {
        """
        SELECT mine.member AS member, CAST(sum(mine.unread) AS BIGINT) AS messages,
            count(*) AS conversations
        FROM \(own)
        WHERE mine.member IN \(list: members) AND mine.has_left = 0 AND mine.unread > 0
            AND mine.is_muted = 0 AND \(Conversation.isUnblocked)
        GROUP BY mine.member
        """
    }

    static func members(of id: Conversation.ID, for reader: Member.ID) -> SQL {
        """
        SELECT \(MemberCard.columns("member")) FROM conversation_members AS mine
            JOIN conversations ON conversations.id = mine.conversation
            \(MemberCard.join("member", on: "mine.member"))
        WHERE mine.conversation = \(id) AND \(.unblocked("mine.member", "\(reader)"))
        ORDER BY CASE WHEN mine.member = conversations.organiser THEN 0 ELSE 1 END, mine.joined_at,
            mine.member
        """
    }

    private static let own: SQL = """
        conversation_members AS mine JOIN conversations ON conversations.id = mine.conversation
        """

    private static let summaries: SQL = """
        SELECT \(Conversation.columns), \(ReadMarks.columns), mine.latest AS position,
            mine.is_muted AS is_muted, \(Conversation.archivedAt) AS archived_at,
            (SELECT count(*) FROM conversation_members AS all_members
                WHERE all_members.conversation = mine.conversation) AS member_count,
            \(MemberCard.columns("partner"))
        FROM \(own) \(MemberCard.join("partner", on: Conversation.partner))
        """
}

extension ConversationTable {
    /// The summaries of these rows. Reads all listings in one query and all latest messages in another.
    fileprivate func summaries(
        _ rows: [Row],
        for reader: Member.ID,
        isBlocked: Bool = false
    ) throws -> [ConversationSummary] {
        let conversations = try rows.map(Conversation.init(row:))
        let listings = try listings(conversations.compactMap(\.subject.listing))
        let places = try zip(rows, conversations).map { row, conversation in
            (conversation.id, try row.value("latest_number", as: Int.self))
        }
        let latest = try connection.messages.list(at: places, for: reader).reduce(into: [:]) {
            $0[$1.conversation] = isBlocked ? $1.anonymous(exceptFor: reader) : $1
        }
        return try zip(rows, conversations).map { row, conversation in
            ConversationSummary(
                conversation,
                partner: isBlocked ? nil : try MemberCard(row: row, "partner"),
                isBlocked: isBlocked,
                memberCount: try row.value("member_count"),
                archivedAt: try row.value("archived_at"),
                listing: listings[conversation.subject],
                latest: latest[conversation.id],
                marks: try ReadMarks(row: row),
                hasLeft: try row.value("has_left"),
                isMuted: try row.value("is_muted")
            )
        }
    }

    /// The public part of the listings, without deleted ones.
    private func listings(_ ids: [Listing.ID]) throws -> [Subject: Listing] {
        guard !ids.isEmpty else { return [:] }
        let rows = try connection.run("SELECT \(Listing.columns) FROM listings WHERE id IN \(list: ids)")
        return try rows.map { try Listing(row: $0) }.reduce(into: [:]) { $0[$1.subject] = $1 }
    }
}
