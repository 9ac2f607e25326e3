import Database
public import Domain

extension SQLEventCalendarQueries {
    public func feed(_ filter: EventCalendarFilter, at now: Moment) async throws -> [FeedEvent] {
        let today = now.dateInSeoul.daysSince1970
        let days = today + FeedEvent.days.lowerBound...today + FeedEvent.days.upperBound
        return try await database.read { connection in
            let bound = Self.bound(days)
            let conditions = try connection.eventDays.conditions(filter, among: bound, for: nil)
            let rows = try connection.run(Self.feed(bound, conditions))
            return try connection.eventDays.feedEvents(rows.map { try $0.value("event") })
        }
    }

    /// The dates that start in a range of days.
    static func bound(_ days: ClosedRange<Int>) -> SQL {
        let start = Zone.seoul.moment(of: LocalTime(CivilDate(daysSince1970: days.lowerBound)))
        let end = Zone.seoul.moment(of: LocalTime(CivilDate(daysSince1970: days.upperBound + 1)))
        return "day = first_day AND starts_at >= \(start) AND starts_at < \(end)"
    }

    static func feed(_ bound: SQL, _ conditions: SQL) -> SQL {
        """
        SELECT event FROM event_days WHERE \(bound) AND \(conditions)
        ORDER BY starts_at, event, number LIMIT \(FeedEvent.most)
        """
    }

    public func find(_ event: Listing.ID) async throws -> FeedEvent {
        try await database.read { connection in
            guard let found = try connection.eventDays.shown(event) else { throw ListingRefusal.notFound }
            return found
        }
    }

    public func newest(_ slice: SliceRequest) async throws -> Slice<FeedEvent> {
        let start: Listing.ID? = try slice.start()
        return try await database.read { connection in
            let rows = try connection.run(Self.newest(after: start, limit: slice.rows))
            return try Slice(rows, slice, by: "event", of: Listing.self) { rows in
                try connection.eventDays.feedEvents(rows.map { try $0.value("event") })
            }
        }
    }

    static func newest(after start: Listing.ID?, limit: Int) -> SQL {
        """
        SELECT DISTINCT event FROM event_days
        WHERE event < \(start?.rawValue ?? .max) AND \(EventCalendarFilter().conditions(hiding: []))
        ORDER BY event DESC LIMIT \(limit)
        """
    }

    public func count() async throws -> Int {
        try await database.read { try $0.eventDays.countShown() }
    }
}

extension EventDayTable {
    /// The number of all events that everyone sees.
    func countShown() throws -> Int {
        let row = try connection.first(
            """
            SELECT count(DISTINCT event) AS count FROM event_days
            WHERE \(EventCalendarFilter().conditions(hiding: []))
            """
        )
        return try row?.value("count") ?? 0
    }

    /// An event as everyone sees it; nil if not everyone does.
    func shown(_ event: Listing.ID) throws -> FeedEvent? {
        let row = try connection.first(
            """
            SELECT event FROM event_days
            WHERE event = \(event) AND \(EventCalendarFilter().conditions(hiding: []))
            """
        )
        return row == nil ? nil : try feedEvents([event]).first
    }

    /// The events in the order in which they are first named.
    fileprivate func feedEvents(_ named: [Listing.ID]) throws -> [FeedEvent] {
        var ids: [Listing.ID] = []
        var known: Set<Listing.ID> = []
        for id in named where known.insert(id).inserted { ids.append(id) }
        guard !ids.isEmpty else { return [] }
        let dates = try connection.run(
            """
            SELECT event, starts_at, ends_at, is_all_day FROM event_dates
            WHERE event IN \(list: ids) ORDER BY event, number
            """
        )
        .reduce(into: [Listing.ID: [EventPeriod]]()) { dates, row in
            dates[try row.value("event"), default: []].append(try EventPeriod(row: row))
        }
        let found = try connection.run(Self.feedEvents(ids)).reduce(into: [Listing.ID: FeedEvent]()) {
            let event = try FeedEvent(row: $1, dates)
            $0[event.listing.id] = event
        }
        return ids.compactMap { found[$0] }
    }

    private static func feedEvents(_ ids: [Listing.ID]) -> SQL {
        """
        SELECT \(Listing.columnsWithPlace), link, hosts, description, venue, zone, is_postponed,
            signs_up_here
        FROM listings JOIN events ON events.id = listings.id
            LEFT JOIN listing_places AS exact ON exact.listing = listings.id
        WHERE listings.id IN \(list: ids)
        """
    }
}

extension FeedEvent {
    fileprivate init(row: Row, _ dates: [Listing.ID: [EventPeriod]]) throws {
        let listing = try Listing(rowWithPlace: row)
        self.init(
            listing,
            link: try row.value("link"),
            hosts: try row.stored("hosts") { try EventHosts(lines: $0) }.all.map(\.text),
            description: try row.value("description"),
            venue: try row.value("venue"),
            zone: try row.word("zone"),
            dates: dates[listing.id, default: []],
            isPostponed: try row.value("is_postponed"),
            signUp: try row.value("signs_up_here") ? .here : .elsewhere
        )
    }
}
