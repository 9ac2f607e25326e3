/// A member's public profile.
public struct MemberProfile: Sendable {
    public let card: MemberCard
    public let bio: Bio?
    public let company: Company?
    public let interests: Set<Interest>
    /// The main home's neighbourhood, without a point.
    public let home: NeighbourhoodCode?
    /// Whether the main home has a verification that counts. Others read no more of it.
    public let isHomeVerified: Bool
    public let joinedAt: Moment
    /// Whether search engines may show the profile and the member's listings.
    public let isIndexed: Bool
    /// What the member chose to show to fellow runners.
    public let runner: RunnerCard
    public let record: MemberRecord

    public init(
        card: MemberCard,
        bio: Bio?,
        company: Company?,
        interests: Set<Interest>,
        home: NeighbourhoodCode?,
        isHomeVerified: Bool = false,
        joinedAt: Moment,
        isIndexed: Bool = true,
        runner: RunnerCard = RunnerCard(pace: nil, jobGroup: nil, age: nil),
        record: MemberRecord
    ) {
        self.card = card
        self.bio = bio
        self.company = company
        self.interests = interests
        self.home = home
        self.isHomeVerified = isHomeVerified
        self.joinedAt = joinedAt
        self.isIndexed = isIndexed
        self.runner = runner
        self.record = record
    }
}

/// A member's activity, counted on request and not stored.
public struct MemberRecord: Equatable, Sendable {
    /// Completed lessons in which the member was the provider.
    public let given: Int
    /// Completed lessons in which the member was the receiver.
    public let received: Int
    /// Listings of the member that others took part in, once they have begun.
    public let hosted: Int
    /// Other members' listings that the member was admitted to, once they have begun.
    public let joined: Int
    /// Deals that the member didn't come to: agreed, or not disputed in time.
    public let noShows: Int
    /// Revealed reviews about the member.
    public let reviews: Int
    /// The mean of their stars; nil without reviews.
    public let rating: Double?
    /// What the revealed reviews name, most often first.
    public let manners: [MannerCount]
    public let openListings: Int

    public init(
        given: Int,
        received: Int,
        hosted: Int = 0,
        joined: Int = 0,
        noShows: Int = 0,
        reviews: Int,
        halves: Int,
        manners: [MannerCount] = [],
        openListings: Int
    ) {
        self.given = given
        self.received = received
        self.hosted = hosted
        self.joined = joined
        self.noShows = noShows
        self.reviews = reviews
        rating = reviews > 0 ? Double(halves) / Double(2 * reviews) : nil
        self.manners = manners
        self.openListings = openListings
    }
}
