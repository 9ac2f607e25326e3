/// What members are reminded of about their favourite events.
public enum EventReminder: String, CaseIterable, Sendable {
    /// Applications have opened.
    case opens
    /// Applications close within three days.
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
    public static let minuteOfDay = 9 * 60

    public init?(_ kind: EventReminder, on day: CivilDate, dueAt: Moment, until: Moment) {
        guard dueAt < until else { return nil }
        self.kind = kind
        self.day = day.daysSince1970
        self.dueAt = dueAt
        self.until = until
    }
}
