public import Domain
public import JSONCoding

/// The effects of a block.
public struct BlockPlanBody: Body {
    /// The open deals of the two, which end with the block.
    public let deals: [EndingDealBody]
    /// What one of the two takes part in or applied to, and the other organises.
    public let participations: [EndingParticipationBody]

    public init(_ plan: BlockPlan) {
        deals = plan.deals.map(EndingDealBody.init)
        participations = plan.participations.map(EndingParticipationBody.init)
    }

    public var endsNothing: Bool { deals.isEmpty && participations.isEmpty }

    public static var name: String { "BlockPlan" }
    public static var parts: [any Body.Type] { [EndingDealBody.self, EndingParticipationBody.self] }
    public static var schema: Schema {
        .object([
            "deals": .array(of: .reference(EndingDealBody.name)).required,
            "participations": .array(of: .reference(EndingParticipationBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        deals = try fields.bodies("deals")
        participations = try fields.bodies("participations")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("deals", deals)
            writer.field("participations", participations)
        }
    }
}

/// A part in a listing that a block ends.
public struct EndingParticipationBody: Body {
    public let listing: Listing.ID
    public let kind: Listing.Kind
    public let title: String
    /// Nil for a listing without dates.
    public let startsAt: Moment?
    /// Of the one who doesn't organise it.
    public let status: RosterEntry.Status
    /// Whether it is the blocker's own listing.
    public let isOrganiser: Bool

    init(_ ending: EndingParticipation) {
        listing = ending.listing.id
        kind = ending.listing.kind
        title = ending.listing.details.title.text
        startsAt = ending.listing.details.startsAt
        status = ending.status
        isOrganiser = ending.isOrganiser
    }

    public static var name: String { "EndingParticipation" }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "kind": .words(of: Listing.Kind.self).required,
            "title": .string().required,
            "startsAt": .nullable(.moment).required,
            "status": .words(of: RosterEntry.Status.self).required
                .described("Of the one who doesn't organise it"),
            "organiser": .boolean.required.described("Whether it is my own listing"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        kind = try fields.choice("kind")
        title = try fields.text("title")
        startsAt = try fields.momentIfPresent("startsAt")
        status = try fields.choice("status")
        isOrganiser = try fields.boolean("organiser")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("kind", kind.rawValue)
            writer.field("title", title)
            writer.field("startsAt", startsAt)
            writer.field("status", status.rawValue)
            writer.field("organiser", isOrganiser)
        }
    }
}

/// An open deal that a block ends.
public struct EndingDealBody: Body {
    public let id: Deal.ID
    public let title: String
    public let state: Deal.State
    public let startsAt: Moment

    init(_ deal: Deal) {
        id = deal.id
        title = deal.title
        state = deal.state
        startsAt = deal.terms.startsAt
    }

    public static var name: String { "EndingDeal" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "title": .string().required,
            "state": .words(of: Deal.State.self).required,
            "startsAt": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        title = try fields.text("title")
        state = try fields.choice("state")
        startsAt = try fields.moment("startsAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("title", title)
            writer.field("state", state.rawValue)
            writer.field("startsAt", startsAt)
        }
    }
}
