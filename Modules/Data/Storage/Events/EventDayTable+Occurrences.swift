import Database
import Domain

/// A date of an event on one of its days.
struct DatedRow {
    let day: Int
    let cursor: AgendaCursor
    let days: ClosedRange<Int>

    init(row: Row) throws {
        day = try row.value("day")
        cursor = AgendaCursor(
            startsAt: try row.value("starts_at"),
            event: try row.value("event"),
            number: try row.value("number")
        )
        days = try row.value("first_day")...row.value("last_day")
    }
}

extension EventDayTable {
    /// The conditions of a filter for a reader. A search compares the texts of the events `among` which it
    /// looks.
    func conditions(_ filter: EventCalendarFilter, among bound: SQL, for reader: Member.ID?) throws -> SQL {
        let conditions = filter.conditions(hiding: try connection.blocks.hidden(from: reader))
        guard let text = filter.text else { return conditions }
        let rows = try connection.run(
            """
            SELECT listing, text FROM listing_words
            WHERE listing IN (SELECT event FROM event_days WHERE \(bound) AND \(conditions))
            """
        )
        let found = try rows.filter { text.isFound(in: ListingText(folded: try $0.value("text"))) }
        let events: [Listing.ID] = try found.map { try $0.value("listing") }
        return events.isEmpty ? "1 = 0" : "\(conditions) AND event IN \(list: events)"
    }

    /// The dates of these rows, in their order.
    func occurrences(_ rows: [DatedRow], for reader: Member.ID?, at now: Moment) throws
        -> [EventOccurrence]
    {
        let ids = Set(rows.map(\.cursor.event)).sorted()
        guard !ids.isEmpty else { return [] }
        let dates = try dates(of: ids)
        let marked = try connection.favourites.list(of: reader, among: ids)
        return try rows.compactMap { row in
            guard let date = dates[row.cursor] else { return nil }
            return EventOccurrence(
                event: row.cursor.event,
                number: row.cursor.number,
                title: try date.value("title"),
                startsAt: row.cursor.startsAt,
                endsAt: try date.value("ends_at"),
                isAllDay: try date.value("is_all_day"),
                days: row.days,
                facets: try date.value("facets"),
                neighbourhood: try date.neighbourhood(),
                status: try EventStatus(row: date, at: now),
                isFavourite: marked.contains(Subject(.listing, row.cursor.event))
            )
        }
    }

    /// The dates of the events, each with what a calendar shows of its event.
    private func dates(of ids: [Listing.ID]) throws -> [AgendaCursor: Row] {
        try connection.run(Self.dates(of: ids)).reduce(into: [:]) { dates, row in
            let cursor = AgendaCursor(
                startsAt: try row.value("date"),
                event: try row.value("event"),
                number: try row.value("number")
            )
            dates[cursor] = row
        }
    }

    static func dates(of ids: [Listing.ID]) -> SQL {
        """
        SELECT event_dates.starts_at AS date, event, number, ends_at, is_all_day, title, facets, code,
            listings.starts_at AS starts_at, expires_at, cancelled_at, is_closed_by_author, opens_at,
            closes_at, is_postponed
        FROM event_dates JOIN listings ON listings.id = event_dates.event
            JOIN events ON events.id = event_dates.event
        WHERE event_dates.event IN \(list: ids)
        """
    }
}

extension EventStatus {
    /// From the columns of a listing and its event.
    fileprivate init(row: Row, at now: Moment) throws {
        let applications = try ApplicationPeriod(
            opensAt: try row.value("opens_at"),
            closesAt: try row.value("closes_at")
        )
        let cancelledAt: Moment? = try row.value("cancelled_at")
        self.init(
            from: try row.value("starts_at"),
            to: try row.value("expires_at"),
            applications,
            isCancelled: cancelledAt != nil,
            isPostponed: try row.value("is_postponed"),
            isClosedByAuthor: try row.value("is_closed_by_author"),
            at: now
        )
    }
}
