public import Domain
public import JSONCoding

/// A free time of a group lesson at which students come already.
public struct JoinedSlotBody: Body, Hashable {
    public let startsAt: Moment
    public let students: Int

    public init(startsAt: Moment, students: Int) {
        self.startsAt = startsAt
        self.students = students
    }

    public static var name: String { "JoinedSlot" }

    public static var schema: Schema {
        .object([
            "startsAt": .moment.required,
            "students": .integer().required.described("Students who come already"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        startsAt = try fields.moment("startsAt")
        students = try fields.integer("students")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startsAt", startsAt)
            writer.field("students", students)
        }
    }
}
