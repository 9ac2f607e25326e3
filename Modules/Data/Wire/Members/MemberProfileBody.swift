public import Domain
import JSONCoding

/// A member's public profile.
public struct MemberProfileBody: ShapedBody {
    public let member: MemberCardBody
    public let bio: String?
    public let company: String?
    public let interests: [Interest]
    /// The main home's neighbourhood, without a point.
    public let neighbourhood: NeighbourhoodLabelBody?
    /// Whether the member has verified that neighbourhood in the last year.
    public let isNeighbourhoodVerified: Bool
    /// As in "2026-11".
    public let joined: String
    /// Whether search engines may show the profile and the member's listings.
    public let isIndexed: Bool
    public let runner: RunnerCardBody
    public let given: Int
    public let received: Int
    public let hosted: Int
    public let joinedListings: Int
    public let noShows: Int
    public let reviews: Int
    /// The mean of all stars; null without reviews.
    public let rating: Double?
    /// What reviews name, most often first.
    public let manners: [MannerCountBody]
    public let openListings: Int

    public static let shape = Shape<Self>(
        "MemberProfile",
        Field("member", \.member),
        Field("bio", \.bio),
        Field("company", \.company),
        Field("interests", \.interests),
        Field("neighbourhood", \.neighbourhood),
        Field(
            "isNeighbourhoodVerified",
            \.isNeighbourhoodVerified,
            about: "by a rounded position, within a year"
        ),
        Field("joined", \.joined, about: "year and month"),
        Field("isIndexed", \.isIndexed, about: "whether search engines may show profile and listings"),
        Field("runner", \.runner),
        Field("given", \.given, about: "done deals as the one who gives"),
        Field("received", \.received, about: "done deals as the one who takes"),
        Field("hosted", \.hosted, about: "listings that others took part in and that have begun"),
        Field("joinedListings", \.joinedListings, about: "others' listings joined that have begun"),
        Field("noShows", \.noShows, about: "deals missed: agreed, or not disputed in time"),
        Field("reviews", \.reviews),
        Field("rating", \.rating, .number(0.5...5)),
        Field("manners", \.manners),
        Field("openListings", \.openListings),
        make: Self.init
    )
}

extension MemberProfileBody {
    public init(_ profile: MemberProfile, living home: Neighbourhood?) {
        member = MemberCardBody(profile.card)
        bio = profile.bio?.text
        company = profile.company?.text
        interests = Interest.allCases.filter(profile.interests.contains)
        neighbourhood = profile.home.map { NeighbourhoodLabelBody($0, home) }
        isNeighbourhoodVerified = profile.isHomeVerified
        joined = profile.joinedAt.monthInSeoul
        isIndexed = profile.isIndexed
        runner = RunnerCardBody(profile.runner)
        given = profile.record.given
        received = profile.record.received
        hosted = profile.record.hosted
        joinedListings = profile.record.joined
        noShows = profile.record.noShows
        reviews = profile.record.reviews
        rating = profile.record.rating
        manners = profile.record.manners.map(MannerCountBody.init)
        openListings = profile.record.openListings
    }
}
