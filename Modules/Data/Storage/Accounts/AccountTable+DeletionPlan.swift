import Database
import Domain

extension AccountTable {
    func deletionPlan(for member: Member.ID, at now: Moment) throws -> DeletionPlan {
        var counts: [DeletionPlan.Thing: Int] = [:]
        for (thing, query) in DeletionPlan.counted(for: member, at: now) {
            counts[thing] = try connection.first(query)?.value("amount") ?? 0
        }
        return DeletionPlan(counting: counts)
    }
}

extension DeletionPlan {
    /// Each count is read from an index.
    static func counted(for member: Member.ID, at now: Moment) -> [(thing: Thing, query: SQL)] {
        let open: SQL = "(\(Deal.isOpen(at: now)))"
        return [
            (.identities, "SELECT count(*) AS amount FROM identities WHERE member = \(member)"),
            (.sessions, "SELECT count(*) AS amount FROM sessions WHERE member = \(member)"),
            (.neighbourhoods, "SELECT count(*) AS amount FROM home_neighbourhoods WHERE member = \(member)"),
            (.images, "SELECT count(*) AS amount FROM images WHERE owner = \(member)"),
            (.listings, "SELECT count(*) AS amount FROM listings WHERE author = \(member)"),
            (.series, "SELECT count(*) AS amount FROM series WHERE host = \(member)"),
            (.drafts, "SELECT count(*) AS amount FROM drafts WHERE member = \(member)"),
            (.favourites, "SELECT count(*) AS amount FROM favourites WHERE member = \(member)"),
            (.searches, "SELECT count(*) AS amount FROM past_searches WHERE member = \(member)"),
            (.savedSearches, "SELECT count(*) AS amount FROM saved_searches WHERE member = \(member)"),
            (
                .calendarAddress,
                "SELECT count(*) AS amount FROM calendar_addresses WHERE member = \(member)"
            ),
            (.notices, "SELECT count(*) AS amount FROM notices WHERE member = \(member)"),
            (.blocks, "SELECT count(*) AS amount FROM blocks WHERE blocker = \(member)"),
            (.reviewsReceived, "SELECT count(*) AS amount FROM reviews WHERE about = \(member)"),
            (
                .openDeals,
                """
                SELECT (SELECT count(*) FROM deals WHERE provider = \(member) AND \(open))
                    + (SELECT count(*) FROM deals WHERE receiver = \(member) AND \(open)) AS amount
                """
            ),
            (.applications, "SELECT count(*) AS amount FROM roster_entries WHERE member = \(member)"),
            (.attendance, "SELECT count(*) AS amount FROM attendance_marks WHERE member = \(member)"),
            (.runLogs, "SELECT count(*) AS amount FROM run_logs WHERE member = \(member)"),
            (
                .runStamps,
                """
                SELECT (SELECT count(*) FROM run_stamps WHERE giver = \(member))
                    + (SELECT count(*) FROM run_stamps WHERE receiver = \(member)) AS amount
                """
            ),
            (.messages, "SELECT count(*) AS amount FROM messages WHERE sender = \(member) AND line IS NULL"),
            (
                .pastDeals,
                """
                SELECT (SELECT count(*) FROM deals WHERE provider = \(member) AND NOT \(open))
                    + (SELECT count(*) FROM deals WHERE receiver = \(member) AND NOT \(open)) AS amount
                """
            ),
            (.reviewsWritten, "SELECT count(*) AS amount FROM reviews WHERE author = \(member)"),
            (.reports, "SELECT count(*) AS amount FROM reports WHERE reporter = \(member)"),
        ]
    }
}
