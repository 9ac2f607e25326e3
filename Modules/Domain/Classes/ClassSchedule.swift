/// The schedule of a class: fixed sessions, or an arrangement.
public enum ClassSchedule: Hashable, Sendable {
    case fixed(ClassSessions)
    case byArrangement(Arrangement)

    /// What suits the author. Empty sets mean no preference.
    public struct Arrangement: Hashable, Sendable {
        public let weekdays: Set<Weekday>
        public let timeBands: Set<TimeBand>
        /// The length of each session.
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

    /// The suitable days, or those of the fixed sessions. A class is found by either.
    public var weekdays: Set<Weekday> {
        switch self {
        case .fixed(let sessions): sessions.weekdays
        case .byArrangement(let arrangement): arrangement.weekdays
        }
    }

    public var sessions: ClassSessions? {
        if case .fixed(let sessions) = self { sessions } else { nil }
    }

    /// A class that is offered needs a length.
    public func suits(_ side: Listing.Side) throws(ClassRefusal) {
        if side == .offer, case .byArrangement(let arrangement) = self, arrangement.minutes == nil {
            throw .minutesMissing
        }
    }
}
