public import Domain
public import JSONCoding

/// The effects that deleting a listing has on others.
public struct ListingDeletionPlanBody: Body {
    public let plan: ListingDeletionPlan

    public init(_ plan: ListingDeletionPlan) {
        self.plan = plan
    }

    public static var name: String { "ListingDeletionPlan" }

    public static var schema: Schema {
        .object([
            "isAllowed": .boolean
                .described("False as long as an accepted deal is still to come, or a refund can't be made")
                .required,
            "conversations": .integer().described("Stay readable, and get a line").required,
            "proposals": .integer().described("Deals not accepted yet, which end").required,
            "dealsAhead": .integer().described("Accepted deals that are not over").required,
            "favourites": .integer().described("Lists it disappears from").required,
            "paidOrders": .integer().described("Orders of which something is given back").required,
            "refund": .integer().described("What is given back, in won").required,
            "canRefund": .boolean.described("False while payments are switched off").required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        plan = ListingDeletionPlan(
            conversations: try fields.integer("conversations"),
            proposals: try fields.integer("proposals"),
            dealsAhead: try fields.integer("dealsAhead"),
            favourites: try fields.integer("favourites"),
            stake: MoneyStake(
                orders: try fields.integer("paidOrders"),
                won: try fields.integer("refund")
            ),
            canRefund: try fields.boolean("canRefund")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("isAllowed", plan.obstacle == nil)
            writer.field("conversations", plan.conversations)
            writer.field("proposals", plan.proposals)
            writer.field("dealsAhead", plan.dealsAhead)
            writer.field("favourites", plan.favourites)
            writer.field("paidOrders", plan.stake.orders)
            writer.field("refund", plan.stake.won)
            writer.field("canRefund", plan.canRefund)
        }
    }
}
