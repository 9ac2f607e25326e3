extension Event {
    /// The reminders of its dates and its applications.
    public var reminders: [DueReminder] {
        let starts = dates.all.compactMap { period -> DueReminder? in
            let day = CivilDate(daysSince1970: dates.calendarDays(of: period).lowerBound)
            let eve = CivilDate(daysSince1970: day.daysSince1970 - 1)
            return DueReminder(
                .starts,
                on: day,
                dueAt: Zone.seoul.moment(of: LocalTime(eve, minute: DueReminder.minuteOfDay)),
                until: min(Zone.seoul.moment(of: LocalTime(day)), period.startsAt)
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
