public import JSONCoding

/// One page of a list, and the cursor of the next.
public struct ListBody<Item: Body>: Body {
    public let items: [Item]
    /// Send it as `cursor`; nil at the end of the list.
    public let next: String?

    public init(_ items: [Item], next: String? = nil) {
        self.items = items
        self.next = next
    }

    public static var name: String { "\(Item.name)List" }
    public static var parts: [any Body.Type] { [Item.self] }

    public static var schema: Schema {
        .object([
            "items": .array(of: .reference(Item.name)).required,
            "next": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(try fields.bodies("items"), next: try fields.textIfPresent("next"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.reserve(768 * items.count)
        writer.object { writer in
            writer.field("items", items)
            writer.field("next", next)
        }
    }
}
