extension CalendarMonth {
    /// Its ``weeks``; days of other months are nil.
    public var ownWeeks: [[CivilDate?]] {
        let days = days
        return weeks.map { week in
            week.days.map { days.contains($0) ? CivilDate(daysSince1970: $0) : nil }
        }
    }
}

/// A member's logs of one month with the totals of its year.
public struct RunCalendar: Sendable {
    /// A log as a calendar shows it.
    public struct Entry: Equatable, Sendable {
        public let log: RunLog.ID
        public let day: CivilDate
        public let stamp: RunStamp
        /// Whether it is about a run with others.
        public let isCrew: Bool
        public let isPublic: Bool
        public let metres: Int
        public let seconds: Int

        public init(
            log: RunLog.ID,
            day: CivilDate,
            stamp: RunStamp,
            isCrew: Bool,
            isPublic: Bool,
            metres: Int,
            seconds: Int
        ) {
            self.log = log
            self.day = day
            self.stamp = stamp
            self.isCrew = isCrew
            self.isPublic = isPublic
            self.metres = metres
            self.seconds = seconds
        }
    }

    public let month: CalendarMonth
    /// Of the month, in order of days.
    public let entries: [Entry]
    /// Of the twelve months of its year.
    public let months: [RunTotals]
    public let streak: RunStreak
    /// The year of the first log, or the current one.
    public let firstYear: Int

    /// - Parameters:
    ///   - entries: of the whole year.
    ///   - days: of all logs that the reader may see, each once, in order.
    public init(_ month: CalendarMonth, of entries: [Entry], days: [CivilDate], at now: Moment) {
        self.month = month
        self.entries = entries.filter { $0.day.month == month.month && $0.day.year == month.year }
        months = (1...12).map { number in RunTotals(of: entries.filter { $0.day.month == number }) }
        streak = RunStreak(days: days.map(\.daysSince1970), today: now.dateInSeoul.daysSince1970)
        firstYear = days.first?.year ?? now.yearInSeoul
    }
}

/// The sums of several logs.
public struct RunTotals: Hashable, Sendable {
    public let crew: Int
    public let personal: Int
    public let metres: Int
    public let seconds: Int

    public init(crew: Int, personal: Int, metres: Int, seconds: Int) {
        self.crew = crew
        self.personal = personal
        self.metres = metres
        self.seconds = seconds
    }

    public init(of entries: some Sequence<RunCalendar.Entry>) {
        var (crew, personal, metres, seconds) = (0, 0, 0, 0)
        for entry in entries {
            crew += entry.isCrew ? 1 : 0
            personal += entry.isCrew ? 0 : 1
            metres += entry.metres
            seconds += entry.seconds
        }
        self.init(crew: crew, personal: personal, metres: metres, seconds: seconds)
    }

    public var count: Int { crew + personal }
}

/// Days in a row with a log.
public struct RunStreak: Hashable, Sendable {
    /// Up to today, or to yesterday while there is no log of today.
    public let current: Int
    public let longest: Int

    public init(current: Int, longest: Int) {
        self.current = current
        self.longest = longest
    }

    /// - Parameter days: in order, each once.
    init(days: [Int], today: Int) {
        var (length, longest, last) = (0, 0, Int.min)
        for day in days {
            length = day - 1 == last ? length + 1 : 1
            longest = max(longest, length)
            last = day
        }
        self.init(current: last >= today - 1 ? length : 0, longest: longest)
    }
}
