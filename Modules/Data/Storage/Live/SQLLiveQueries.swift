public import Database
public import Domain

public struct SQLLiveQueries: LiveQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func head(of member: Member.ID) async throws -> Int {
        try await database.read { try $0.live.head(of: member) }
    }

    public func events(of member: Member.ID, after number: Int, limit: Int) async throws -> LiveSpan {
        try await database.read { connection in
            let head = try connection.live.head(of: member)
            let rows = try connection.run(Self.events(of: member, after: number, limit: limit))
            let upTo: Int = try rows.last?.value("number") ?? head
            return LiveSpan(
                try connection.live.events(rows, of: member),
                upTo: upTo,
                head: head,
                // Numbers have no gaps, so missing events were deleted.
                isTorn: rows.count != upTo - number
            )
        }
    }

    static func events(of member: Member.ID, after number: Int, limit: Int) -> SQL {
        """
        SELECT number, kind, conversation, entry, actor, notice FROM live_events
        WHERE member = \(member) AND number > \(number) ORDER BY number LIMIT \(limit)
        """
    }
}

extension LiveTable {
    fileprivate func head(of member: Member.ID) throws -> Int {
        try connection.first("SELECT head FROM live_heads WHERE member = \(member)")?.value("head") ?? 0
    }

    /// Reads all messages, all notices and all blocks of these rows in one query each.
    fileprivate func events(_ rows: [Row], of member: Member.ID) throws -> [LiveEvent] {
        let happenings = try rows.compactMap { row in
            try LiveChange(row: row).map { (try row.value("number", as: Int.self), $0) }
        }
        let messages = try connection.messages.list(at: happenings.compactMap(\.1.place), for: member)
            .reduce(into: [:]) { $0[LiveChange.message($1.conversation, number: $1.number)] = $1 }
        let notices = try connection.notices.summaries(happenings.compactMap(\.1.notice), of: [member])
        let silent = try silentConversations(among: happenings.compactMap(\.1.conversation), for: member)
        return happenings.compactMap { number, happening in
            if let conversation = happening.conversation, silent.contains(conversation) { return nil }
            switch happening {
            case .message: return messages[happening].map { LiveEvent(number, .message($0)) }
            case .notice(let id): return notices[id].map { LiveEvent(number, .notice($0)) }
            case .read(let conversation, let reader, let entry):
                return LiveEvent(number, .read(conversation, by: reader, upTo: entry))
            }
        }
    }

    /// The conversations in which one member has blocked the other, and the groups that the member has left.
    private func silentConversations(
        among conversations: [Conversation.ID],
        for member: Member.ID
    ) throws -> Set<Conversation.ID> {
        guard !conversations.isEmpty else { return [] }
        let rows = try connection.run(
            """
            SELECT id FROM conversations WHERE id IN \(list: Array(Set(conversations)))
                AND (EXISTS (SELECT 1 FROM blocks
                        WHERE (blocks.blocker = organiser AND blocks.blocked = guest)
                            OR (blocks.blocker = guest AND blocks.blocked = organiser))
                    OR NOT EXISTS (SELECT 1 FROM conversation_members
                        WHERE conversation = conversations.id AND member = \(member)))
            """
        )
        return Set(try rows.map { try $0.value("id") })
    }
}
