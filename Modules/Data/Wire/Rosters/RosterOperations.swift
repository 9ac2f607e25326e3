public import Domain

/// Operations on rosters.
public struct RosterOperations: OperationList {
    public typealias OfListing<In: Body, Out: Body> = Operation<SignedIn, Listing.ID, In, Out>
    public typealias OfMember<In: Body> = Operation<SignedIn, (Listing.ID, Member.ID), In, RosterBody>

    private static let roster = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/roster",
        else: RosterRefusal.notFound
    )
    private static let member = PathPattern<(Listing.ID, Member.ID)>(
        "/api/v1/listings/{id}/roster/{member}",
        else: RosterRefusal.notFound,
        RosterRefusal.notApplied
    )

    public let mine = Operation<SignedIn, Void, RosterQuery, ListBody<ParticipationBody>>(
        .get,
        "/api/v1/me/rosters",
        "List what I applied to; the next one first, or of past ones the latest"
    )
    public let one = Operation<SignedIn?, Listing.ID, Nothing, RosterBody>(
        .get,
        roster,
        "Get a roster; entries for the organiser and the members only"
    )
    public let apply = OfListing<RosterNoteBody, RosterBody>(
        .post,
        roster / "apply",
        "Apply to a listing; with a note, if you like"
    )
    public let withdraw = OfListing<Nothing, Nothing>(
        .post,
        roster / "withdraw",
        "Withdraw an application; also from the queue"
    )
    public let claim = OfListing<Nothing, RosterBody>(
        .post,
        roster / "claim",
        "Claim the offered seat; in time"
    )
    public let leave = OfListing<Nothing, Nothing>(
        .post,
        roster / "leave",
        "Leave a roster; before the start"
    )
    public let admit = OfMember<Nothing>(
        .post,
        member / "admit",
        "Admit an applicant; to the queue when all seats are taken"
    )
    public let decline = OfMember<RosterNoteBody>(
        .post,
        member / "decline",
        "Decline an applicant or a waiting member; with a reason, if you like"
    )
    public let remove = OfMember<RosterNoteBody>(
        .post,
        member / "remove",
        "Remove a member; with a reason"
    )
}

extension API {
    public static let rosters = RosterOperations()
}

/// The filter of what a member applied to.
public struct RosterQuery: ShapedBody {
    public let part: Participation.Part?
    public let slice: SliceRequest

    public init(part: Participation.Part? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.part = part
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "RosterQuery",
        Field("part", \.part, nil, .omittable, about: "Default: `ahead`"),
        Field(flat: \.slice),
        make: { Self(part: $0, $1) }
    )
}
