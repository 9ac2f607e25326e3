public import Database
public import Domain

public struct SQLConversationQueries: ConversationQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<ConversationSummary> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(of: member, after: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "position", of: Message.self, connection.summaries)
        }
    }

    public func one(_ id: Conversation.ID, for member: Member.ID) async throws -> ConversationSummary {
        try await database.read { connection in
            try connection.admit(member, to: id)
            let rows = try connection.run(Self.one(id, for: member))
            guard let summary = try connection.summaries(rows).first else {
                throw ConversationRefusal.notFound
            }
            return summary
        }
    }

    public func history(of id: Conversation.ID, for member: Member.ID, _ span: HistorySpan) async throws
        -> History
    {
        try await database.read { connection in
            let known = try connection.admit(member, to: id)
            let found = try connection.messages(connection.run(Message.history(of: id, span)))
            return History(
                found.sorted { $0.number < $1.number },
                latest: known.latestNumber,
                marks: known.marks
            )
        }
    }

    public func unread(of member: Member.ID) async throws -> UnreadMessages {
        try await database.read { connection in
            let row = try connection.first(Self.unread(of: member))
            return UnreadMessages(
                messages: try row?.value("messages") ?? 0,
                conversations: try row?.value("conversations") ?? 0
            )
        }
    }

    static func list(of member: Member.ID, after position: Message.ID?, limit: Int) -> SQL {
        let rest: SQL = position.map { "AND mine.latest < \($0)" } ?? ""
        return """
            \(summaries) WHERE mine.member = \(member) AND mine.has_left = 0 \(rest)
                AND \(.unblocked("mine.member", "theirs.member"))
            ORDER BY mine.latest DESC LIMIT \(limit)
            """
    }

    static func one(_ id: Conversation.ID, for member: Member.ID) -> SQL {
        "\(summaries) WHERE mine.conversation = \(id) AND mine.member = \(member)"
    }

    static func unread(of member: Member.ID) -> SQL {
        """
        SELECT CAST(coalesce(sum(mine.unread), 0) AS BIGINT) AS messages, count(*) AS conversations
        FROM \(bothMembers)
        WHERE mine.member = \(member) AND mine.has_left = 0 AND mine.unread > 0
            AND \(.unblocked("mine.member", "theirs.member"))
        """
    }

    private static let bothMembers: SQL = """
        conversation_members AS mine LEFT JOIN conversation_members AS theirs
            ON theirs.conversation = mine.conversation AND theirs.member <> mine.member
        """

    private static let summaries: SQL = """
        SELECT \(Conversation.columns), \(ReadMarks.columns), mine.latest AS position,
            \(MemberCard.columns("partner"))
        FROM \(bothMembers)
            JOIN conversations ON conversations.id = mine.conversation
            \(MemberCard.join("partner", on: "theirs.member"))
        """
}

extension Connection {
    @discardableResult
    fileprivate func admit(_ member: Member.ID, to id: Conversation.ID) throws -> KnownConversation {
        let known = try conversation(id, of: member)
        try known.conversation.admit(member, isBlocked: known.isBlocked)
        return known
    }

    /// The conversations of these rows, with the listings of all in one question and the latest messages of
    /// all in another.
    fileprivate func summaries(_ rows: [Row]) throws -> [ConversationSummary] {
        let conversations = try rows.map(Conversation.init(row:))
        let listings = try listings(conversations.compactMap(\.subject.listing))
        let places = try zip(rows, conversations).map { row, conversation in
            (conversation.id, try row.value("latest_number", as: Int.self))
        }
        let latest = try messages(at: places).reduce(into: [:]) { $0[$1.conversation] = $1 }
        return try zip(rows, conversations).map { row, conversation in
            ConversationSummary(
                conversation,
                partner: try MemberCard(row: row, "partner"),
                listing: listings[conversation.subject],
                latest: latest[conversation.id],
                marks: try ReadMarks(row: row),
                hasLeft: try row.value("has_left")
            )
        }
    }

    /// As a stranger may see them; one that was deleted is left out.
    private func listings(_ ids: [Listing.ID]) throws -> [Subject: Listing] {
        guard !ids.isEmpty else { return [:] }
        let rows = try run("SELECT \(Listing.columns) FROM listings WHERE id IN \(list: ids)")
        return try rows.map { try Listing(row: $0) }.reduce(into: [:]) { $0[$1.subject] = $1 }
    }
}
