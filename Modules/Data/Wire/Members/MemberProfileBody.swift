public import Domain
public import JSONCoding

/// A member's public profile.
public struct MemberProfileBody: Body {
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

    public init(_ profile: MemberProfile, living home: Neighbourhood?) {
        member = MemberCardBody(profile.card)
        bio = profile.bio?.text
        company = profile.company?.text
        interests = Interest.allCases.filter(profile.interests.contains)
        neighbourhood = profile.home.map { NeighbourhoodLabelBody($0, home) }
        isNeighbourhoodVerified = profile.isHomeVerified
        joined = profile.joinedAt.monthInSeoul
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

    public static var name: String { "MemberProfile" }
    public static var parts: [any Body.Type] {
        [MemberCardBody.self, NeighbourhoodLabelBody.self, RunnerCardBody.self, MannerCountBody.self]
    }

    public static var schema: Schema {
        .object([
            "member": .reference(MemberCardBody.name).required,
            "bio": .nullable(.string()).required,
            "company": .nullable(.string()).required,
            "interests": .array(of: .words(of: Interest.self)).required,
            "neighbourhood": .nullable(.reference(NeighbourhoodLabelBody.name)).required,
            "isNeighbourhoodVerified": .boolean.required.described("by a rounded position, within a year"),
            "joined": .string().required.described("year and month"),
            "runner": .reference(RunnerCardBody.name).required,
            "given": .integer().required.described("done deals as the one who gives"),
            "received": .integer().required.described("done deals as the one who takes"),
            "hosted": .integer().required.described("listings that others took part in and that have begun"),
            "joinedListings": .integer().required.described("others' listings joined that have begun"),
            "noShows": .integer().required.described("deals missed: agreed, or not disputed in time"),
            "reviews": .integer().required,
            "rating": .nullable(.number(0.5...5)).required,
            "manners": .array(of: .reference(MannerCountBody.name)).required,
            "openListings": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        member = try fields.body("member")
        bio = try fields.textIfPresent("bio")
        company = try fields.textIfPresent("company")
        interests = try fields.choices("interests")
        neighbourhood = try fields.bodyIfPresent("neighbourhood")
        isNeighbourhoodVerified = try fields.boolean("isNeighbourhoodVerified")
        joined = try fields.text("joined")
        runner = try fields.body("runner")
        given = try fields.integer("given")
        received = try fields.integer("received")
        hosted = try fields.integer("hosted")
        joinedListings = try fields.integer("joinedListings")
        noShows = try fields.integer("noShows")
        reviews = try fields.integer("reviews")
        rating = fields.isGiven("rating") ? try fields.number("rating") : nil
        manners = try fields.bodies("manners")
        openListings = try fields.integer("openListings")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("member", member)
            writer.field("bio", bio)
            writer.field("company", company)
            writer.field("interests", interests.map(\.rawValue))
            writer.field("neighbourhood", neighbourhood)
            writer.field("isNeighbourhoodVerified", isNeighbourhoodVerified)
            writer.field("joined", joined)
            writer.field("runner", runner)
            writer.field("given", given)
            writer.field("received", received)
            writer.field("hosted", hosted)
            writer.field("joinedListings", joinedListings)
            writer.field("noShows", noShows)
            writer.field("reviews", reviews)
            writer.field("rating", rating)
            writer.field("manners", manners)
            writer.field("openListings", openListings)
        }
    }
}
