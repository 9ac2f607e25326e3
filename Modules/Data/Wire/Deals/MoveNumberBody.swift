public import JSONCoding

/// The number of the move that is answered.
public struct MoveNumberBody: Body {
    public let number: Int

    public init(_ number: Int) {
        self.number = number
    }

    public static var name: String { "MoveNumber" }
    public static var schema: Schema { .object(["number": .integer().required]) }

    public init(_ fields: Fields) throws(FieldError) {
        number = try fields.integer("number")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("number", number) }
    }
}
