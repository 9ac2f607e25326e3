public import Domain

/// The effects of a block.
public struct BlockPlanBody: ShapedBody {
    /// The open deals of the two, which end with the block.
    public let deals: [EndingDealBody]
    /// What one of the two takes part in or applied to, and the other organises.
    public let participations: [EndingParticipationBody]

    public static let shape = Shape<Self>(
        "BlockPlan",
        Field("deals", \.deals),
        Field("participations", \.participations),
        make: Self.init
    )

    public var endsNothing: Bool { deals.isEmpty && participations.isEmpty }
}

extension BlockPlanBody {
    public init(_ plan: BlockPlan) {
        deals = plan.deals.map(EndingDealBody.init)
        participations = plan.participations.map(EndingParticipationBody.init)
    }
}

/// A part in a listing that a block ends.
public struct EndingParticipationBody: ShapedBody {
    public let listing: Listing.ID
    public let kind: Listing.Kind
    public let title: String
    /// Nil for a listing without dates.
    public let startsAt: Moment?
    /// Of the one who doesn't organise it.
    public let status: RosterEntry.Status
    /// Whether it is the blocker's own listing.
    public let isOrganiser: Bool

    public static let shape = Shape<Self>(
        "EndingParticipation",
        Field("listing", \.listing),
        Field("kind", \.kind),
        Field("title", \.title),
        Field("startsAt", \.startsAt),
        Field("status", \.status, about: "Of the one who doesn't organise it"),
        Field("organiser", \.isOrganiser, about: "Whether it is my own listing"),
        make: Self.init
    )
}

extension EndingParticipationBody {
    init(_ ending: EndingParticipation) {
        listing = ending.listing.id
        kind = ending.listing.kind
        title = ending.listing.details.title.text
        startsAt = ending.listing.details.startsAt
        status = ending.status
        isOrganiser = ending.isOrganiser
    }
}

/// An open deal that a block ends.
public struct EndingDealBody: ShapedBody {
    public let id: Deal.ID
    public let title: String
    public let state: Deal.State
    public let startsAt: Moment

    public static let shape = Shape<Self>(
        "EndingDeal",
        Field("id", \.id),
        Field("title", \.title),
        Field("state", \.state),
        Field("startsAt", \.startsAt),
        make: Self.init
    )
}

extension EndingDealBody {
    init(_ deal: Deal) {
        id = deal.id
        title = deal.title
        state = deal.state
        startsAt = deal.terms.startsAt
    }
}
