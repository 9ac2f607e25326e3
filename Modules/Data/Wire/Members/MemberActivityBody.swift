public import Domain

/// What a member has used, and how much of it is current.
public struct MemberActivityBody: ShapedBody, Hashable {
    /// Accepted appointments that haven't ended.
    public let appointments: Int
    /// Runs and events with a seat for the member that haven't ended.
    public let gatherings: Int
    public let payments: Int
    public let favourites: Int
    public let listings: Int
    public let areas: [MemberActivity.Area]

    public static let shape = Shape<Self>(
        "MemberActivity",
        Field("appointments", \.appointments, about: "Accepted, and not over"),
        Field("gatherings", \.gatherings, about: "With a seat for the member, and not over"),
        Field("payments", \.payments, about: "Without cancelled and refunded ones"),
        Field("favourites", \.favourites),
        Field("listings", \.listings),
        Field("areas", \.areas, about: "What the member has used"),
        make: Self.init
    )

    public func uses(_ area: MemberActivity.Area) -> Bool { areas.contains(area) }
}

extension MemberActivityBody {
    public init(_ activity: MemberActivity) {
        appointments = activity.appointments
        gatherings = activity.gatherings
        payments = activity.payments
        favourites = activity.favourites
        listings = activity.listings
        areas = MemberActivity.Area.allCases.filter(activity.areas.contains)
    }
}
