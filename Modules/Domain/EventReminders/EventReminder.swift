/// What members are reminded of about their favourite events.
public enum EventReminder: String, CaseIterable, Sendable {
    /// Applications have opened.
    case opens
    /// Applications close within ``EventStatus/closingSoonBefore``.
    case closes
    /// A date starts on the next day.
    case starts

    public var notice: Notice.Kind {
        switch self {
        case .opens: .eventOpens
        case .closes: .eventCloses
        case .starts: .eventStarts
        }
    }
}

/// A reminder of an event with the time at which it is due.
public struct DueReminder: Equatable, Sendable {
    public let kind: EventReminder
    /// The day that it is about, counted since 1970. Another time on the same day isn't told again.
    public let day: Int
    public let dueAt: Moment
    /// From here on it would be wrong, and isn't told any more.
    public let until: Moment

    /// A reminder that is this late isn't told, even where it is still right.
    public static let latest = Duration.seconds(3 * 86_400)
    /// The minute of the day, in Seoul, at which members are reminded of the next day.
    static let minuteOfDay = 9 * 60

    init?(_ kind: EventReminder, on day: CivilDate, dueAt: Moment, until: Moment) {
        guard dueAt < until else { return nil }
        self.kind = kind
        self.day = day.daysSince1970
        self.dueAt = dueAt
        self.until = until
    }
}

extension Event {
    /// The reminders of its dates and its applications.
    public var reminders: [DueReminder] {
        let starts = dates.all.compactMap { period -> DueReminder? in
            let day = CivilDate(daysSince1970: dates.calendarDays(of: period).lowerBound)
            let eve = CivilDate(daysSince1970: day.daysSince1970 - 1)
            return DueReminder(
                .starts,
                on: day,
                dueAt: EventZone.seoul.moment(of: LocalTime(eve, minute: DueReminder.minuteOfDay)),
                until: min(EventZone.seoul.moment(of: LocalTime(day)), period.startsAt)
            )
        }
        return [opening, closing].compactMap(\.self) + starts
    }

    private var opening: DueReminder? {
        applications.opensAt.flatMap { opensAt in
            DueReminder(
                .opens,
                on: opensAt.dateInSeoul,
                dueAt: opensAt,
                until: applications.closesAt ?? dates.startsAt
            )
        }
    }

    /// None where the applications open so late that the reminder of that says the same.
    private var closing: DueReminder? {
        applications.closesAt.flatMap { closesAt in
            let dueAt = closesAt - EventStatus.closingSoonBefore
            if let opensAt = applications.opensAt, opensAt > dueAt { return nil }
            return DueReminder(.closes, on: closesAt.dateInSeoul, dueAt: dueAt, until: closesAt)
        }
    }

    /// Whether members may still be told, at the time it is due.
    public func tells(_ reminder: EventReminder) -> Bool {
        listing.isOnCalendar && listing.cancellation == nil && !isPostponed
            && (reminder == .starts || !listing.isClosedByAuthor)
    }
}
