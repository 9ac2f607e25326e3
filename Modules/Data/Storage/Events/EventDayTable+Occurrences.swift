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
        let heads = try heads(of: ids)
        let marked = try connection.favourites.list(of: reader, among: ids)
        return try rows.compactMap { row in
            guard let head = heads[row.cursor.event], let date = dates[row.cursor] else { return nil }
            return EventOccurrence(
                event: row.cursor.event,
                number: row.cursor.number,
                title: try head.value("title"),
                startsAt: row.cursor.startsAt,
                endsAt: date.endsAt,
                isAllDay: date.isAllDay,
                days: row.days,
                facets: try head.value("facets"),
                neighbourhood: try head.neighbourhood(),
                status: try EventStatus(head: head, at: now),
                isFavourite: marked.contains(Subject(.listing, row.cursor.event))
            )
        }
    }

    private func dates(of ids: [Listing.ID]) throws -> [AgendaCursor: (endsAt: Moment, isAllDay: Bool)] {
        try connection.run(
            """
            SELECT event, number, starts_at, ends_at, is_all_day FROM event_dates
            WHERE event IN \(list: ids)
            """
        )
        .reduce(into: [:]) { dates, row in
            let cursor = AgendaCursor(
                startsAt: try row.value("starts_at"),
                event: try row.value("event"),
                number: try row.value("number")
            )
            dates[cursor] = (try row.value("ends_at"), try row.value("is_all_day"))
        }
    }

    private func heads(of ids: [Listing.ID]) throws -> [Listing.ID: Row] {
        try connection.run(
            """
            SELECT listings.id AS id, title, facets, code, starts_at, expires_at, cancelled_at,
                is_closed_by_author, opens_at, closes_at, is_postponed
            FROM listings JOIN events ON events.id = listings.id
            WHERE listings.id IN \(list: ids)
            """
        )
        .reduce(into: [:]) { heads, row in heads[try row.value("id")] = row }
    }
}

extension EventStatus {
    /// From the columns of a listing and its event.
    fileprivate init(head row: Row, at now: Moment) throws {
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
