public import Database
public import Domain

public struct SQLEventCalendarQueries: EventCalendarQueries {
    let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func days(
        _ days: ClosedRange<Int>,
        _ filter: EventCalendarFilter,
        atMost most: Int,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [CalendarDay] {
        try await database.read { connection in
            let conditions = try connection.eventDays.conditions(
                filter,
                among: "day BETWEEN \(days.lowerBound) AND \(days.upperBound)",
                for: reader
            )
            let counts: [(day: Int, count: Int)] = try connection.run(Self.counts(days, conditions))
                .map { (try $0.value("day"), try $0.value("count")) }
            guard most > 0, !counts.isEmpty else {
                return counts.map { CalendarDay(day: $0.day, count: $0.count, events: []) }
            }
            let rows = try connection.run(Self.first(most, of: counts.map(\.day), conditions))
                .map(DatedRow.init(row:))
            let shown = Dictionary(grouping: rows, by: \.day).values.flatMap { $0.prefix(most) }
            let events = try connection.eventDays.occurrences(shown, for: reader, at: now)
            let byDay = Dictionary(grouping: zip(shown, events), by: \.0.day)
            return counts.map { day, count in
                CalendarDay(day: day, count: count, events: byDay[day, default: []].map(\.1))
            }
        }
    }

    static func counts(_ days: ClosedRange<Int>, _ conditions: SQL) -> SQL {
        """
        SELECT day, count(*) AS count FROM event_days
        WHERE day BETWEEN \(days.lowerBound) AND \(days.upperBound) AND \(conditions)
        GROUP BY day ORDER BY day
        """
    }

    /// The first rows of each day in the order of the primary key, up to the start of the last one shown;
    /// those that start with it may exceed the limit. A window function would read and sort all rows of the
    /// days.
    static func first(_ most: Int, of days: [Int], _ conditions: SQL) -> SQL {
        let values = days.map { "(\($0))" as SQL }.joined(by: ", ")
        return """
            SELECT day, event, number, starts_at, first_day, last_day
            FROM (VALUES \(values)) AS shown JOIN event_days ON event_days.day = shown.column1
                AND starts_at <= coalesce((
                    SELECT starts_at FROM event_days
                    WHERE event_days.day = shown.column1 AND \(conditions)
                    ORDER BY starts_at, event, number LIMIT 1 OFFSET \(most - 1)
                ), \(Int.max))
            WHERE \(conditions)
            ORDER BY day, starts_at, event, number
            """
    }

    public func agenda(
        from day: Int,
        _ order: AgendaOrder,
        _ filter: EventCalendarFilter,
        _ slice: SliceRequest,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> Slice<EventOccurrence> {
        let start = try slice.cursor.map { cursor in
            guard let start = AgendaCursor(cursor) else { throw SliceRefusal.unknownCursor }
            return start
        }
        return try await database.read { connection in
            let bound = Self.bound(start ?? AgendaCursor(from: day, order), order)
            let conditions = try connection.eventDays.conditions(filter, among: bound, for: reader)
            let rows = try connection.run(Self.dates(bound, order, conditions, limit: slice.rows))
                .map(DatedRow.init(row:))
            let shown = Array(rows.prefix(slice.limit))
            let next = rows.count > shown.count ? shown.last?.cursor.description : nil
            return Slice(try connection.eventDays.occurrences(shown, for: reader, at: now), next: next)
        }
    }

    /// The dates beyond a position.
    static func bound(_ start: AgendaCursor, _ order: AgendaOrder) -> SQL {
        let direction: SQL = order == .later ? ">" : "<"
        return """
            (starts_at, event, number) \(direction) (\(start.startsAt), \(start.event), \(start.number))
            """
    }

    static func dates(_ bound: SQL, _ order: AgendaOrder, _ conditions: SQL, limit: Int) -> SQL {
        let direction: SQL = order == .later ? "" : " DESC"
        return """
            SELECT day, event, number, starts_at, first_day, last_day FROM event_days
            WHERE day = first_day AND \(bound) AND \(conditions)
            ORDER BY starts_at\(direction), event\(direction), number\(direction) LIMIT \(limit)
            """
    }

    public func closingSoon(
        _ filter: EventCalendarFilter,
        atMost most: Int,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [EventOccurrence] {
        try await database.read { connection in
            let closing = Self.closing(at: now)
            let conditions = try connection.eventDays.conditions(
                filter,
                among: "event IN (SELECT id FROM events WHERE \(closing))",
                for: reader
            )
            let rows = try connection.run(Self.closingSoon(closing, conditions, atMost: most))
            let dates = try rows.map(DatedRow.init(row:))
            return try connection.eventDays.occurrences(dates, for: reader, at: now)
        }
    }

    static func closing(at now: Moment) -> SQL {
        let end = now + EventStatus.closingSoonBefore
        return "closes_at > \(now) AND closes_at <= \(end) AND (opens_at IS NULL OR opens_at <= \(now))"
    }

    /// Leaves out cancelled and postponed events, for which no one can sign up.
    static func closingSoon(_ closing: SQL, _ conditions: SQL, atMost most: Int) -> SQL {
        """
        SELECT day, event, number, event_days.starts_at AS starts_at, first_day, last_day
        FROM events JOIN event_days ON event_days.event = events.id
            JOIN listings ON listings.id = events.id
        WHERE \(closing) AND day = first_day AND number = 0 AND events.is_postponed = 0
            AND listings.cancelled_at IS NULL AND listings.is_closed_by_author = 0
            AND EXISTS (SELECT 1 FROM event_days WHERE event_days.event = events.id AND \(conditions))
        ORDER BY closes_at, event LIMIT \(most)
        """
    }
}

extension AgendaCursor {
    /// Before or after everything that starts on a day.
    fileprivate init(from day: Int, _ order: AgendaOrder) {
        let midnight = Zone.seoul.moment(of: LocalTime(CivilDate(daysSince1970: day)))
        // Identifiers are positive.
        self.init(startsAt: midnight, event: Listing.ID(rawValue: 0), number: 0)
    }
}
