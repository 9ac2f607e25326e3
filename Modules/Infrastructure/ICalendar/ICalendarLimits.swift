/// What a calendar may cost, and which occurrences of its recurring events are of interest.
public struct ICalendarLimits: Sendable {
    /// Occurrences that overlap this range, in seconds since 1970, are returned.
    public let window: Range<Int64>
    /// The offset of times without a time zone, in seconds east of UTC.
    public let floatingOffset: Int64
    public let bytes: Int
    public let events: Int
    public let zones: Int
    /// As they are in the document. Further ones aren't read, whatever they say.
    public let lines: Int
    /// In bytes, after unfolding. A longer line is dropped.
    public let line: Int
    /// Known properties of one component. Further ones are dropped.
    public let properties: Int
    public let occurrencesOfAnEvent: Int
    /// Occurrences that may be computed to reach the window.
    public let steps: Int
    /// For all rules of a calendar. Further ones are refused; one rule takes up to a second.
    public let patience: Duration
    /// The clock of ``patience``.
    public let now: @Sendable () -> ContinuousClock.Instant

    public init(
        window: Range<Int64>,
        floatingOffset: Int64 = 0,
        bytes: Int = 8 << 20,
        events: Int = 5_000,
        zones: Int = 40,
        lines: Int = 100_000,
        line: Int = 32_768,
        properties: Int = 600,
        occurrencesOfAnEvent: Int = 100,
        steps: Int = 20_000,
        patience: Duration = .seconds(1),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.window = window
        self.floatingOffset = floatingOffset
        self.bytes = bytes
        self.events = events
        self.zones = zones
        self.lines = lines
        self.line = line
        self.properties = properties
        self.occurrencesOfAnEvent = occurrencesOfAnEvent
        self.steps = steps
        self.patience = patience
        self.now = now
    }
}

/// The reason a calendar is refused as a whole.
public enum ICalendarError: Error, Equatable, Sendable {
    /// It doesn't begin with `BEGIN:VCALENDAR`.
    case notACalendar
    case tooLarge
}
