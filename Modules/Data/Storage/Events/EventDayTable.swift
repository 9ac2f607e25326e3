import Database
import Domain

extension TableBase {
    var eventDays: EventDayTable { EventDayTable(connection: connection) }
}

/// The table of the days of events, which the calendar reads instead of listings (ADR 57).
struct EventDayTable {
    let connection: Connection

    /// Stores the days of an event in place of its former ones.
    func replace(of event: Event) throws {
        try connection.execute("DELETE FROM event_days WHERE event = \(event.listing.id)")
        try connection.insert(EventDayRow.all(of: event))
    }

    /// Stores the event's author, and whether the calendar lists it.
    func show(_ listing: Listing) throws {
        guard listing.kind.has(.publicDates) else { return }
        let isListed = listing.isOnCalendar
        try connection.execute(
            """
            UPDATE event_days SET is_listed = \(isListed), author = \(listing.author)
            WHERE event = \(listing.id) AND (is_listed <> \(isListed) OR author <> \(listing.author))
            """
        )
    }
}

/// A day of one of an event's dates.
struct EventDayRow: InsertableRow {
    static let table: StaticString = "event_days"

    let listing: Listing
    let number: Int
    let startsAt: Moment
    let days: ClosedRange<Int>
    let day: Int

    static func all(of event: Event) -> [EventDayRow] {
        event.dates.all.enumerated().flatMap { number, period in
            let days = event.dates.calendarDays(of: period)
            return days.map { day in
                EventDayRow(
                    listing: event.listing,
                    number: number,
                    startsAt: period.startsAt,
                    days: days,
                    day: day
                )
            }
        }
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "day": day, "starts_at": startsAt, "event": listing.id, "number": number,
            "first_day": days.lowerBound, "last_day": days.upperBound, "facets": listing.details.facets,
            "code": listing.details.place.neighbourhood.number, "author": listing.author,
            "is_listed": listing.isOnCalendar,
        ]
    }
}
