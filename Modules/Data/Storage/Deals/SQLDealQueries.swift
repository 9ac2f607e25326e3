public import Database
public import Domain

public struct SQLDealQueries: DealQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Deal.ID, for reader: Member.ID, at now: Moment) async throws -> DealSummary? {
        try await database.read { connection in
            try connection.deals.summaries(Self.one(id, for: reader), for: reader, at: now).first
        }
    }

    public func list(
        _ ids: Set<Deal.ID>,
        for reader: Member.ID,
        at now: Moment
    ) async throws -> [DealSummary] {
        guard !ids.isEmpty else { return [] }
        return try await database.read { connection in
            try connection.deals.summaries(Self.these(ids, for: reader), for: reader, at: now)
        }
    }

    public func list(
        in conversation: Conversation.ID,
        for reader: Member.ID,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<DealSummary> {
        try await database.read { connection in
            let isIn = try connection.first(
                """
                SELECT 1 AS found FROM conversations
                WHERE id = \(conversation) AND (organiser = \(reader) OR guest = \(reader))
                """
            )
            guard isIn != nil else { throw ConversationRefusal.notFound }
            return try connection.deals.slice(slice, Self.list(in: conversation, slice), for: reader, at: now)
        }
    }

    public func list(
        of reader: Member.ID,
        _ filter: DealFilter,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<DealSummary> {
        try await database.read { connection in
            try connection.deals.slice(
                slice,
                Self.list(of: reader, filter, at: now, slice),
                for: reader,
                at: now
            )
        }
    }

    static func one(_ id: Deal.ID, for reader: Member.ID) -> SQL {
        "\(head) WHERE deals.id = \(id) AND (deals.author = \(reader) OR deals.partner = \(reader))"
    }

    static func these(_ ids: Set<Deal.ID>, for reader: Member.ID) -> SQL {
        """
        \(head) WHERE deals.id IN \(list: ids.sorted()) AND \(reader) IN (deals.author, deals.partner)
        ORDER BY deals.id DESC
        """
    }

    static func list(in conversation: Conversation.ID, _ slice: SliceRequest) throws -> SQL {
        """
        \(head) WHERE deals.conversation = \(conversation) AND deals.id < \(try slice.end)
        ORDER BY deals.id DESC LIMIT \(slice.rows)
        """
    }

    static func list(
        of reader: Member.ID,
        _ filter: DealFilter,
        at now: Moment,
        _ slice: SliceRequest
    ) throws -> SQL {
        let end = try slice.end
        func page(_ column: SQL) -> SQL {
            let state: SQL = filter.state.map { "AND \($0.isReached(at: now)) " } ?? ""
            return """
                SELECT id FROM deals WHERE \(column) = \(reader) \(state)AND id < \(end)
                ORDER BY id DESC LIMIT \(slice.rows)
                """
        }
        let pages: SQL =
            switch filter.role {
            case .provider: page("provider")
            case .receiver: page("receiver")
            case nil:
                """
                SELECT id FROM (\(page("provider"))) AS given
                UNION ALL SELECT id FROM (\(page("receiver"))) AS received
                """
            }
        return "\(head) WHERE deals.id IN (\(pages)) ORDER BY deals.id DESC LIMIT \(slice.rows)"
    }

    private static let head: SQL = """
        SELECT \(Deal.columns), \(MemberCard.columns("author")), \(MemberCard.columns("partner"))
        FROM deals
            \(MemberCard.join("author", on: "deals.author"))
            \(MemberCard.join("partner", on: "deals.partner"))
        """
}

extension SliceRequest {
    fileprivate var end: Deal.ID {
        get throws { try start(Deal.self) ?? Deal.ID(rawValue: .max) }
    }
}

extension DealTable {
    fileprivate func slice(
        _ slice: SliceRequest,
        _ list: SQL,
        for reader: Member.ID,
        at now: Moment
    ) throws -> Slice<DealSummary> {
        let hidden = try connection.blocks.hidden(from: reader)
        return try Slice(connection.run(list), slice, by: "deal", of: Deal.self) { rows in
            try summaries(rows, for: reader, hiding: hidden, at: now)
        }
    }

    fileprivate func summaries(_ list: SQL, for reader: Member.ID, at now: Moment) throws -> [DealSummary] {
        let hidden = try connection.blocks.hidden(from: reader)
        return try summaries(connection.run(list), for: reader, hiding: hidden, at: now)
    }

    private func summaries(
        _ rows: [Row],
        for reader: Member.ID,
        hiding hidden: Set<Member.ID>,
        at now: Moment
    ) throws -> [DealSummary] {
        let deals = try rows.map { try Deal(row: $0).asOf(now) }
        let payments = try connection.orders.payments(of: deals, at: now)
        return try zip(rows, deals).map { row, deal in
            try DealSummary(
                deal,
                row: row,
                for: reader,
                hiding: hidden,
                paid: payments.ways[deal.id],
                payments.stakes[deal.id]
            )
        }
    }
}

extension DealSummary {
    /// A block hides the other party, not the deal.
    fileprivate init(
        _ deal: Deal,
        row: Row,
        for reader: Member.ID,
        hiding hidden: Set<Member.ID>,
        paid payment: DealPayment?,
        _ stake: LessonStake?
    ) throws {
        func card(_ alias: String) throws -> MemberCard? {
            try MemberCard(row: row, alias).flatMap { hidden.contains($0.id) ? nil : $0 }
        }
        self.init(
            deal,
            for: reader,
            author: try card("author"),
            partner: try card("partner"),
            isBlocked: deal.parties.other(than: reader).map(hidden.contains) ?? false,
            payment: payment,
            stake: stake
        )
    }
}

extension Deal.State {
    /// The SQL condition that ``Deal/asOf(_:)`` has reached this state, for a table named `deals`.
    fileprivate func isReached(at now: Moment) -> SQL {
        switch self {
        case .proposed, .changesAsked: "state = \(rawValue) AND \(Deal.lastStart) > \(now)"
        case .replaced: "state = \(rawValue) AND \(Deal.lastStart) > changed_at"
        case .lapsed:
            """
            (state IN ('proposed', 'changes-asked') AND \(Deal.lastStart) <= \(now)
                OR state = 'replaced' AND \(Deal.lastStart) <= changed_at)
            """
        case .declined, .withdrawn, .accepted, .cancelled, .done: "state = \(rawValue)"
        }
    }
}
