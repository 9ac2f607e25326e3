import Database
import Domain

extension EventDayTable {
    /// The first events of others that take place on these days, counted since 1970, in some neighbourhoods.
    func first(
        _ count: Int,
        in days: ClosedRange<Int>,
        _ codes: [NeighbourhoodCode],
        for reader: Member.ID,
        at now: Moment
    ) throws -> [Listing.ID] {
        let hidden = try connection.blocks.hidden(from: reader).union([reader])
        let rows = try connection.run(
            """
            SELECT event FROM event_days
            WHERE day BETWEEN \(days.lowerBound) AND \(days.upperBound)
                AND code IN \(list: codes.map(\.number))
                AND \(EventCalendarFilter().conditions(hiding: hidden))
                AND event IN (SELECT id FROM listings WHERE \(.isOpen(at: now)))
            GROUP BY event ORDER BY min(day), min(starts_at), event LIMIT \(count)
            """
        )
        return try rows.map { try $0.value("event") }
    }

    /// The next day of each event that takes place today or later.
    func nextDays(of listings: [Listing.ID], at now: Moment) throws -> [Listing.ID: CivilDate] {
        let rows = try connection.run(
            """
            SELECT event, min(day) AS day FROM event_days
            WHERE event IN \(list: listings) AND day >= \(now.dateInSeoul.daysSince1970) GROUP BY event
            """
        )
        return try rows.reduce(into: [:]) { days, row in
            days[try row.value("event")] = CivilDate(daysSince1970: try row.value("day"))
        }
    }
}
