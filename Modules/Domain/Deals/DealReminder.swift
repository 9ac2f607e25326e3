/// When the parties of an accepted deal are reminded of it.
public enum DealReminder: CaseIterable, Sendable {
    case dayBefore
    /// Of a viewing, for which one of the two has to set out.
    case soon

    /// The time before the start.
    public var lead: Duration { .seconds(self == .dayBefore ? 24 * 3_600 : 2 * 3_600) }

    public var notice: Notice.Kind { self == .dayBefore ? .dealReminder : .dealSoon }
}

extension Deal {
    /// Whether the parties are to be reminded at `now`. A deal accepted on short notice needs no reminder.
    public func isDue(for reminder: DealReminder, at now: Moment) -> Bool {
        let due = terms.startsAt - reminder.lead
        return state == .accepted && (reminder == .dayBefore || purpose == .viewing)
            && progress.changedAt <= due && due <= now && now < terms.startsAt
    }
}
