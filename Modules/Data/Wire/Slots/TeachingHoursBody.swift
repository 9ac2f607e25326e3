public import Domain
import JSONCoding

/// The hours in which a member gives lessons.
public struct TeachingHoursBody: ShapedBody, Hashable {
    public var week: [TeachingTimeBody]
    public var exceptions: [TeachingExceptionBody]
    public var restsOnHolidays: Bool
    public var pause: Int
    public var notice: Int
    public var horizon: Int
    public var sharesPlace: Bool

    public static let shape = Shape<Self>(
        "TeachingHours",
        Field(
            "week",
            \.week,
            .array(of: .reference(TeachingTimeBody.name), maxItems: mostTimes),
            about: "Without times here and in exceptions, no lesson can be booked"
        ),
        Field(
            "exceptions",
            \.exceptions,
            .array(of: .reference(TeachingExceptionBody.name), maxItems: mostExceptions),
            about: "Days with other hours; they precede holidays"
        ),
        Field("restsOnHolidays", \.restsOnHolidays, about: "Public holidays of Korea"),
        Field(
            "pause",
            \.pause,
            .integer(BookingRules.pauses).limitedByRule,
            about: "Minutes without lessons before and after each"
        ),
        Field(
            "notice",
            \.notice,
            .integer(BookingRules.notices).limitedByRule,
            about: "Hours before its start until which a lesson can be booked, or moved without asking"
        ),
        Field(
            "horizon",
            \.horizon,
            .integer(BookingRules.horizons).limitedByRule,
            about: "Weeks ahead that can be booked"
        ),
        Field("sharesPlace", \.sharesPlace, about: "Whether a booking shows the exact place"),
        make: Self.init
    )

    private static let mostTimes = Weekday.allCases.count * TeachingDay.mostSpans
    private static let mostExceptions = TeachingHours.mostExceptions * TeachingDay.mostSpans
}

extension TeachingHoursBody {
    /// Without hours, those of a member who hasn't set any.
    public init(_ hours: TeachingHours?) {
        week = Weekday.allCases.flatMap { weekday in
            (hours?.week[weekday]?.spans ?? []).map {
                TeachingTimeBody(weekday, from: $0.start, to: $0.end)
            }
        }
        let days = (hours?.exceptions ?? [:]).sorted { $0.key.daysSince1970 < $1.key.daysSince1970 }
        exceptions = days.flatMap { date, day in
            day.spans.isEmpty
                ? [TeachingExceptionBody(date)]
                : day.spans.map { TeachingExceptionBody(date, from: $0.start, to: $0.end) }
        }
        let rules = hours?.rules ?? .usual
        restsOnHolidays = rules.restsOnHolidays
        (pause, notice, horizon) = (rules.pause, rules.notice, rules.horizon)
        sharesPlace = rules.sharesPlace
    }
}

extension TeachingHoursBody {
    /// Throws the refusals of all fields that break a rule.
    public func hours(of teacher: Member.ID) throws -> TeachingHours {
        var refusals = RefusalCollector()
        let week = try refusals.collect { try self.days() }
        let exceptions = try refusals.collect { try Self.days(ofExceptions: self.exceptions) }
        let rules = try refusals.collect {
            try BookingRules(
                restsOnHolidays: restsOnHolidays,
                pause: pause,
                notice: notice,
                horizon: horizon,
                sharesPlace: sharesPlace
            )
        }
        guard let week, let exceptions, let rules else { throw refusals.refusal }
        return try TeachingHours(of: teacher, week: week, exceptions: exceptions, rules)
    }

    private func days() throws -> [Weekday: TeachingDay] {
        try Dictionary(grouping: week, by: \.weekday).mapValues { times in
            try TeachingDay(times.map { try TeachingSpan($0.from, $0.to) })
        }
    }

    private static func days(ofExceptions rows: [TeachingExceptionBody]) throws -> [CivilDate: TeachingDay] {
        try Dictionary(grouping: rows, by: \.date).mapValues { rows in
            let isClosed = rows.contains { $0.from == nil && $0.to == nil }
            guard !isClosed else {
                guard rows.count == 1 else { throw TeachingHoursRefusal.exceptionUnclear }
                return .closed
            }
            return try TeachingDay(rows.map { try $0.span() })
        }
    }
}

extension TeachingExceptionBody {
    fileprivate func span() throws(TeachingHoursRefusal) -> TeachingSpan {
        guard let from, let to, let span = try? TeachingSpan(from, to) else { throw .exceptionSpan }
        return span
    }
}
