public import Database
public import Domain

public struct SQLRunLogQueries: RunLogQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: RunLog.ID, for reader: Member.ID) async throws -> RunLogSummary? {
        try await database.read { connection in
            let rows = try connection.run(Self.visible("run_logs.id = \(id)", to: reader))
            return try connection.runLogs.summaries(rows, for: reader).first
        }
    }

    public func list(
        of member: Member.ID,
        for reader: Member.ID,
        _ slice: SliceRequest
    ) async throws -> Slice<RunLogSummary>? {
        try await database.read { connection in
            guard try connection.members.isVisible(member, for: reader) else { return nil }
            let rest: SQL = try slice.start(RunLog.self).map { "AND run_logs.id < \($0)" } ?? ""
            let rows = try connection.run(
                """
                \(Self.visible("run_logs.member = \(member) \(rest)", to: reader))
                ORDER BY run_logs.id DESC LIMIT \(slice.rows)
                """
            )
            return try Slice(rows, slice, by: "id", of: RunLog.self) {
                try connection.runLogs.summaries($0, for: reader)
            }
        }
    }

    public func calendar(
        of member: Member.ID,
        for reader: Member.ID,
        _ month: CalendarMonth,
        at now: Moment
    ) async throws -> RunCalendar? {
        try await database.read { connection in
            guard try connection.members.isVisible(member, for: reader) else { return nil }
            let rows = try connection.run(Self.entries(of: member, for: reader, month.year))
            let days = try connection.run(Self.days(of: member, for: reader))
            return RunCalendar(
                month,
                of: try rows.map(RunCalendar.Entry.init(row:)),
                days: try days.map { CivilDate(daysSince1970: try $0.value("day")) },
                at: now
            )
        }
    }

    public func runs(of member: Member.ID, at now: Moment) async throws -> [JoinedRun] {
        try await database.read { connection in
            let kinds = Listing.Kind.allCases.filter { $0.has(.logs) }.map(\.rawValue)
            return try connection.run(
                """
                \(JoinedRun.all(of: member))
                WHERE listings.id IN (SELECT id FROM listings WHERE author = \(member)
                        UNION ALL SELECT listing FROM roster_entries
                        WHERE member = \(member) AND state = 'admitted')
                    AND listings.kind IN \(list: kinds) AND listings.starts_at <= \(now)
                    AND listings.cancelled_at IS NULL
                ORDER BY listings.starts_at DESC, listings.id DESC LIMIT \(JoinedRun.most)
                """
            )
            .map(JoinedRun.init(row:))
        }
    }

    public func run(_ listing: Listing.ID, of member: Member.ID, at now: Moment) async throws -> JoinedRun {
        try await database.read { connection in
            _ = try connection.runLogs.attended(listing, by: member, at: now)
            let row = try connection.first(
                "\(JoinedRun.all(of: member)) WHERE listings.id = \(listing)"
            )
            guard let row else { throw RunLogRefusal.runNotFound }
            return try JoinedRun(row: row)
        }
    }

    public func fellows(in run: Listing.ID, of member: Member.ID, at now: Moment) async throws
        -> [FellowRunner]
    {
        try await database.read { connection in
            let attended = try connection.runLogs.attended(run, by: member, at: now)
            return try connection.run(Self.fellows(in: attended, of: member))
                .compactMap(FellowRunner.init(row:))
        }
    }

    static func visible(_ condition: SQL, to reader: Member.ID) -> SQL {
        """
        SELECT \(RunLog.columns), \(MemberCard.columns("writer")), runs.title AS run_title
        FROM run_logs
            \(MemberCard.join("writer", on: "run_logs.member"))
            LEFT JOIN listings AS runs ON runs.id = run_logs.run AND \(.unblocked("runs.author", "\(reader)"))
                AND NOT \(.listingIsHidden("runs.id"))
        WHERE \(condition) AND \(.runLogIsVisible(to: reader))
        """
    }

    static func entries(of member: Member.ID, for reader: Member.ID, _ year: Int) -> SQL {
        let first = { CivilDate(year: $0, month: 1, day: 1)?.daysSince1970 ?? 0 }
        return """
            SELECT id, day, stamp, run, is_public, metres, seconds FROM run_logs
            WHERE member = \(member) AND day >= \(first(year)) AND day < \(first(year + 1))
                AND \(.runLogIsVisible(to: reader))
            ORDER BY day, id
            """
    }

    static func days(of member: Member.ID, for reader: Member.ID) -> SQL {
        """
        SELECT DISTINCT day FROM run_logs WHERE member = \(member) AND \(.runLogIsVisible(to: reader))
        ORDER BY day
        """
    }

    private static func fellows(in run: AttendedRun, of member: Member.ID) -> SQL {
        let others = run.members.subtracting([member]).sorted()
        return """
            SELECT \(MemberCard.columns("fellow")), run_logs.id AS log, given.stamp AS given,
                received.stamp AS received, CASE WHEN runs.author = own.id THEN 1 ELSE 0 END AS is_host
            FROM accounts AS own
                JOIN listings AS runs ON runs.id = \(run.listing)
                \(MemberCard.join("fellow", on: "own.id"))
                LEFT JOIN run_logs ON run_logs.run = runs.id AND run_logs.member = own.id
                    AND \(.runLogIsVisible(to: member))
                LEFT JOIN run_stamps AS given ON given.run = runs.id AND given.giver = \(member)
                    AND given.receiver = own.id
                LEFT JOIN run_stamps AS received ON received.run = runs.id
                    AND received.receiver = \(member) AND received.giver = own.id
            WHERE own.id IN \(list: others) AND \(.unblocked("own.id", "\(member)"))
            ORDER BY CASE WHEN runs.author = own.id THEN 0 ELSE 1 END, own.id
            """
    }
}

extension RunLogTable {
    /// Logs with their images and stamps. A stamp tells its giver to the receiver only.
    fileprivate func summaries(_ rows: [Row], for reader: Member.ID) throws -> [RunLogSummary] {
        let images = try connection.images.list(of: rows.map { Subject(.runLog, try $0.value("id")) })
        let stamps = try received(rows.map { try $0.value("id") }, for: reader)
        return try rows.compactMap { row in
            let id: RunLog.ID = try row.value("id")
            let own = images[Subject(.runLog, id)] ?? []
            guard let member = try MemberCard(row: row, "writer") else { return nil }
            return RunLogSummary(
                try RunLog(row: row, images: own.map(\.id)),
                by: member,
                images: own,
                runTitle: try row.storedIfPresent("run_title") { try ListingTitle($0) },
                received: stamps[id] ?? []
            )
        }
    }

    private func received(_ logs: [RunLog.ID], for reader: Member.ID) throws -> [RunLog.ID:
        [ReceivedRunStamp]]
    {
        guard !logs.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            SELECT run_logs.id AS log, run_logs.member AS receiver, run_stamps.stamp AS stamp,
                \(MemberCard.columns("giver_card"))
            FROM run_logs
                JOIN run_stamps ON run_stamps.run = run_logs.run AND run_stamps.receiver = run_logs.member
                \(MemberCard.join("giver_card", on: "run_stamps.giver"))
            WHERE run_logs.id IN \(list: logs)
                AND \(.unblocked("run_stamps.giver", "run_stamps.receiver"))
            ORDER BY run_stamps.given_at, run_stamps.giver
            """
        )
        return try rows.reduce(into: [:]) { stamps, row in
            let isReceiver = try row.value("receiver") == reader
            let stamp = ReceivedRunStamp(
                try row.word("stamp"),
                from: isReceiver ? try MemberCard(row: row, "giver_card") : nil
            )
            stamps[try row.value("log"), default: []].append(stamp)
        }
    }
}

extension RunCalendar.Entry {
    fileprivate init(row: Row) throws {
        let run: Listing.ID? = try row.value("run")
        self.init(
            log: try row.value("id"),
            day: CivilDate(daysSince1970: try row.value("day")),
            stamp: try row.word("stamp"),
            isCrew: run != nil,
            isPublic: try row.value("is_public"),
            metres: try row.value("metres") ?? 0,
            seconds: try row.value("seconds") ?? 0
        )
    }
}

extension JoinedRun {
    fileprivate static func all(of member: Member.ID) -> SQL {
        """
        SELECT listings.id AS id, listings.title AS title, listings.starts_at AS starts_at,
            run_logs.id AS log
        FROM listings
            LEFT JOIN run_logs ON run_logs.run = listings.id AND run_logs.member = \(member)
        """
    }

    fileprivate init(row: Row) throws {
        self.init(
            listing: try row.value("id"),
            title: try row.stored("title") { try ListingTitle($0) },
            startsAt: try row.value("starts_at"),
            log: try row.value("log")
        )
    }
}

extension FellowRunner {
    fileprivate init?(row: Row) throws {
        guard let card = try MemberCard(row: row, "fellow") else { return nil }
        self.init(
            card: card,
            isHost: try row.value("is_host"),
            given: try row.wordIfPresent("given"),
            received: try row.wordIfPresent("received"),
            log: try row.value("log")
        )
    }
}
