/// A point in time, in whole milliseconds UTC: what is stored, compared and sent is the same number.
public struct Moment: Hashable, Comparable, Sendable {
    /// Since 1970-01-01T00:00:00Z.
    public let milliseconds: Int64

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public static func < (left: Moment, right: Moment) -> Bool {
        left.milliseconds < right.milliseconds
    }

    public static func + (moment: Moment, duration: Duration) -> Moment {
        Moment(milliseconds: moment.milliseconds + duration.wholeMilliseconds)
    }

    public static func - (moment: Moment, duration: Duration) -> Moment {
        Moment(milliseconds: moment.milliseconds - duration.wholeMilliseconds)
    }

    public static func - (later: Moment, earlier: Moment) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }
}

extension Duration {
    public var wholeMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}

extension Moment {
    /// The calendar year in Seoul, which has kept one offset since 1988.
    public var yearInSeoul: Int {
        // Days since 1970 to the civil year, by the proleptic Gregorian calendar's 400-year cycle of 146,097 days.
        let days = Int(((milliseconds + 9 * 3_600_000) / 86_400_000)) + 719_468
        let cycle = days / 146_097
        let dayOfCycle = days % 146_097
        let year = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * year + year / 4 - year / 100)
        // The cycle's years begin in March: January and February belong to the next civil year.
        return cycle * 400 + year + (dayOfYear >= 306 ? 1 : 0)
    }
}
