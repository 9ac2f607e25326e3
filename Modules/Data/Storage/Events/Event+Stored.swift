public import Database
public import Domain

extension Event: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> Event? {
        let row = try connection.first(
            """
            SELECT link, hosts, description, venue, cost_from, cost_to, zone, opens_at, closes_at,
                signs_up_here, is_postponed
            FROM events WHERE id = \(listing.id)
            """
        )
        guard let row else { return nil }
        let words = EventWords(of: listing)
        let dates = try connection.run(
            """
            SELECT starts_at, ends_at, is_all_day FROM event_dates WHERE event = \(listing.id)
            ORDER BY number
            """
        ).map(EventPeriod.init(row:))
        return Event(
            listing,
            try EventContents(
                title: listing.details.title,
                link: row.storedIfPresent("link") { try EventLink($0) },
                hosts: row.stored("hosts") { try EventHosts(lines: $0) },
                description: row.stored("description") { try EventDescription($0) },
                venue: row.storedIfPresent("venue") { try EventVenue($0) } ?? nil,
                mode: words.mode,
                cost: row.cost(of: words.cost),
                category: words.category,
                topics: words.topics,
                dates: EventDates(dates, in: row.word("zone")),
                applications: ApplicationPeriod(row: row),
                signUp: row.value("signs_up_here") ? .here(seats: listing.seats.total) : .elsewhere,
                isPostponed: row.value("is_postponed"),
                images: images
            )
        )
    }

    public static var contentTables: [any InsertableRow.Type] {
        [EventRow.self, EventDateRow.self, EventDayRow.self, EventReminderRow.self]
    }

    public var contentRows: [any InsertableRow] {
        [EventRow(self)] + EventDateRow.all(of: self) + EventDayRow.all(of: self)
            + EventReminderRow.all(of: self)
    }

    public func saveContents(replacing former: Event, in connection: Connection) throws {
        if dates != former.dates || listing.details != former.listing.details {
            try connection.eventDays.replace(of: self)
        }
        try connection.eventReminders.replace(of: self)
        guard dates != former.dates || !says(sameAs: former) else { return }
        let amounts = cost.amounts
        try connection.execute(
            """
            UPDATE events SET link = \(link?.text), normalized_link = \(link?.normalized),
                hosts = \(hosts.lines), description = \(description.text), venue = \(venue?.text),
                cost_from = \(amounts.from?.won), cost_to = \(amounts.to?.won),
                zone = \(dates.zone.rawValue), opens_at = \(applications.opensAt),
                closes_at = \(applications.closesAt), is_postponed = \(isPostponed)
            WHERE id = \(listing.id)
            """
        )
        guard dates.all != former.dates.all else { return }
        try connection.execute("DELETE FROM event_dates WHERE event = \(listing.id)")
        try connection.insert(EventDateRow.all(of: self))
    }

    public static func dates(of listings: [Listing.ID]) -> SQL {
        """
        SELECT event AS listing, number, starts_at, ends_at, is_all_day, zone
        FROM event_dates JOIN events ON events.id = event_dates.event
        WHERE event IN \(list: listings)
        """
    }

    public static func wholeDays(of date: Row) throws -> ClosedRange<Int>? {
        try EventPeriod(row: date).wholeDays(in: date.word("zone"))
    }

    public static func applicationPeriods(of listings: [Listing.ID], from connection: Connection) throws
        -> [Listing.ID: ApplicationPeriod]
    {
        let rows = try connection.run(
            "SELECT id, opens_at, closes_at FROM events WHERE id IN \(list: listings)"
        )
        return try rows.reduce(into: [:]) { periods, row in
            periods[try row.value("id")] = try ApplicationPeriod(row: row)
        }
    }

    public var exported: ExportedRecord {
        func moment(_ moment: Moment?) -> ExportedRecord.Value { moment.map { .moment($0) } ?? .nothing }
        func won(_ money: Money?) -> ExportedRecord.Value { money.map { .number($0.won) } ?? .nothing }
        return ExportedRecord([
            ("description", .text(description.text)),
            ("link", link.map { .text($0.text) } ?? .nothing),
            ("hosts", .texts(hosts.all.map(\.text))),
            ("venue", venue.map { .text($0.text) } ?? .nothing),
            ("costFrom", won(cost.amounts.from)),
            ("costTo", won(cost.amounts.to)),
            ("zone", .text(dates.zone.rawValue)),
            ("dates", .records(dates.all.map(\.exported))),
            ("opensAt", moment(applications.opensAt)),
            ("closesAt", moment(applications.closesAt)),
            ("signUp", .text(signUp.rawValue)),
            ("isPostponed", .yes(isPostponed)),
        ])
    }
}

private struct EventRow: InsertableRow {
    static let table: StaticString = "events"

    private let post: Event

    init(_ post: Event) {
        self.post = post
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": post.listing.id, "link": post.link?.text, "normalized_link": post.link?.normalized,
            "hosts": post.hosts.lines, "description": post.description.text, "venue": post.venue?.text,
            "cost_from": post.cost.amounts.from?.won, "cost_to": post.cost.amounts.to?.won,
            "zone": post.dates.zone.rawValue, "opens_at": post.applications.opensAt,
            "closes_at": post.applications.closesAt, "signs_up_here": post.signUp == .here,
            "is_postponed": post.isPostponed,
        ]
    }
}

private struct EventDateRow: InsertableRow {
    static let table: StaticString = "event_dates"

    private let event: Listing.ID
    private let number: Int
    private let period: EventPeriod

    static func all(of post: Event) -> [EventDateRow] {
        post.dates.all.enumerated().map { number, period in
            EventDateRow(event: post.listing.id, number: number, period: period)
        }
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "event": event, "number": number, "starts_at": period.startsAt, "ends_at": period.endsAt,
            "is_all_day": period.isAllDay,
        ]
    }
}

extension EventHosts {
    /// A line for each host.
    fileprivate var lines: String { all.map(\.text).joined(separator: "\n") }

    init(lines: String) throws(EventRefusal) {
        var hosts: [EventHost] = []
        for line in lines.split(separator: "\n") { hosts.append(try EventHost(String(line))) }
        try self.init(hosts)
    }
}

extension EventPeriod {
    init(row: Row) throws {
        try self.init(
            startsAt: row.value("starts_at"),
            endsAt: row.value("ends_at"),
            isAllDay: row.value("is_all_day")
        )
    }

    fileprivate var exported: ExportedRecord {
        ExportedRecord([
            ("startsAt", .moment(startsAt)), ("endsAt", .moment(endsAt)), ("isAllDay", .yes(isAllDay)),
        ])
    }
}

extension ApplicationPeriod {
    fileprivate init(row: Row) throws {
        try self.init(opensAt: row.value("opens_at"), closesAt: row.value("closes_at"))
    }
}

extension Row {
    fileprivate func cost(of kind: EventCost.Kind) throws -> EventCost {
        switch kind {
        case .free: return .free
        case .unknown: return .unknown
        case .paid:
            let from: Int? = try value("cost_from")
            let to: Int? = try value("cost_to")
            return try .paid(
                between: from.flatMap { Money(won: $0) },
                and: to.flatMap { Money(won: $0) }
            )
        }
    }
}
