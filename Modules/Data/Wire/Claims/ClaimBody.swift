public import Domain
public import JSONCoding

/// A member's claim of an imported listing.
public struct ClaimBody: Body, Hashable {
    public let id: Claim.ID
    public let state: Claim.State
    public let note: String?
    public let claimedAt: Moment
    public let decidedAt: Moment?
    /// Why it was declined.
    public let reason: String?

    public init(_ claim: Claim) {
        id = claim.id
        state = claim.state
        note = claim.note?.text
        claimedAt = claim.claimedAt
        decidedAt = claim.decidedAt
        reason = claim.reason?.text
    }

    public static var name: String { "Claim" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "state": .words(of: Claim.State.self).required,
            "note": .nullable(.string()).required,
            "claimedAt": .moment.required,
            "decidedAt": .nullable(.moment).required,
            "reason": .nullable(.string()).required.described("Why it was declined."),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        state = try fields.choice("state")
        note = try fields.textIfPresent("note")
        claimedAt = try fields.moment("claimedAt")
        decidedAt = try fields.momentIfPresent("decidedAt")
        reason = try fields.textIfPresent("reason")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("state", state.rawValue)
            writer.field("note", note)
            writer.field("claimedAt", claimedAt)
            writer.field("decidedAt", decidedAt)
            writer.field("reason", reason)
        }
    }
}

/// A claim with its member and its listing.
public struct ClaimedListingBody: Body {
    public let claim: ClaimBody
    public let member: MemberCardBody
    public let listing: ListingBody

    public init(_ claim: ClaimBody, by member: MemberCardBody, _ listing: ListingBody) {
        self.claim = claim
        self.member = member
        self.listing = listing
    }

    public static var name: String { "ClaimedListing" }
    public static var parts: [any Body.Type] { [ClaimBody.self, MemberCardBody.self, ListingBody.self] }

    public static var schema: Schema {
        .object([
            "claim": .reference(ClaimBody.name).required,
            "member": .reference(MemberCardBody.name).required,
            "listing": .reference(ListingBody.name).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        claim = try fields.body("claim")
        member = try fields.body("member")
        listing = try fields.body("listing")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("claim", claim)
            writer.field("member", member)
            writer.field("listing", listing)
        }
    }
}

/// What a member tells the operators with a claim.
public struct ClaimNoteBody: Body, Hashable {
    private let note: String?

    public init(note: String?) {
        self.note = note
    }

    public static var name: String { "ClaimNote" }

    public static var schema: Schema {
        .object([
            "note": .nullable(.string(maxLength: 10_000))
                .described("For the operators; needed unless a website proves the claim")
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        note = try fields.textIfPresent("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("note", note) }
    }

    public func read() throws(ClaimRefusal) -> ClaimNote? { try ClaimNote(note ?? "") }
}
