public import Database
public import Domain

/// Figures by week and kind. They are counted by the order of identifiers, which is that of time.
public struct SQLFiguresRepository: FiguresRepository, FiguresQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func latestCount() async throws -> Moment? {
        try await database.read {
            try $0.first("SELECT max(counted_at) AS latest FROM week_figures")?.value("latest")
        }
    }

    public func figures(of count: Int, until week: Week) async throws -> [WeekFigures] {
        let weeks = (0..<count).reversed().map { week.earlier(by: $0) }
        let first = weeks.first?.monday.daysSince1970 ?? 0
        return try await database.read { connection in
            let rows = try connection.run("SELECT * FROM week_figures WHERE monday >= \(first)")
            let ofKinds = try connection.run("SELECT * FROM kind_figures WHERE monday >= \(first)")
            let known: [Int: Row] = try Dictionary(
                uniqueKeysWithValues: rows.map { (try $0.value("monday"), $0) }
            )
            let kinds: [Int: [Row]] = try Dictionary(grouping: ofKinds) { try $0.value("monday") }
            return try weeks.map { week in
                let monday = week.monday.daysSince1970
                return WeekFigures(
                    week,
                    joined: try known[monday]?.value("joined") ?? 0,
                    active: try known[monday]?.value("active"),
                    kinds: try (kinds[monday] ?? []).map(KindFigures.init(row:)).inOrder
                )
            }
        }
    }

    public func count(_ week: Week, at now: Moment, isCurrent: Bool) async throws {
        let (start, end) = week.spanInSeoul
        let span = Span(start: start, end: end, now: now)
        // Counted before it is written: a writer doesn't wait for a week's messages to be read.
        let (joined, active, kinds) = try await database.read { connection in
            (
                try connection.joined(span), isCurrent ? try connection.active(span) : nil,
                try connection.kinds(span)
            )
        }
        let monday = week.monday.daysSince1970
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO week_figures (monday, joined, active, counted_at)
                VALUES (\(monday), \(joined), \(active), \(now))
                ON CONFLICT (monday) DO UPDATE SET joined = excluded.joined,
                    active = coalesce(excluded.active, week_figures.active), counted_at = excluded.counted_at
                """
            )
            try connection.execute("DELETE FROM kind_figures WHERE monday = \(monday)")
            for figures in kinds {
                try connection.execute(
                    """
                    INSERT INTO kind_figures (monday, kind, posts, agreements, questions, answered)
                    VALUES (\(monday), \(figures.kind.rawValue), \(figures.posts), \(figures.agreements),
                        \(figures.questions), \(figures.answered))
                    """
                )
            }
        }
    }
}

extension [KindFigures] {
    /// Each kind once, also those without figures.
    fileprivate var inOrder: [KindFigures] {
        Listing.Kind.allCases.map { kind in
            first { $0.kind == kind }
                ?? KindFigures(kind, posts: 0, agreements: 0, questions: 0, answered: 0)
        }
    }
}

extension KindFigures {
    fileprivate init(row: Row) throws {
        self.init(
            try row.word("kind"),
            posts: try row.value("posts"),
            agreements: try row.value("agreements"),
            questions: try row.value("questions"),
            answered: try row.value("answered")
        )
    }
}

/// The week that is counted, and when.
private struct Span: Sendable {
    let start: Moment
    let end: Moment
    let now: Moment

    /// That identifiers of the week are in.
    func ids(_ column: SQL) -> SQL {
        let (first, last) = (Identifier<Self>(firstAt: start), Identifier<Self>(firstAt: end))
        return "\(column) >= \(first.rawValue) AND \(column) < \(last.rawValue)"
    }
}

extension Connection {
    fileprivate func joined(_ span: Span) throws -> Int {
        let row = try first(SQLSignUpQueries.joined(from: span.start, until: span.end))
        return try row?.value("joined") ?? 0
    }

    fileprivate func active(_ span: Span) throws -> Int {
        let row = try first(
            """
            SELECT count(DISTINCT member) AS active FROM sessions
            WHERE last_used_at >= \(span.start) AND last_used_at < \(span.end)
            """
        )
        return try row?.value("active") ?? 0
    }

    fileprivate func kinds(_ span: Span) throws -> [KindFigures] {
        let (posts, deals, seats) = (
            try counts(Self.posts(span)), try counts(Self.deals(span)), try counts(Self.seats(span))
        )
        let questions = try run(Self.questions(span))
        return try Listing.Kind.allCases.map { kind in
            let row = try questions.first { try $0.value("kind") == kind.rawValue }
            return KindFigures(
                kind,
                posts: posts[kind.rawValue] ?? 0,
                agreements: (deals[kind.rawValue] ?? 0) + (seats[kind.rawValue] ?? 0),
                questions: try row?.value("questions") ?? 0,
                answered: try row?.value("answered") ?? 0
            )
        }.filter { $0.posts + $0.agreements + $0.questions > 0 }
    }

    private func counts(_ query: SQL) throws -> [String: Int] {
        try Dictionary(
            uniqueKeysWithValues: run(query).map { (try $0.value("kind"), try $0.value("number")) }
        )
    }

    private static func posts(_ span: Span) -> SQL {
        """
        SELECT kind, count(*) AS number FROM listings
        WHERE \(span.ids("id"))
            AND NOT EXISTS (SELECT 1 FROM source_entries WHERE source_entries.listing = listings.id)
        GROUP BY kind
        """
    }

    private static func deals(_ span: Span) -> SQL {
        """
        SELECT deals.listing_kind AS kind, count(DISTINCT deals.id) AS number
        FROM messages JOIN deals ON deals.id = messages.deal
        WHERE \(span.ids("messages.id"))
            AND messages.line IN (\(Line.Event.dealAccepted.rawValue), \(Line.Event.dealBooked.rawValue))
        GROUP BY deals.listing_kind
        """
    }

    private static func seats(_ span: Span) -> SQL {
        """
        SELECT listings.kind AS kind, count(*) AS number
        FROM roster_facts JOIN listings ON listings.id = roster_facts.listing
        WHERE roster_facts.event = 'admitted' AND roster_facts.at >= \(span.start)
            AND roster_facts.at < \(span.end)
        GROUP BY listings.kind
        """
    }

    private static func questions(_ span: Span) -> SQL {
        let promptness = WeekFigures.promptness.components.seconds * 1_000
        return """
            SELECT listings.kind AS kind, count(*) AS questions,
                count(CASE WHEN EXISTS (
                    SELECT 1 FROM messages WHERE messages.conversation = conversations.id
                        AND messages.sender = conversations.organiser AND messages.text IS NOT NULL
                        AND messages.sent_at <= conversations.begun_at + \(promptness)
                ) THEN 1 END) AS answered
            FROM conversations JOIN listings ON listings.id = conversations.subject_id
            WHERE \(span.ids("conversations.id")) AND conversations.subject_kind = 'listing'
                AND conversations.is_group = 0
                AND conversations.begun_at <= \(span.now - WeekFigures.promptness)
            GROUP BY listings.kind
            """
    }
}
