public import Domain
public import JSONCoding

/// The effects of a block.
public struct BlockPlanBody: Body {
    /// The open deals of the two, which end with the block.
    public let deals: [EndingDealBody]

    public init(_ plan: BlockPlan) {
        deals = plan.deals.map(EndingDealBody.init)
    }

    public static var name: String { "BlockPlan" }
    public static var parts: [any Body.Type] { [EndingDealBody.self] }
    public static var schema: Schema {
        .object(["deals": .array(of: .reference(EndingDealBody.name)).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        deals = try fields.bodies("deals")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("deals", deals) }
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
