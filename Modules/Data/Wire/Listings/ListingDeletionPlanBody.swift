public import Domain
import JSONCoding

/// The effects that deleting a listing has on others.
public struct ListingDeletionPlanBody: ShapedBody {
    public let plan: ListingDeletionPlan

    public init(_ plan: ListingDeletionPlan) {
        self.plan = plan
    }

    public static let shape = Shape<Self>(
        "ListingDeletionPlan",
        Field(
            "isAllowed",
            { $0.plan.obstacle == nil },
            about: "False as long as an accepted deal is still to come, or a refund can't be made"
        ),
        Field("conversations", \.plan.conversations, about: "Stay readable, and get a line"),
        Field("proposals", \.plan.proposals, about: "Deals not accepted yet, which end"),
        Field("dealsAhead", \.plan.dealsAhead, about: "Accepted deals that are not over"),
        Field("favourites", \.plan.favourites, about: "Lists it disappears from"),
        Field("paidOrders", \.plan.stake.orders, about: "Orders of which something is given back"),
        Field("refund", \.plan.stake.won, about: "What is given back, in won"),
        Field("canRefund", \.plan.canRefund, about: "False while payments are switched off"),
        make: {
            Self(
                ListingDeletionPlan(
                    conversations: $1,
                    proposals: $2,
                    dealsAhead: $3,
                    favourites: $4,
                    stake: MoneyStake(orders: $5, won: $6),
                    canRefund: $7
                )
            )
        }
    )
}
