/// When those who take part in a listing are reminded of its start.
public enum RosterReminder: CaseIterable, Sendable {
    case dayBefore
    case hourBefore

    /// The time before the start.
    public var lead: Duration { .seconds(self == .dayBefore ? 24 * 3_600 : 3_600) }

    public var notice: Notice.Kind { self == .dayBefore ? .startsTomorrow : .startsSoon }

    /// The kinds that have the reminder. Events are told of the next day with their favourites.
    public var kinds: [Listing.Kind] {
        Listing.Kind.allCases.filter { kind in
            kind.takesApplications && (self == .hourBefore || !kind.has(.submissions))
        }
    }
}

extension Roster {
    /// The organiser and the members to remind at `now`. Those who joined on short notice need no reminder.
    public func members(toRemind reminder: RosterReminder, at now: Moment) -> [Member.ID] {
        guard let start = listing.details.startsAt, listing.cancellation == nil, !period.isPostponed else {
            return []
        }
        let due = start - reminder.lead
        guard due <= now, now < start, listing.createdAt <= due else { return [] }
        return [organiser] + members.filter { $0.appliedAt <= due }.map(\.member)
    }
}
