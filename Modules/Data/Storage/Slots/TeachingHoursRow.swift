public import Database
public import Domain

public struct TeachingHoursRow: InsertableRow {
    public static let table: StaticString = "teaching_hours"

    private let hours: TeachingHours
    private let savedAt: Moment

    public init(_ hours: TeachingHours, at savedAt: Moment) {
        self.hours = hours
        self.savedAt = savedAt
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let rules = hours.rules
        return [
            "teacher": hours.teacher, "rests_on_holidays": rules.restsOnHolidays, "pause": rules.pause,
            "notice": rules.notice, "horizon": rules.horizon, "shares_place": rules.sharesPlace,
            "saved_at": savedAt,
        ]
    }
}

/// A part of a day of the week, or of an exception.
public struct TeachingTimeRow: InsertableRow {
    public static let table: StaticString = "teaching_times"

    private let teacher: Member.ID
    private let place: Int
    private let time: Time

    private struct Time {
        let weekday: Weekday?
        let day: Int?
        let start: Int
        let end: Int
    }

    /// All times of the hours, in order.
    public static func all(of hours: TeachingHours) -> [TeachingTimeRow] {
        let week = Weekday.allCases.flatMap { weekday in
            (hours.week[weekday]?.spans ?? []).map {
                Time(weekday: weekday, day: nil, start: $0.start, end: $0.end)
            }
        }
        let days = hours.exceptions.map { (day: $0.key.daysSince1970, spans: $0.value.spans) }
        let exceptions = days.sorted { $0.day < $1.day }.flatMap { day, spans in
            spans.isEmpty
                ? [Time(weekday: nil, day: day, start: 0, end: 0)]
                : spans.map { Time(weekday: nil, day: day, start: $0.start, end: $0.end) }
        }
        return (week + exceptions).enumerated().map { place, time in
            TeachingTimeRow(teacher: hours.teacher, place: place + 1, time: time)
        }
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "teacher": teacher, "place": place, "weekday": time.weekday?.rawValue, "day": time.day,
            "start_minute": time.start, "end_minute": time.end,
        ]
    }
}

extension TeachingHours {
    init(row: Row, times: [Row]) throws {
        var week: [Weekday: [TeachingSpan]] = [:]
        var exceptions: [CivilDate: [TeachingSpan]] = [:]
        for time in times {
            let span = try TeachingSpan(row: time)
            if let weekday: Weekday = try time.wordIfPresent("weekday") {
                week[weekday, default: []] += span.map { [$0] } ?? []
            } else {
                let date = CivilDate(daysSince1970: try time.value("day"))
                exceptions[date, default: []] += span.map { [$0] } ?? []
            }
        }
        let (spans, others) = (week, exceptions)
        let teacher: Member.ID = try row.value("teacher")
        self = try row.stored("horizon") { (horizon: Int) in
            try TeachingHours(
                of: teacher,
                week: spans.mapValues { try TeachingDay($0) },
                exceptions: others.mapValues { try TeachingDay($0) },
                BookingRules(
                    restsOnHolidays: row.value("rests_on_holidays"),
                    pause: row.value("pause"),
                    notice: row.value("notice"),
                    horizon: horizon,
                    sharesPlace: row.value("shares_place")
                )
            )
        }
    }
}

extension TeachingSpan {
    /// Nil for a day without lessons.
    fileprivate init?(row: Row) throws {
        let end: Int = try row.value("end_minute")
        guard end > 0 else { return nil }
        self = try row.stored("start_minute") { try TeachingSpan($0, end) }
    }
}
