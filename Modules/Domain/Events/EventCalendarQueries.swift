/// A day of a calendar with its first events. Events of several days appear on each of them.
public struct CalendarDay: Equatable, Sendable {
    /// Counted since 1970.
    public let day: Int
    public let count: Int
    public let events: [EventOccurrence]

    public init(day: Int, count: Int, events: [EventOccurrence]) {
        self.day = day
        self.count = count
        self.events = events
    }
}

/// Reads events by their dates. Events that operators have taken down, and those of members separated from
/// the reader by a block, are left out.
public protocol EventCalendarQueries: Sendable {
    /// The days of a range that have events, in order, each with its number of events and at most `most` of
    /// them, those that began first before others.
    func days(
        _ days: ClosedRange<Int>,
        _ filter: EventCalendarFilter,
        atMost most: Int,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [CalendarDay]

    /// The dates by their start, from a day on or up to the day before it.
    func agenda(
        from day: Int,
        _ order: AgendaOrder,
        _ filter: EventCalendarFilter,
        _ slice: SliceRequest,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> Slice<EventOccurrence>

    /// The first dates of events whose applications close within ``EventStatus/closingSoonBefore``, in the
    /// order in which they close.
    func closingSoon(
        _ filter: EventCalendarFilter,
        atMost most: Int,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [EventOccurrence]

    /// The events of a public feed, by their start: at most ``FeedEvent/most`` with dates in
    /// ``FeedEvent/days``.
    func feed(_ filter: EventCalendarFilter, at now: Moment) async throws -> [FeedEvent]

    /// An event as everyone sees it. Throws ``ListingRefusal/notFound``.
    func find(_ event: Listing.ID) async throws -> FeedEvent

    /// All events that everyone sees, those posted last first.
    func newest(_ slice: SliceRequest) async throws -> Slice<FeedEvent>

    /// The number of all events that everyone sees.
    func count() async throws -> Int
}
