/// An event as feeds describe it.
public struct FeedEvent: Equatable, Sendable {
    public let listing: Listing
    public let link: String?
    public let hosts: [String]
    public let description: String
    public let venue: String?
    public let zone: Zone
    public let dates: [EventPeriod]
    public let isPostponed: Bool
    public let signUp: EventSignUp.Way

    /// The dates that feeds have: those that started in the last 30 days, and those of the next 400.
    public static let days = -30...400
    /// The events in one feed.
    public static let most = 300
    /// The characters of a description in a feed of several events.
    public static let excerpt = 300

    public init(
        _ listing: Listing,
        link: String?,
        hosts: [String],
        description: String,
        venue: String?,
        zone: Zone,
        dates: [EventPeriod],
        isPostponed: Bool,
        signUp: EventSignUp.Way
    ) {
        self.listing = listing
        self.link = link
        self.hosts = hosts
        self.description = description
        self.venue = venue
        self.zone = zone
        self.dates = dates
        self.isPostponed = isPostponed
        self.signUp = signUp
    }

    public var changedAt: Moment { listing.cancellation?.at ?? listing.version.moment }
}
