/// A month of a calendar.
public struct CalendarMonth: Hashable, Sendable {
    /// The years that calendars show.
    public static let years = 2_000...2_099

    public let first: CivilDate

    /// Returns nil for a month that doesn't exist or is outside ``years``.
    public init?(year: Int, month: Int) {
        guard Self.years.contains(year), let first = CivilDate(year: year, month: month, day: 1) else {
            return nil
        }
        self.first = first
    }

    public init?(of day: CivilDate) {
        self.init(year: day.year, month: day.month)
    }

    public var year: Int { first.year }
    public var month: Int { first.month }

    /// The days of the month, counted since 1970.
    public var days: ClosedRange<Int> {
        let start = first.daysSince1970
        // The day after 31 days is the 1st to the 4th of the next month.
        return start...(start + 31 - CivilDate(daysSince1970: start + 31).day)
    }

    /// From its first moment in Seoul to the first of the next month.
    public var spanInSeoul: (start: Moment, end: Moment) {
        (first.startInSeoul, CivilDate(daysSince1970: days.upperBound + 1).startInSeoul)
    }

    /// The weeks that contain the month, from Sunday as in Korean calendars, with the days of neighbouring
    /// months in them.
    public var weeks: [CalendarWeek] {
        let days = days
        let first = CalendarWeek(of: days.lowerBound)
        return stride(from: first.days.lowerBound, through: days.upperBound, by: 7)
            .map(CalendarWeek.init(of:))
    }

    /// The days of all ``weeks``.
    public var shownDays: ClosedRange<Int> {
        let days = days
        return CalendarWeek(of: days.lowerBound).days
            .lowerBound...CalendarWeek(of: days.upperBound).days.upperBound
    }

    public var previous: CalendarMonth? {
        CalendarMonth(of: CivilDate(daysSince1970: days.lowerBound - 1))
    }

    public var next: CalendarMonth? {
        CalendarMonth(of: CivilDate(daysSince1970: days.upperBound + 1))
    }
}

/// The seven days from a Sunday.
public struct CalendarWeek: Hashable, Sendable {
    /// Counted since 1970.
    public let days: ClosedRange<Int>

    /// - Parameter day: any day of the week, counted since 1970.
    public init(of day: Int) {
        // 1 January 1970 was a Thursday, the fifth day of its week.
        let sunday = day - ((day + 4) % 7 + 7) % 7
        days = sunday...(sunday + 6)
    }

    public var previous: CalendarWeek { CalendarWeek(of: days.lowerBound - 7) }
    public var next: CalendarWeek { CalendarWeek(of: days.lowerBound + 7) }

    /// Saturday and the Sunday after it.
    public var weekend: ClosedRange<Int> { days.upperBound...(days.upperBound + 1) }
}

extension Weekday {
    /// In the order of a calendar's columns.
    public static let fromSunday: [Weekday] = [.sunday] + allCases.dropLast()
}
