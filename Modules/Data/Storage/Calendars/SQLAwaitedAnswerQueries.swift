public import Database
public import Domain

public struct SQLAwaitedAnswerQueries: AwaitedAnswerQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(of member: Member.ID, atMost limit: Int, at now: Moment) async throws -> AwaitedAnswers {
        try await database.read { connection in
            let rows = try connection.run(Self.list(of: member, atMost: limit, at: now))
            return AwaitedAnswers(
                try rows.map { try AwaitedAnswer(row: $0) },
                of: try rows.first?.value("total") ?? 0
            )
        }
    }

    static func list(of member: Member.ID, atMost limit: Int, at now: Moment) -> SQL {
        let parts =
            ofDeals(as: "author", with: "partner", of: member, at: now)
            + ofDeals(as: "partner", with: "author", of: member, at: now)
            + [
                applications(to: member, at: now), seats(of: member, at: now), absences(of: member, at: now),
                disputes(to: member, at: now), openQuestions(to: member),
            ]
        return """
            SELECT awaited.kind AS kind, awaited.subject_kind AS subject_kind,
                awaited.subject_id AS subject_id, awaited.listing_kind AS listing_kind,
                awaited.title AS title, awaited.starts_at AS starts_at, awaited.since AS since,
                awaited.until AS until, count(*) OVER () AS total, \(MemberCard.columns("whom"))
            FROM (\(parts.joined(by: " UNION ALL "))) AS awaited
                \(MemberCard.join("whom", on: "awaited.whom"))
            WHERE \(.unblocked("\(member)", "awaited.whom"))
            ORDER BY awaited.since, awaited.kind, awaited.subject_id, awaited.whom LIMIT \(limit)
            """
    }

    /// - Parameters:
    ///   - party: the member's column and word.
    ///   - other: the same of the one who waits.
    private static func ofDeals(as party: SQL, with other: SQL, of member: Member.ID, at now: Moment) -> [SQL]
    {
        let parties = (party, other, member)
        let isAhead: SQL = "\(Deal.lastStart) > \(now)"
        let isMoveAhead: SQL = "deals.starts_at > \(now) AND deals.move_starts_at > \(now)"
        return [
            ofDeals(
                .proposal,
                parties,
                since: "deals.proposed_at",
                until: Deal.lastStart,
                where: "deals.state = 'proposed' AND deals.proposed_by = '\(other)' AND \(isAhead)"
            ),
            ofDeals(
                .changes,
                parties,
                since: "deals.changed_at",
                until: Deal.lastStart,
                where: "deals.state = 'changes-asked' AND deals.proposed_by = '\(party)' AND \(isAhead)"
            ),
            ofDeals(
                .move,
                parties,
                startsAt: "deals.move_starts_at",
                since: "deals.move_at",
                until: """
                    CASE WHEN deals.starts_at < deals.move_starts_at
                        THEN deals.starts_at ELSE deals.move_starts_at END
                    """,
                where: "deals.state = 'accepted' AND deals.move_by = '\(other)' AND \(isMoveAhead)"
            ),
            noShows(parties, at: now),
        ]
    }

    private typealias Parties = (own: SQL, other: SQL, member: Member.ID)

    private static func noShows(_ parties: Parties, at now: Moment) -> SQL {
        let until: SQL = """
            CASE WHEN deals.ends_at > deals.no_show_at THEN deals.ends_at ELSE deals.no_show_at END
                + \(NoShow.answerTime.milliseconds)
            """
        return ofDeals(
            .noShow,
            parties,
            since: "deals.no_show_at",
            until: until,
            where: """
                deals.state = 'accepted' AND deals.no_show_by = '\(parties.other)'
                    AND deals.no_show_answer IS NULL AND \(until) > \(now)
                """
        )
    }

    private static func ofDeals(
        _ kind: AwaitedAnswer.Kind,
        _ parties: Parties,
        startsAt: SQL = "deals.starts_at",
        since: SQL,
        until: SQL,
        where condition: SQL
    ) -> SQL {
        """
        SELECT \(kind.rawValue) AS kind, 'deal' AS subject_kind, deals.id AS subject_id,
            deals.listing_kind AS listing_kind, deals.title AS title, \(startsAt) AS starts_at,
            deals.\(parties.other) AS whom, \(since) AS since, \(until) AS until
        FROM deals WHERE deals.\(parties.own) = \(parties.member) AND \(condition)
        """
    }

    private static func ofListings(
        _ kind: AwaitedAnswer.Kind,
        whom: SQL,
        since: SQL,
        until: SQL,
        from tables: SQL,
        where condition: SQL
    ) -> SQL {
        """
        SELECT \(kind.rawValue) AS kind, 'listing' AS subject_kind, listings.id AS subject_id,
            listings.kind AS listing_kind, listings.title AS title, listings.starts_at AS starts_at,
            \(whom) AS whom, \(since) AS since, \(until) AS until
        FROM \(tables) WHERE \(condition)
        """
    }

    private static func applications(to member: Member.ID, at now: Moment) -> SQL {
        ofListings(
            .application,
            whom: "roster_entries.member",
            since: "roster_entries.applied_at",
            until: "listings.starts_at",
            from: "listings JOIN roster_entries ON roster_entries.listing = listings.id",
            where: """
                listings.author = \(member) AND listings.cancelled_at IS NULL
                    AND coalesce(coalesce(listings.starts_at, listings.expires_at) > \(now), TRUE)
                    AND roster_entries.state = \(RosterEntry.Status.applied.rawValue)
                """
        )
    }

    private static func seats(of member: Member.ID, at now: Moment) -> SQL {
        let offered = RosterFact.Kind.offered.rawValue
        return ofListings(
            .seat,
            whom: "listings.author",
            since: """
                coalesce((SELECT max(roster_facts.at) FROM roster_facts
                    WHERE roster_facts.listing = listings.id AND roster_facts.member = \(member)
                        AND roster_facts.event = \(offered)), roster_entries.applied_at)
                """,
            until: "roster_entries.claim_until",
            from: "roster_entries JOIN listings ON listings.id = roster_entries.listing",
            where: """
                roster_entries.member = \(member)
                    AND roster_entries.state = \(RosterEntry.Status.offered.rawValue)
                    AND roster_entries.claim_until > \(now)
                """
        )
    }

    private static func absences(of member: Member.ID, at now: Moment) -> SQL {
        ofListings(
            .absence,
            whom: "NULL",
            since: "attendance_marks.decided_at",
            until: "attendance_marks.decided_at + \(AttendanceDispute.time.milliseconds)",
            from: marks,
            where: """
                attendance_marks.member = \(member)
                    AND attendance_marks.status = \(AttendanceStatus.absent.rawValue)
                    AND attendance_marks.disputed_at IS NULL
                    AND attendance_marks.decided_at > \(now - AttendanceDispute.time)
                """
        )
    }

    private static func disputes(to member: Member.ID, at now: Moment) -> SQL {
        ofListings(
            .dispute,
            whom: "attendance_marks.member",
            since: "attendance_marks.disputed_at",
            until: "attendance_marks.disputed_at + \(AttendanceDispute.answerTime.milliseconds)",
            from: marks,
            where: """
                listings.author = \(member) AND attendance_marks.answered_at IS NULL
                    AND attendance_marks.disputed_at > \(now - AttendanceDispute.answerTime)
                """
        )
    }

    private static func openQuestions(to member: Member.ID) -> SQL {
        ofListings(
            .openQuestion,
            whom: "NULL",
            since: "listings.asked_at",
            until: "listings.question_at",
            from: "listings",
            where: """
                listings.author = \(member) AND listings.status = \(Listing.Status.open.rawValue)
                    AND listings.asked_at IS NOT NULL
                """
        )
    }

    /// A mark for a former start isn't part of the attendance.
    private static let marks: SQL = """
        attendance_marks JOIN listings ON listings.id = attendance_marks.listing
            AND listings.starts_at = attendance_marks.starts_at
        """
}

extension AwaitedAnswer {
    fileprivate init(row: Row) throws {
        self.init(
            try row.word("kind"),
            try row.subject(),
            of: try row.word("listing_kind"),
            title: try row.value("title"),
            startsAt: try row.value("starts_at"),
            whom: try MemberCard(row: row, "whom"),
            at: try row.value("since"),
            until: try row.value("until")
        )
    }
}
