/// When a class is: on days that are fixed, or when it suits both.
public enum ClassSchedule: Hashable, Sendable {
    case fixed(ClassSessions)
    case byArrangement(Arrangement)

    /// What suits the author; nothing named means that anything might.
    public struct Arrangement: Hashable, Sendable {
        public let weekdays: Set<Weekday>
        public let timeBands: Set<TimeBand>
        /// How long it takes each time.
        public let minutes: Int?

        public init(
            weekdays: Set<Weekday> = [],
            timeBands: Set<TimeBand> = [],
            minutes: Int? = nil
        ) throws(ClassRefusal) {
            guard minutes.map(ClassSession.lengths.contains) ?? true else { throw .minutes }
            self.weekdays = weekdays
            self.timeBands = timeBands
            self.minutes = minutes
        }
    }

    /// Those that suit, or those of the fixed days: by either a class is found.
    public var weekdays: Set<Weekday> {
        switch self {
        case .fixed(let sessions): sessions.weekdays
        case .byArrangement(let arrangement): arrangement.weekdays
        }
    }

    public var sessions: ClassSessions? {
        if case .fixed(let sessions) = self { sessions } else { nil }
    }

    /// Whoever offers a class says how long it takes.
    func suits(_ side: Listing.Side) throws(ClassRefusal) {
        if side == .offer, case .byArrangement(let arrangement) = self, arrangement.minutes == nil {
            throw .minutesMissing
        }
    }
}
