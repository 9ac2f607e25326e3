public import Database
public import Domain

/// Searches in parts of nicknames and addresses, which no index of both engines serves. So each request reads
/// at most ``reach`` members, and the cursor leads to the rest.
public struct SQLMemberDirectory: MemberDirectory {
    /// The most members that one request searches and counts.
    public static let usualReach = 50_000

    private let database: Database
    private let reach: Int

    public init(_ database: Database, reach: Int = Self.usualReach) {
        self.database = database
        self.reach = reach
    }

    public func list(_ filter: DirectoryFilter, _ slice: SliceRequest, at now: Moment) async throws
        -> DirectoryMatches
    {
        let start = try slice.cursor.map(TimedKey<Member>.init(cursor:))
        return try await database.read { [reach] connection in
            let search = MemberSearch(filter, try connection.directory.exact(filter, at: now), at: now)
            let first =
                try start == nil ? search.exact.flatMap { try connection.directory.entry($0, at: now) } : nil
            let (entries, next) = try connection.directory.page(
                search,
                after: start,
                limit: slice.limit - (first == nil ? 0 : 1),
                reach: reach
            )
            let (count, isWhole) = try connection.directory.count(search, reach: reach)
            return DirectoryMatches(
                Slice([first].compactMap(\.self) + entries, next: next?.description),
                count: count,
                isCountWhole: isWhole
            )
        }
    }

    public func export(_ filter: DirectoryFilter, at now: Moment) async throws -> [DirectoryEntry] {
        try await database.read { connection in
            let search = MemberSearch(filter, nil, at: now)
            let most = DirectoryExport.most
            let rows = try connection.run(search.page(after: nil, limit: most + 1, reach: most + 1))
            let (_, isWhole) = try connection.directory.count(search, reach: most + 1)
            guard rows.count <= most, isWhole else { throw DirectoryRefusal.exportTooLong }
            return try rows.map(DirectoryEntry.init(row:))
        }
    }

    public func find(_ member: Member.ID, at now: Moment) async throws -> DirectoryRecord? {
        try await database.read { connection in
            guard let entry = try connection.directory.entry(member, at: now) else { return nil }
            return DirectoryRecord(
                entry,
                homes: try connection.homes.list(of: member).homes.map(\.code),
                suspension: try connection.decisions.suspension(of: member, at: now),
                secondFactorSince: try connection.secondFactors.find(of: member)?.since,
                numbers: try connection.directory.numbers(of: member, at: now),
                reports: try connection.run(Self.reports(about: member)).map(ReportMention.init(row:)),
                measures: try connection.run(Self.measures(about: member)).map { row in
                    PastMeasure(try MadeDecision(row: row), of: try row.value("report"))
                },
                warnings: try connection.run(Self.warnings(of: member)).map { row in
                    GivenWarning(try Warning(row: row), by: try MemberCard(row: row, "judge"))
                }
            )
        }
    }

    static func reports(about member: Member.ID) -> SQL {
        """
        SELECT id, subject_kind, reason, status, is_act, at FROM reports
        WHERE about = \(member) ORDER BY id DESC LIMIT \(DirectoryRecord.mostNamed)
        """
    }

    static func measures(about member: Member.ID) -> SQL {
        """
        SELECT \(MadeDecision.columns)
        FROM reports JOIN decisions ON decisions.report = reports.id
            \(MemberCard.join("judge", on: "decisions.operator"))
        WHERE reports.about = \(member) AND decisions.verdict <> 'dismissed'
        ORDER BY decisions.id DESC LIMIT \(DirectoryRecord.mostNamed)
        """
    }

    static func warnings(of member: Member.ID) -> SQL {
        """
        SELECT warnings.id AS id, warnings.member AS member, warnings.text AS text, warnings.at AS at,
            warnings.taken_back_at AS taken_back_at, \(MemberCard.columns("judge"))
        FROM warnings \(MemberCard.join("judge", on: "warnings.operator"))
        WHERE warnings.member = \(member)
        ORDER BY warnings.id DESC LIMIT \(DirectoryRecord.mostNamed)
        """
    }

    /// Each count is read from an index.
    static func numbers(of member: Member.ID, at now: Moment) -> SQL {
        """
        SELECT (SELECT count(*) FROM sessions WHERE member = \(member) AND refresh_expires_at > \(now))
                AS sessions,
            (SELECT count(*) FROM conversations WHERE guest = \(member) AND is_group = 0) AS conversations,
            (SELECT count(*) FROM reports WHERE reporter = \(member)) AS reports_filed,
            (SELECT count(*) FROM reports WHERE about = \(member) AND is_act = 0) AS reports_about,
            (SELECT count(*) FROM orders WHERE payer = \(member)) AS orders,
            (SELECT count(*) FROM orders WHERE payee = \(member)) AS sales
        """
    }
}

/// A search among members, of which the one that the text names exactly comes first.
struct MemberSearch {
    let filter: DirectoryFilter
    let exact: Member.ID?
    let now: Moment

    init(_ filter: DirectoryFilter, _ exact: Member.ID?, at now: Moment) {
        (self.filter, self.exact, self.now) = (filter, exact, now)
    }

    /// The members besides the exact one.
    func page(after key: TimedKey<Member>?, limit: Int, reach: Int) -> SQL {
        guard let match else {
            return """
                \(DirectoryEntry.columns(at: now)) FROM (\(window(after: key, limit: limit))) AS found
                    JOIN accounts AS own ON own.id = found.id
                ORDER BY found.joined_at DESC, found.id DESC
                """
        }
        return """
            \(DirectoryEntry.columns(at: now))
            FROM (SELECT id, joined_at FROM (\(window(after: key, limit: reach))) AS newest WHERE \(match)
                ORDER BY joined_at DESC, id DESC LIMIT \(limit)) AS found
                JOIN accounts AS own ON own.id = found.id
            ORDER BY found.joined_at DESC, found.id DESC
            """
    }

    /// How many members are searched, and how many of them fit besides the exact one.
    func count(reach: Int) -> SQL {
        """
        SELECT count(*) AS searched, count(CASE WHEN \(match ?? "TRUE") THEN 1 END) AS found
        FROM (\(window(after: nil, limit: reach))) AS newest
        """
    }

    /// The last member that a search from there reaches.
    func end(after key: TimedKey<Member>?, reach: Int) -> SQL {
        """
        SELECT listed.joined_at AS joined_at, listed.id AS id FROM accounts AS listed
        WHERE \(fits) \(rest(after: key))
        ORDER BY listed.joined_at DESC, listed.id DESC LIMIT 1 OFFSET \(reach - 1)
        """
    }

    /// The members in this state, by text or not.
    func window(after key: TimedKey<Member>?, limit: Int) -> SQL {
        """
        SELECT listed.id AS id, listed.joined_at AS joined_at, listed.nickname AS nickname,
            listed.nickname_key AS nickname_key, listed.email AS email
        FROM accounts AS listed WHERE \(fits) \(rest(after: key))
        ORDER BY listed.joined_at DESC, listed.id DESC LIMIT \(limit)
        """
    }

    var fits: SQL {
        switch filter.state {
        case nil: "TRUE"
        case .unconfirmed: "listed.email_verified_at IS NULL"
        case .suspended: "listed.id IN (SELECT about FROM reports WHERE suspends_until > \(now))"
        case .operators: "listed.id IN (SELECT member FROM operators)"
        }
    }

    private func rest(after key: TimedKey<Member>?) -> SQL {
        key.map { "AND (listed.joined_at, listed.id) < (\($0.at), \($0.id))" } ?? ""
    }

    /// Nil without a text.
    private var match: SQL? {
        guard let text = filter.text else { return nil }
        let pattern = "%\(Self.escaped(text.lowercased()))%"
        let key = Nickname.uniqueKey(of: text)
        let alike: SQL = key.isEmpty ? "" : "OR nickname_key LIKE \("%\(key)%")"
        let others: SQL = exact.map { "id <> \($0) AND" } ?? ""
        return """
            \(others) (lower(nickname) LIKE \(pattern) ESCAPE '!' OR email LIKE \(pattern) ESCAPE '!'
                \(alike))
            """
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { pattern, letter in
            if "%_!".contains(letter) { pattern.append("!") }
            pattern.append(letter)
        }
    }
}

extension TableBase {
    var directory: DirectoryTable { DirectoryTable(connection: connection) }
}

/// The members as operators see them.
struct DirectoryTable {
    let connection: Connection

    /// The member in the filter's state whose identifier, address or nickname the text is.
    func exact(_ filter: DirectoryFilter, at now: Moment) throws -> Member.ID? {
        guard let text = filter.text else { return nil }
        let fits = MemberSearch(filter, nil, at: now).fits
        let keys: [SQL?] = [
            Member.ID(text).map { "listed.id = \($0)" },
            (try? EmailAddress(text)).map { "listed.email = \($0.text)" },
            (try? Nickname(text)).map { "listed.nickname_key = \($0.uniqueKey)" },
        ]
        for case let key? in keys {
            let row = try connection.first(
                "SELECT listed.id AS id FROM accounts AS listed WHERE \(key) AND \(fits)"
            )
            if let row { return try row.value("id") }
        }
        return nil
    }

    func entry(_ member: Member.ID, at now: Moment) throws -> DirectoryEntry? {
        try connection.first(
            "\(DirectoryEntry.columns(at: now)) FROM accounts AS own WHERE own.id = \(member)"
        )
        .map(DirectoryEntry.init(row:))
    }

    /// The members besides the exact one, and where the list goes on.
    func page(_ search: MemberSearch, after key: TimedKey<Member>?, limit: Int, reach: Int) throws
        -> (entries: [DirectoryEntry], next: TimedKey<Member>?)
    {
        let rows = try connection.run(search.page(after: key, limit: limit + 1, reach: reach))
        let shown = Array(rows.prefix(limit))
        let entries = try shown.map(DirectoryEntry.init(row:))
        if rows.count > limit {
            let last = try shown.last.map { try TimedKey<Member>(row: $0, at: "joined_at", id: "id") }
            return (entries, last ?? key ?? .first)
        }
        guard search.filter.text != nil else { return (entries, nil) }
        let end = try connection.first(search.end(after: key, reach: reach))
        return (entries, try end.map { try TimedKey(row: $0, at: "joined_at", id: "id") })
    }

    func count(_ search: MemberSearch, reach: Int) throws -> (count: Int, isWhole: Bool) {
        let row = try connection.run(search.count(reach: reach))[0]
        let found: Int = try row.value("found")
        return (found + (search.exact == nil ? 0 : 1), try row.value("searched") < reach)
    }

    func numbers(of member: Member.ID, at now: Moment) throws -> DirectoryNumbers {
        let row = try connection.run(SQLMemberDirectory.numbers(of: member, at: now))[0]
        let listings = try connection.run(
            "SELECT status, count(*) AS amount FROM listings WHERE author = \(member) GROUP BY status"
        )
        return DirectoryNumbers(
            sessions: try row.value("sessions"),
            listings: try listings.reduce(into: [:]) { $0[try $1.word("status")] = try $1.value("amount") },
            conversations: try row.value("conversations"),
            reportsFiled: try row.value("reports_filed"),
            reportsAbout: try row.value("reports_about"),
            orders: try row.value("orders"),
            sales: try row.value("sales")
        )
    }
}

extension TimedKey {
    /// Before all members.
    fileprivate static var first: TimedKey {
        TimedKey(at: Moment(milliseconds: .max), id: Identifier(rawValue: .max))
    }
}

extension DirectoryEntry {
    /// `SELECT` with the columns that ``init(row:)`` reads, of `accounts` as `own`.
    fileprivate static func columns(at now: Moment) -> SQL {
        """
        SELECT own.id AS id, own.nickname AS nickname, own.email AS email,
            own.email_verified_at AS email_verified_at, own.joined_at AS joined_at,
            (SELECT max(last_used_at) FROM sessions WHERE member = own.id) AS last_seen_at,
            (SELECT max(suspends_until) FROM reports WHERE about = own.id AND suspends_until > \(now))
                AS suspended_until,
            (SELECT count(*) FROM operators WHERE member = own.id) AS is_operator
        """
    }

    fileprivate init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            nickname: try row.stored("nickname") { try Nickname($0) },
            email: try row.stored("email") { try EmailAddress($0) },
            isEmailVerified: (try row.value("email_verified_at") as Moment?) != nil,
            joinedAt: try row.value("joined_at"),
            lastSeenAt: try row.value("last_seen_at"),
            suspendedUntil: try row.value("suspended_until"),
            isOperator: try row.value("is_operator") == 1
        )
    }
}

extension ReportMention {
    fileprivate init(row: Row) throws {
        self.init(
            try row.value("id"),
            of: try row.word("subject_kind"),
            for: try row.word("reason"),
            try row.word("status"),
            isAct: try row.value("is_act"),
            at: try row.value("at")
        )
    }
}
