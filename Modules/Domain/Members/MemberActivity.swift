/// What a member has used, and how much of it is current.
public struct MemberActivity: Equatable, Sendable {
    /// What members use together; a page shows only what its member has used.
    public enum Area: String, CaseIterable, Sendable {
        case lessons
        case runs
        case events
        case posts
    }

    /// Accepted appointments that haven't ended.
    public let appointments: Int
    /// Runs and events with a seat for the member that haven't ended and aren't called off.
    public let gatherings: Int
    /// What the member pays or has paid for, unless it is cancelled or refunded.
    public let payments: Int
    public let favourites: Int
    public let listings: Int
    public let areas: Set<Area>

    public init(
        appointments: Int,
        gatherings: Int,
        payments: Int,
        favourites: Int,
        listings: Int,
        areas: Set<Area>
    ) {
        self.appointments = appointments
        self.gatherings = gatherings
        self.payments = payments
        self.favourites = favourites
        self.listings = listings
        self.areas = areas
    }
}
