public import Domain

/// A free time of a group lesson at which students come already.
public struct JoinedSlotBody: ShapedBody, Hashable {
    public let startsAt: Moment
    public let students: Int

    public init(startsAt: Moment, students: Int) {
        self.startsAt = startsAt
        self.students = students
    }

    public static let shape = Shape<Self>(
        "JoinedSlot",
        Field("startsAt", \.startsAt),
        Field("students", \.students, about: "Students who come already"),
        make: Self.init
    )
}
