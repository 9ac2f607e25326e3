public import JSONCoding

/// The number of a member's latest event.
public struct LiveHeadBody: Body, Hashable {
    public let head: Int

    public init(_ head: Int) {
        self.head = head
    }

    public static var name: String { "LiveHead" }

    public static var schema: Schema { .object(["head": .integer(0...Int.max).required]) }

    public init(_ fields: Fields) throws(FieldError) {
        head = try fields.integer("head")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("head", head) }
    }
}
