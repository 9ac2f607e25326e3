/// One date of an event. An all-day date goes from midnight to the midnight after its last day.
public struct EventPeriod: Hashable, Sendable {
    /// A longer one is most likely a mistyped year.
    public static let longest = Duration.seconds(366 * 86_400)

    public let startsAt: Moment
    public let endsAt: Moment
    public let isAllDay: Bool

    public init(startsAt: Moment, endsAt: Moment, isAllDay: Bool = false) throws(EventRefusal) {
        guard endsAt > startsAt else { throw .endBeforeStart }
        guard endsAt - startsAt <= Self.longest else { throw .dateTooLong }
        self.startsAt = startsAt
        self.endsAt = endsAt
        self.isAllDay = isAllDay
    }

    /// Whole days in a zone, the last one included.
    public init(from first: CivilDate, through last: CivilDate, in zone: Zone) throws(EventRefusal) {
        try self.init(
            startsAt: zone.moment(of: LocalTime(first)),
            endsAt: zone.moment(of: LocalTime(CivilDate(daysSince1970: last.daysSince1970 + 1))),
            isAllDay: true
        )
    }

    public func contains(_ moment: Moment) -> Bool { startsAt <= moment && moment < endsAt }

    /// The first and the last day in a zone. The midnight at its end belongs to the day before.
    public func days(in zone: Zone) -> (first: CivilDate, last: CivilDate) {
        let last = zone.localTime(at: endsAt - .milliseconds(1)).date
        return (zone.localTime(at: startsAt).date, last)
    }
}

/// The dates of one event in ascending order, without overlaps, with the zone of its place.
public struct EventDates: Hashable, Sendable {
    public static let counts = 1...20
    /// A later date is most likely a mistyped year.
    public static let farthest = Duration.seconds(3 * 366 * 86_400)

    public let all: [EventPeriod]
    public let zone: Zone

    public init(_ periods: [EventPeriod], in zone: Zone) throws(EventRefusal) {
        guard !periods.isEmpty else { throw .datesMissing }
        guard Self.counts.contains(periods.count) else { throw .tooManyDates }
        let sorted = periods.sorted { ($0.startsAt, $0.endsAt) < ($1.startsAt, $1.endsAt) }
        for (earlier, later) in zip(sorted, sorted.dropFirst()) where later.startsAt < earlier.endsAt {
            throw .datesOverlap
        }
        for period in sorted where period.isAllDay {
            for moment in [period.startsAt, period.endsAt] where !zone.isMidnight(moment) {
                throw .notWholeDays
            }
        }
        all = sorted
        self.zone = zone
    }

    public var startsAt: Moment { all[0].startsAt }
    public var endsAt: Moment { all[all.count - 1].endsAt }

    /// New dates may have begun, but not all have ended.
    func announced(after former: EventDates?, at now: Moment) throws(EventRefusal) {
        guard all != former?.all else { return }
        guard endsAt > now else { throw .datesInPast }
        guard endsAt - now <= Self.farthest else { throw .dateTooFar }
    }
}
