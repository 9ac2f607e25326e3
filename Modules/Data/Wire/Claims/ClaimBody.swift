public import Domain
import JSONCoding

/// A member's claim of an imported listing.
public struct ClaimBody: ShapedBody, Hashable {
    public let id: Claim.ID
    public let state: Claim.State
    public let note: String?
    public let claimedAt: Moment
    public let decidedAt: Moment?
    /// Why it was declined.
    public let reason: String?

    public static let shape = Shape<Self>(
        "Claim",
        Field("id", \.id),
        Field("state", \.state),
        Field("note", \.note),
        Field("claimedAt", \.claimedAt),
        Field("decidedAt", \.decidedAt),
        Field("reason", \.reason, about: "Why it was declined."),
        make: Self.init
    )
}

extension ClaimBody {
    public init(_ claim: Claim) {
        id = claim.id
        state = claim.state
        note = claim.note?.text
        claimedAt = claim.claimedAt
        decidedAt = claim.decidedAt
        reason = claim.reason?.text
    }
}

/// A claim with its member and its listing.
public struct ClaimedListingBody: ShapedBody {
    public let claim: ClaimBody
    public let member: MemberCardBody
    public let listing: ListingBody

    public init(_ claim: ClaimBody, by member: MemberCardBody, _ listing: ListingBody) {
        self.claim = claim
        self.member = member
        self.listing = listing
    }

    public static let shape = Shape<Self>(
        "ClaimedListing",
        Field("claim", \.claim),
        Field("member", \.member),
        Field("listing", \.listing),
        make: Self.init
    )
}

/// What a member tells the operators with a claim.
public struct ClaimNoteBody: ShapedBody, Hashable {
    private let note: String?

    public init(note: String?) {
        self.note = note
    }

    public static let shape = Shape<Self>(
        "ClaimNote",
        Field(
            "note",
            \.note,
            .string(maxLength: 10_000),
            .optional,
            about: "For the operators; needed unless a website proves the claim"
        ),
        make: Self.init
    )

    public func read() throws(ClaimRefusal) -> ClaimNote? { try ClaimNote(note ?? "") }
}
