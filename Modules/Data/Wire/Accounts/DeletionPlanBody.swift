public import Domain
public import JSONCoding

/// What deleting the account would remove and keep.
public struct DeletionPlanBody: Body {
    public let goes: [Item]
    public let stays: [Item]

    public struct Item: Body {
        public let thing: DeletionPlan.Thing
        public let count: Int?

        public static var name: String { "DeletionItem" }

        public static var schema: Schema {
            .object(["thing": .words(of: DeletionPlan.Thing.self).required, "count": .integer()])
        }

        init(_ item: DeletionPlan.Item) {
            thing = item.thing
            count = item.count
        }

        public init(_ fields: Fields) throws(FieldError) {
            thing = try fields.choice("thing")
            count = try fields.integerIfPresent("count")
        }

        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("thing", thing.rawValue)
                writer.fieldIfPresent("count", count)
            }
        }
    }

    public init(_ plan: DeletionPlan) {
        goes = plan.goes.map(Item.init)
        stays = plan.stays.map(Item.init)
    }

    public static var name: String { "DeletionPlan" }
    public static var parts: [any Body.Type] { [Item.self] }

    public static var schema: Schema {
        .object([
            "goes": .array(of: .reference(Item.name)).required,
            "stays": .array(of: .reference(Item.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        goes = try fields.bodies("goes")
        stays = try fields.bodies("stays")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("goes", goes)
            writer.field("stays", stays)
        }
    }
}
