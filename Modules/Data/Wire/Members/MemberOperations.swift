public import Domain
import JSONCoding

/// Operations on members.
public struct MemberOperations: OperationList {
    private static let member = PathPattern<Member.ID>("/api/v1/members/{id}", else: MemberRefusal.notFound)

    public let one = Operation<SignedIn?, Member.ID, Nothing, MemberProfileBody>(
        .get,
        member,
        "Get a member"
    )
    public let named = Operation<SignedIn, Void, NicknameQuery, MemberProfileBody>(
        .get,
        "/api/v1/members",
        "Find a member by nickname"
    )
    public let listings = Operation<SignedIn?, Member.ID, SliceQuery, ListBody<ListingBody>>(
        .get,
        member / "listings",
        "List a member's listings; open ones, newest first"
    )
    public let joinedRuns = Operation<SignedIn?, Member.ID, SliceQuery, ListBody<ListingBody>>(
        .get,
        member / "joined-runs",
        "List the past runs that a member took part in, latest first; none unless the member shows them"
    )
    public let activity = Operation<SignedIn, Void, Nothing, MemberActivityBody>(
        .get,
        "/api/v1/me/activity",
        "Get what I have used"
    )
    public let ratings = Operation<SignedIn?, Void, MemberRatingQuery, ListBody<MemberRatingBody>>(
        .get,
        "/api/v1/ratings",
        "List the ratings of members; without those who have none"
    )
}

extension API {
    public static let members = MemberOperations()
}

/// A whole nickname. Case, width and similar letters make no difference.
public struct NicknameQuery: ShapedBody {
    public let nickname: String

    public init(_ nickname: String) {
        self.nickname = nickname
    }

    public static let shape = Shape<Self>(
        "NicknameQuery",
        Field("nickname", \.nickname, .text(minLength: 1, maxLength: Nickname.lengths.upperBound)),
        make: Self.init
    )
}

/// The members whose ratings are asked for.
public struct MemberRatingQuery: ShapedBody {
    public let members: CommaList<Member.ID>

    public init(_ members: [Member.ID]) {
        self.members = CommaList(members)
    }

    public static let shape = Shape<Self>(
        "MemberRatingQuery",
        Field(
            "members",
            \.members,
            .identifiers(atMost: MemberRating.most),
            about: "Identifiers, separated by commas"
        ),
        make: { Self($0.items) }
    )
}
