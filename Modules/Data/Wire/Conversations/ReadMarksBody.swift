public import Domain
import JSONCoding

/// How far the members of a conversation have read, by the numbers of its entries.
public struct ReadMarksBody: ShapedBody, Hashable {
    public let marks: ReadMarks

    public init(_ marks: ReadMarks) {
        self.marks = marks
    }

    public static let shape = Shape<Self>(
        "ReadMarks",
        Field("own", \.marks.own),
        Field("others", \.marks.others),
        Field("unread", \.marks.unread),
        make: { Self(ReadMarks(own: $0, others: $1, unread: $2)) }
    )
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
