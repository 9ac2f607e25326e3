/// A day of the proleptic Gregorian calendar, independent of time zones and libraries.
public struct CivilDate: Hashable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int

    /// Years of four digits.
    public static let years = 0...9_999

    /// Returns nil for a date that doesn't exist or is outside ``years``.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month),
            (1...Self.length(of: month, in: year)).contains(day)
        else {
            return nil
        }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Counts from 1 March of year 0, so that the leap day is the last of its year. A cycle of 400 years has
    /// 146,097 days, a century 36,524, four years 1,461.
    public init(daysSince1970 days: Int) {
        let shifted = days + 719_468
        let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfCycle = shifted - cycle * 146_097
        let yearOfCycle =
            (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    }

    public var daysSince1970: Int {
        let year = month <= 2 ? year - 1 : year
        let cycle = (year >= 0 ? year : year - 399) / 400
        let yearOfCycle = year - cycle * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
    }

    public var weekday: Weekday {
        // 1 January 1970 was a Thursday.
        Weekday.allCases[((daysSince1970 + 3) % 7 + 7) % 7]
    }

    /// Midnight in Seoul at its start.
    public var startInSeoul: Moment {
        Moment(milliseconds: Int64(daysSince1970) * Moment.millisecondsOfDay) - Moment.seoul
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension Moment {
    fileprivate static let millisecondsOfDay: Int64 = 86_400_000
    /// Seoul has kept one offset since 1988.
    fileprivate static let seoul = Duration.seconds(9 * 3_600)

    /// The date in UTC and the time of day.
    public var dayAndTime: (date: CivilDate, milliseconds: Int) {
        Self.split(milliseconds)
    }

    /// The date in Seoul.
    public var dateInSeoul: CivilDate { Self.split((self + Self.seoul).milliseconds).date }

    /// Minutes since midnight in Seoul.
    public var minuteInSeoul: Int { Self.split((self + Self.seoul).milliseconds).milliseconds / 60_000 }

    /// The calendar year in Seoul.
    public var yearInSeoul: Int { dateInSeoul.year }

    /// The calendar month in Seoul, as in "2026-11".
    public var monthInSeoul: String {
        let date = dateInSeoul
        return "\(date.year)-\(date.month < 10 ? "0" : "")\(date.month)"
    }

    /// The day of the week in Seoul.
    public var weekdayInSeoul: Weekday { dateInSeoul.weekday }

    private static func split(_ milliseconds: Int64) -> (date: CivilDate, milliseconds: Int) {
        var (days, rest) = milliseconds.quotientAndRemainder(dividingBy: millisecondsOfDay)
        if rest < 0 {
            days -= 1
            rest += millisecondsOfDay
        }
        return (CivilDate(daysSince1970: Int(days)), Int(rest))
    }
}
