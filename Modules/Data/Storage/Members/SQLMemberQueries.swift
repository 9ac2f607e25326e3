public import Database
public import Domain

public struct SQLMemberQueries: MemberQueries {
    private let database: Database
    private let members: MemberCache

    public init(_ database: Database, _ members: MemberCache) {
        self.database = database
        self.members = members
    }

    public func profile(
        of member: Member.ID,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> MemberProfile? {
        try await database.read { connection in
            guard try connection.members.isVisible(member, for: reader) else { return nil }
            let manners = try connection.run(Self.manners(of: member, at: now))
            let attendance = try connection.attendance.records(of: [member], at: now)[member]?.grade
            return try connection.first(Self.one(member, at: now)).flatMap {
                try MemberProfile(row: $0, [MannerCount](rows: manners), attendance, at: now)
            }
        }
    }

    public func member(named nickname: Nickname) async throws -> Member.ID? {
        try await database.read { connection in
            try connection.first("SELECT id FROM accounts WHERE nickname_key = \(nickname.uniqueKey)")?
                .value("id")
        }
    }

    public func ratings(
        of members: [Member.ID],
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [MemberRating] {
        guard !members.isEmpty else { return [] }
        return try await database.read { connection in
            try connection.run(Self.ratings(of: members, for: reader, at: now)).map { row in
                MemberRating(
                    member: try row.value("about"),
                    reviews: try row.value("reviews"),
                    halves: try row.value("halves")
                )
            }
        }
    }

    public func activity(of member: Member.ID, at now: Moment) async throws -> MemberActivity {
        try await database.read { connection in
            try connection.run(Self.activity(of: member, at: now)).map(MemberActivity.init(row:))[0]
        }
    }

    public func details(of member: Member.ID) async throws -> MemberDetails {
        try await members.facts(of: member).details
    }

    public func isHere(_ member: Member.ID, for reader: Member.ID?) async throws -> Bool {
        try await database.read { try $0.members.isVisible(member, for: reader) }
    }

    public func joinedRuns(
        of member: Member.ID,
        for reader: Member.ID?,
        _ slice: SliceRequest,
        at now: Moment
    ) async throws -> Slice<ListingSummary>? {
        let start = try slice.cursor.map(TimedKey<Listing>.init(cursor:))
        return try await database.read { connection in
            guard try connection.members.isVisible(member, for: reader) else { return nil }
            guard try connection.members.shownDetails(of: member).contains(.joinedRuns) else {
                return Slice([], next: nil)
            }
            let page = try connection.listings.page(of: slice, hiding: reader, after: start) { last, limit in
                try connection.run(Self.joinedRuns(of: member, at: now, after: last, limit: limit)).map {
                    (try TimedKey<Listing>(row: $0, at: "starts_at", id: "id"), try Candidate(row: $0))
                }
            }
            return try connection.listings.summaries(of: page, for: reader, cursor: \.description)
        }
    }

    static func joinedRuns(
        of member: Member.ID,
        at now: Moment,
        after key: TimedKey<Listing>?,
        limit: Int
    ) -> SQL {
        let kinds = Listing.Kind.allCases.filter { $0.has(.logs) }.map(\.rawValue)
        let rest: SQL = key.map { "AND (listings.starts_at, listings.id) < (\($0.at), \($0.id))" } ?? ""
        return """
            SELECT listings.starts_at AS starts_at, listings.id AS id, listings.author AS author
            FROM roster_entries JOIN listings ON listings.id = roster_entries.listing
            WHERE roster_entries.member = \(member) AND \(isAdmitted) AND listings.starts_at <= \(now)
                AND listings.cancelled_at IS NULL AND listings.kind IN \(list: kinds) \(rest)
            ORDER BY listings.starts_at DESC, listings.id DESC LIMIT \(limit)
            """
    }

    static func ratings(of members: [Member.ID], for reader: Member.ID?, at now: Moment) -> SQL {
        let seen: SQL = reader.map { "AND \(.unblocked("about", "\($0)"))" } ?? ""
        return """
            SELECT about, count(*) AS reviews, CAST(sum(halves) AS BIGINT) AS halves FROM reviews
            WHERE about IN \(list: members) AND revealed_at <= \(now) AND \(.reviewIsShown) \(seen)
            GROUP BY about ORDER BY about
            """
    }

    /// Counts are computed from covering indexes, except for a member's listings and rosters, which are few.
    static func one(_ member: Member.ID, at now: Moment) -> SQL {
        """
        SELECT \(MemberCard.columns("owner")), owner.bio AS bio, owner.company AS company,
            owner.interests AS interests, owner.joined_at AS joined_at,
            owner.is_indexed AS is_indexed, \(RunnerCard.columns("owner")),
            (SELECT code FROM home_neighbourhoods WHERE member = \(member) AND place = 0) AS home,
            (SELECT verified_on FROM home_neighbourhoods WHERE member = \(member) AND place = 0)
                AS home_verified_on,
            (SELECT count(*) FROM deals WHERE provider = \(member) AND state = 'done'
                AND purpose = 'teaching') AS given,
            (SELECT count(*) FROM deals WHERE receiver = \(member) AND state = 'done'
                AND purpose = 'teaching') AS received,
            \(hosted(by: member, at: now)) AS hosted, \(joined(by: member, at: now)) AS joined,
            \(noShows(of: member)) AS no_shows,
            (SELECT count(*) FROM reviews WHERE about = \(member) AND revealed_at <= \(now)
                AND \(.reviewIsShown)) AS reviews,
            (SELECT CAST(coalesce(sum(halves), 0) AS BIGINT) FROM reviews
                WHERE about = \(member) AND revealed_at <= \(now) AND \(.reviewIsShown)) AS halves,
            (SELECT count(*) FROM listings WHERE author = \(member) AND \(.isOpen(at: now)))
                AS open_listings
        FROM accounts AS owner LEFT JOIN images AS owner_picture ON owner_picture.id = owner.picture
        WHERE owner.id = \(member)
        """
    }

    /// How many revealed reviews name the same manners. There are few combinations.
    static func manners(of member: Member.ID, at now: Moment) -> SQL {
        """
        SELECT manners, count(*) AS reviews FROM reviews
        WHERE about = \(member) AND revealed_at <= \(now) AND manners > 0 AND \(.reviewIsShown)
        GROUP BY manners
        """
    }

    /// The listings that have begun, weren't cancelled, and that the member hosted with others.
    private static func hosted(by member: Member.ID, at now: Moment) -> SQL {
        """
        (SELECT count(*) FROM listings WHERE author = \(member) AND starts_at <= \(now)
            AND cancelled_at IS NULL
            AND EXISTS (SELECT 1 FROM roster_entries WHERE listing = listings.id AND \(isAdmitted)))
        """
    }

    private static func joined(by member: Member.ID, at now: Moment) -> SQL {
        """
        (SELECT count(*) FROM roster_entries JOIN listings ON listings.id = roster_entries.listing
            WHERE roster_entries.member = \(member) AND \(isAdmitted) AND listings.starts_at <= \(now)
                AND listings.cancelled_at IS NULL)
        """
    }

    private static let isAdmitted: SQL =
        "roster_entries.state = \(RosterEntry.Status.admitted.rawValue)"

    /// The deals that the member didn't come to: agreed, or not disputed in time.
    private static func noShows(of member: Member.ID) -> SQL {
        let counts: SQL = "state = 'cancelled' AND coalesce(no_show_answer, 'agreed') = 'agreed'"
        return """
            ((SELECT count(*) FROM deals WHERE author = \(member) AND no_show_by = 'partner' AND \(counts))
                + (SELECT count(*) FROM deals
                    WHERE partner = \(member) AND no_show_by = 'author' AND \(counts)))
            """
    }
}

extension MemberProfile {
    fileprivate init?(
        row: Row,
        _ manners: [MannerCount],
        _ attendance: AttendanceGrade?,
        at now: Moment
    ) throws {
        guard let card = try MemberCard(row: row, "owner") else { return nil }
        self.init(
            card: card,
            bio: try row.storedIfPresent("bio") { try Bio($0) },
            company: try row.storedIfPresent("company") { try Company($0) },
            interests: (try row.value("interests") as Marks).words(),
            home: try row.storedIfPresent("home") { NeighbourhoodCode($0) },
            isHomeVerified: try HomeVerification(row: row, "home_verified_on")?.counts(at: now) ?? false,
            joinedAt: try row.value("joined_at"),
            isIndexed: try row.value("is_indexed"),
            runner: try RunnerCard(row: row, "owner", attendance: attendance, at: now),
            record: MemberRecord(
                given: try row.value("given"),
                received: try row.value("received"),
                hosted: try row.value("hosted"),
                joined: try row.value("joined"),
                noShows: try row.value("no_shows"),
                reviews: try row.value("reviews"),
                halves: try row.value("halves"),
                manners: manners,
                openListings: try row.value("open_listings")
            )
        )
    }
}

extension [MannerCount] {
    /// Most often first; equal ones in their own order.
    fileprivate init(rows: some Sequence<Row>) throws {
        var counts: [Manner: Int] = [:]
        for row in rows {
            let reviews: Int = try row.value("reviews")
            for manner: Manner in (try row.value("manners") as Marks).words() {
                counts[manner, default: 0] += reviews
            }
        }
        self = Manner.allCases.compactMap { manner in counts[manner].map { MannerCount(manner, $0) } }
        let order = enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        self = order.map(\.element)
    }
}
