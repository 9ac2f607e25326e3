/// One date of an event, as a calendar shows it.
public struct EventOccurrence: Equatable, Sendable {
    public let event: Listing.ID
    /// The index of the date among those of its event.
    public let number: Int
    public let title: String
    public let startsAt: Moment
    public let endsAt: Moment
    public let isAllDay: Bool
    /// The days on which it is shown, counted since 1970.
    public let days: ClosedRange<Int>
    public let facets: Marks
    public let neighbourhood: NeighbourhoodCode
    public let status: EventStatus
    public let isFavourite: Bool

    public init(
        event: Listing.ID,
        number: Int,
        title: String,
        startsAt: Moment,
        endsAt: Moment,
        isAllDay: Bool,
        days: ClosedRange<Int>,
        facets: Marks,
        neighbourhood: NeighbourhoodCode,
        status: EventStatus,
        isFavourite: Bool
    ) {
        self.event = event
        self.number = number
        self.title = title
        self.startsAt = startsAt
        self.endsAt = endsAt
        self.isAllDay = isAllDay
        self.days = days
        self.facets = facets
        self.neighbourhood = neighbourhood
        self.status = status
        self.isFavourite = isFavourite
    }
}
