public import Domain
import JSONCoding

/// What deleting the account would remove and keep.
public struct DeletionPlanBody: ShapedBody {
    public let goes: [Item]
    public let stays: [Item]

    public struct Item: ShapedBody {
        public let thing: DeletionPlan.Thing
        public let count: Int?

        public static let shape = Shape<Self>(
            "DeletionItem",
            Field("thing", \.thing),
            Field("count", \.count, nil, .omittable),
            make: Self.init
        )
    }

    public static let shape = Shape<Self>(
        "DeletionPlan",
        Field("goes", \.goes),
        Field("stays", \.stays),
        make: Self.init
    )
}

extension DeletionPlanBody {
    public init(_ plan: DeletionPlan) {
        goes = plan.goes.map(Item.init)
        stays = plan.stays.map(Item.init)
    }
}

extension DeletionPlanBody.Item {
    init(_ item: DeletionPlan.Item) {
        thing = item.thing
        count = item.count
    }
}
