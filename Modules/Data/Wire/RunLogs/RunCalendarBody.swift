public import Domain
import JSONCoding

/// A month of logs with the totals of its year.
public struct RunCalendarBody: ShapedBody, Hashable {
    public let month: CalendarMonth
    public let entries: [RunCalendarEntryBody]
    /// Of the twelve months of the year.
    public let months: [RunTotalsBody]
    public let currentStreak: Int
    public let longestStreak: Int
    public let firstYear: Int

    public var totals: RunTotals { months[month.month - 1].totals }

    public static let shape = Shape<Self>(
        "RunCalendar",
        Field("month", \.month.text, about: "As in 2026-11"),
        Field("entries", \.entries),
        Field("months", \.months, .array(of: .reference(RunTotalsBody.name), minItems: 12, maxItems: 12)),
        Field("currentStreak", \.currentStreak),
        Field("longestStreak", \.longestStreak),
        Field("firstYear", \.firstYear),
        make: { (month, entries, months, currentStreak, longestStreak, firstYear) throws(FieldError) in
            guard let month = CalendarMonth(text: month) else {
                throw FieldError(field: "month", wanted: "month")
            }
            guard months.count == 12 else { throw FieldError(field: "months", wanted: "list of twelve") }
            return Self(
                month: month,
                entries: entries,
                months: months,
                currentStreak: currentStreak,
                longestStreak: longestStreak,
                firstYear: firstYear
            )
        }
    )
}

extension RunCalendarBody {
    public init(_ calendar: RunCalendar) {
        month = calendar.month
        entries = calendar.entries.map(RunCalendarEntryBody.init)
        months = calendar.months.map(RunTotalsBody.init)
        currentStreak = calendar.streak.current
        longestStreak = calendar.streak.longest
        firstYear = calendar.firstYear
    }
}

/// A log in a calendar.
public struct RunCalendarEntryBody: ShapedBody, Hashable {
    public let log: RunLog.ID
    public let day: CivilDate
    public let stamp: RunStamp
    public let isCrew: Bool
    public let isPublic: Bool
    public let metres: Int
    public let seconds: Int

    public static let shape = Shape<Self>(
        "RunCalendarEntry",
        Field("log", \.log),
        Field("day", \.day),
        Field("stamp", \.stamp),
        Field("crew", \.isCrew),
        Field("public", \.isPublic),
        Field("metres", \.metres),
        Field("seconds", \.seconds),
        make: Self.init
    )
}

extension RunCalendarEntryBody {
    public init(_ entry: RunCalendar.Entry) {
        log = entry.log
        day = entry.day
        stamp = entry.stamp
        isCrew = entry.isCrew
        isPublic = entry.isPublic
        metres = entry.metres
        seconds = entry.seconds
    }
}

/// The sums of several logs.
public struct RunTotalsBody: ShapedBody, Hashable {
    public let totals: RunTotals

    public init(_ totals: RunTotals) {
        self.totals = totals
    }

    public static let shape = Shape<Self>(
        "RunTotals",
        Field("crew", \.totals.crew),
        Field("personal", \.totals.personal),
        Field("metres", \.totals.metres),
        Field("seconds", \.totals.seconds),
        make: { Self(RunTotals(crew: $0, personal: $1, metres: $2, seconds: $3)) }
    )
}
