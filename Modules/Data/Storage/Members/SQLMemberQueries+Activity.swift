import Database
import Domain

extension SQLMemberQueries {
    /// One row. Each part ends at the first row that it finds in an index, or counts a few of one.
    static func activity(of member: Member.ID, at now: Moment) -> SQL {
        """
        SELECT \(appointments(of: member, at: now)) AS appointments,
            \(gatherings(of: member, at: now)) AS gatherings,
            (SELECT count(*) FROM orders WHERE payer = \(member)
                AND state NOT IN ('refunded', 'cancelled', 'expired')) AS payments,
            (SELECT count(*) FROM favourites WHERE member = \(member)) AS favourites,
            (SELECT count(*) FROM listings WHERE author = \(member)) AS listings,
            \(any(of: [
                "SELECT 1 FROM deals WHERE author = \(member)",
                "SELECT 1 FROM deals WHERE partner = \(member)",
                "SELECT 1 FROM teachers WHERE member = \(member)",
            ])) AS lessons,
            \(any(of: [
                "SELECT 1 FROM run_logs WHERE member = \(member)",
                "SELECT 1 FROM series WHERE host = \(member)",
                own(.runs, of: member), applications(to: .runs, by: member),
            ])) AS runs,
            \(any(of: [
                "SELECT 1 FROM sources WHERE owner = \(member)",
                own(.events, of: member), applications(to: .events, by: member),
            ])) AS events,
            \(any(of: [
                "SELECT 1 FROM listings WHERE author = \(member)",
                "SELECT 1 FROM comments WHERE author = \(member)",
                "SELECT 1 FROM saved_searches WHERE member = \(member)",
            ])) AS posts
        """
    }

    private static func appointments(of member: Member.ID, at now: Moment) -> SQL {
        """
        (SELECT count(*) FROM deals WHERE author = \(member) AND state = 'accepted' AND ends_at > \(now))
            + (SELECT count(*) FROM deals
                WHERE partner = \(member) AND state = 'accepted' AND ends_at > \(now))
        """
    }

    private static func gatherings(of member: Member.ID, at now: Moment) -> SQL {
        """
        (SELECT count(*) FROM roster_entries JOIN listings ON listings.id = roster_entries.listing
            WHERE roster_entries.member = \(member) AND roster_entries.state = 'admitted'
                AND listings.cancelled_at IS NULL AND coalesce(listings.expires_at > \(now), TRUE))
        """
    }

    private static func own(_ area: MemberActivity.Area, of member: Member.ID) -> SQL {
        "SELECT 1 FROM listings WHERE author = \(member) AND kind IN \(list: kinds(of: area))"
    }

    private static func applications(to area: MemberActivity.Area, by member: Member.ID) -> SQL {
        """
        SELECT 1 FROM roster_entries JOIN listings ON listings.id = roster_entries.listing
        WHERE roster_entries.member = \(member) AND listings.kind IN \(list: kinds(of: area))
        """
    }

    private static func kinds(of area: MemberActivity.Area) -> [String] {
        Listing.Kind.allCases.filter { $0.area == area }.map(\.rawValue)
    }

    private static func any(of queries: [SQL]) -> SQL {
        let found = queries.dropFirst().reduce("EXISTS (\(queries[0]))" as SQL) { "\($0) OR EXISTS (\($1))" }
        return "CASE WHEN \(found) THEN 1 ELSE 0 END"
    }
}

extension MemberActivity {
    init(row: Row) throws {
        self.init(
            appointments: try row.value("appointments"),
            gatherings: try row.value("gatherings"),
            payments: try row.value("payments"),
            favourites: try row.value("favourites"),
            listings: try row.value("listings"),
            areas: Set(try Area.allCases.filter { try row.value($0.rawValue) })
        )
    }
}
