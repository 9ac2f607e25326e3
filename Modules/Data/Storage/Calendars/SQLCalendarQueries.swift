public import Database
public import Domain

public struct SQLCalendarQueries: CalendarQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func entries(of member: Member.ID, endingAfter start: Moment) async throws -> [CalendarEntry] {
        try await database.read { connection in
            let deals = try connection.run(Self.deals(of: member, endingAfter: start))
                .map { CalendarEntry(try Deal(row: $0), for: member) }
            let own = try connection.listings.calendarEntries(Self.offered(by: member, endingAfter: start))
            let hidden = try connection.blocks.hidden(from: member)
            let joined = try connection.listings.calendarEntries(
                Self.joined(by: member, endingAfter: start),
                hidingPlacesOf: hidden
            )
            let kept = try connection.listings.calendarEntries(
                Self.favourites(of: member, endingAfter: start),
                hidingPlacesOf: hidden
            )
            return deals + own + joined
                + kept.filter { entry in
                    !(own + joined).contains { $0.subject == entry.subject && $0.number == entry.number }
                }
        }
    }

    static func deals(of member: Member.ID, endingAfter start: Moment) -> SQL {
        """
        SELECT \(Deal.columns) FROM deals
        WHERE deals.id IN (SELECT id FROM deals WHERE provider = \(member)
                UNION ALL SELECT id FROM deals WHERE receiver = \(member))
            AND deals.state IN ('accepted', 'done', 'cancelled')
            AND deals.starts_at + deals.minutes * 60000 > \(start)
        ORDER BY deals.starts_at LIMIT \(ReadCalendar.most)
        """
    }

    static func offered(by member: Member.ID, endingAfter start: Moment) -> SQL {
        """
        \(head)
        WHERE listings.author = \(member) AND (listings.side IS NULL OR listings.side <> 'want')
            AND \(isDated(endingAfter: start))
        """
    }

    static func joined(by member: Member.ID, endingAfter start: Moment) -> SQL {
        """
        \(head) JOIN roster_entries ON roster_entries.listing = listings.id
        WHERE roster_entries.member = \(member) AND roster_entries.state = 'admitted'
            AND \(isDated(endingAfter: start))
        """
    }

    /// Those whose dates are public.
    static func favourites(of member: Member.ID, endingAfter start: Moment) -> SQL {
        let kinds = Listing.Kind.allCases.filter { $0.has(.publicDates) }.map(\.rawValue)
        return """
            \(head) JOIN favourites ON favourites.subject_id = listings.id
            WHERE favourites.member = \(member)
                AND favourites.subject_kind = \(Subject.Kind.listing.rawValue)
                AND listings.kind IN \(list: kinds) AND \(isDated(endingAfter: start))
            """
    }

    private static let head: SQL = """
        SELECT \(Listing.columnsWithPlace)
        FROM listings LEFT JOIN listing_places AS exact ON exact.listing = listings.id
        """

    private static func isDated(endingAfter start: Moment) -> SQL {
        """
        listings.starts_at IS NOT NULL AND listings.expires_at > \(start) AND listings.is_held_back = 0
        ORDER BY listings.starts_at LIMIT \(ReadCalendar.most)
        """
    }
}

extension ListingTable {
    /// The dates of the listings that the query finds, with one query for each kind.
    /// - Parameter hidden: authors whose exact places the reader doesn't see.
    fileprivate func calendarEntries(
        _ query: SQL,
        hidingPlacesOf hidden: Set<Member.ID> = []
    ) throws -> [CalendarEntry] {
        let listings = try connection.run(query).map { try Listing(rowWithPlace: $0) }
        return try Dictionary(grouping: listings, by: \.kind).flatMap { kind, listings in
            let known = Dictionary(uniqueKeysWithValues: listings.map { ($0.id, $0) })
            return try connection.run(kind.stored.dates(of: listings.map(\.id))).compactMap { row in
                try known[row.value("listing")].map { listing in
                    CalendarEntry(
                        listing,
                        number: try row.value("number"),
                        startsAt: try row.value("starts_at"),
                        endsAt: try row.value("ends_at"),
                        wholeDays: try kind.stored.wholeDays(of: row),
                        showsPlace: !hidden.contains(listing.author)
                    )
                }
            }
        }
    }
}
