extension EventDates {
    /// The days on which a calendar shows a date, counted since 1970: those in Seoul. Whole days are those of
    /// the event's zone, so that 5 December stays 5 December.
    public func calendarDays(of period: EventPeriod) -> ClosedRange<Int> {
        let days = period.days(in: period.isAllDay ? zone : .seoul)
        return days.first.daysSince1970...days.last.daysSince1970
    }
}

extension Listing {
    /// Whether the calendar of events has it, which it has not while an operator holds it back.
    public var isOnCalendar: Bool { !isHeldBack }
}

extension EventPeriod {
    /// The days of a date without times, counted since 1970.
    public func wholeDays(in zone: Zone) -> ClosedRange<Int>? {
        guard isAllDay else { return nil }
        let days = days(in: zone)
        return days.first.daysSince1970...days.last.daysSince1970
    }
}
