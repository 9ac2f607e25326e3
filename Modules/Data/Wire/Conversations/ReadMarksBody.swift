public import Domain
public import JSONCoding

/// How far the members of a conversation have read, by the numbers of its entries.
public struct ReadMarksBody: Body, Hashable {
    public let marks: ReadMarks

    public init(_ marks: ReadMarks) {
        self.marks = marks
    }

    public static var name: String { "ReadMarks" }

    public static var schema: Schema {
        .object([
            "own": .integer().required,
            "others": .nullable(.integer()).required,
            "unread": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        marks = ReadMarks(
            own: try fields.integer("own"),
            others: try fields.integerIfPresent("others"),
            unread: try fields.integer("unread")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("own", marks.own)
            writer.field("others", marks.others)
            writer.field("unread", marks.unread)
        }
    }
}

/// The last entry that a member has read.
public struct ReadUpToBody: ShapedBody {
    public let number: Int

    public init(_ number: Int) {
        self.number = number
    }

    public static let shape = Shape<Self>(
        "ReadUpTo",
        Field("upTo", \.number, .integer(0...Int.max)),
        make: { Self($0) }
    )
}
