public import Domain
public import JSONCoding

/// A month of logs with the totals of its year.
public struct RunCalendarBody: Body, Hashable {
    public let month: CalendarMonth
    public let entries: [RunCalendarEntryBody]
    /// Of the twelve months of the year.
    public let months: [RunTotalsBody]
    public let currentStreak: Int
    public let longestStreak: Int
    public let firstYear: Int

    public init(_ calendar: RunCalendar) {
        month = calendar.month
        entries = calendar.entries.map(RunCalendarEntryBody.init)
        months = calendar.months.map(RunTotalsBody.init)
        currentStreak = calendar.streak.current
        longestStreak = calendar.streak.longest
        firstYear = calendar.firstYear
    }

    public var totals: RunTotals { months[month.month - 1].totals }

    public static var name: String { "RunCalendar" }
    public static var parts: [any Body.Type] { [RunCalendarEntryBody.self, RunTotalsBody.self] }

    public static var schema: Schema {
        .object([
            "month": .string().described("As in 2026-11").required,
            "entries": .array(of: .reference(RunCalendarEntryBody.name)).required,
            "months": .array(of: .reference(RunTotalsBody.name), minItems: 12, maxItems: 12).required,
            "currentStreak": .integer().required,
            "longestStreak": .integer().required,
            "firstYear": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        guard let month = CalendarMonth(text: try fields.text("month")) else {
            throw fields.unreadable("month", "month")
        }
        self.month = month
        entries = try fields.bodies("entries")
        months = try fields.bodies("months")
        guard months.count == 12 else { throw fields.unreadable("months", "list of twelve") }
        currentStreak = try fields.integer("currentStreak")
        longestStreak = try fields.integer("longestStreak")
        firstYear = try fields.integer("firstYear")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("month", month.text)
            writer.field("entries", entries)
            writer.field("months", months)
            writer.field("currentStreak", currentStreak)
            writer.field("longestStreak", longestStreak)
            writer.field("firstYear", firstYear)
        }
    }
}

/// A log in a calendar.
public struct RunCalendarEntryBody: Body, Hashable {
    public let log: RunLog.ID
    public let day: CivilDate
    public let stamp: RunStamp
    public let isCrew: Bool
    public let isPublic: Bool
    public let metres: Int
    public let seconds: Int

    public init(_ entry: RunCalendar.Entry) {
        log = entry.log
        day = entry.day
        stamp = entry.stamp
        isCrew = entry.isCrew
        isPublic = entry.isPublic
        metres = entry.metres
        seconds = entry.seconds
    }

    public static var name: String { "RunCalendarEntry" }

    public static var schema: Schema {
        .object([
            "log": .string().required,
            "day": .day.required,
            "stamp": .words(of: RunStamp.self).required,
            "crew": .boolean.required,
            "public": .boolean.required,
            "metres": .integer().required,
            "seconds": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        log = try fields.identifier("log")
        day = try fields.day("day")
        stamp = try fields.choice("stamp")
        isCrew = try fields.boolean("crew")
        isPublic = try fields.boolean("public")
        metres = try fields.integer("metres")
        seconds = try fields.integer("seconds")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("log", log)
            writer.field("day", day)
            writer.field("stamp", stamp.rawValue)
            writer.field("crew", isCrew)
            writer.field("public", isPublic)
            writer.field("metres", metres)
            writer.field("seconds", seconds)
        }
    }
}

/// The sums of several logs.
public struct RunTotalsBody: Body, Hashable {
    public let totals: RunTotals

    public init(_ totals: RunTotals) {
        self.totals = totals
    }

    public static var name: String { "RunTotals" }

    public static var schema: Schema {
        .object([
            "crew": .integer().required,
            "personal": .integer().required,
            "metres": .integer().required,
            "seconds": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        totals = RunTotals(
            crew: try fields.integer("crew"),
            personal: try fields.integer("personal"),
            metres: try fields.integer("metres"),
            seconds: try fields.integer("seconds")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("crew", totals.crew)
            writer.field("personal", totals.personal)
            writer.field("metres", totals.metres)
            writer.field("seconds", totals.seconds)
        }
    }
}
