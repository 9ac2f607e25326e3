public import Domain
public import JSONCoding

/// A student as the teacher sees them.
public struct StudentBody: Body {
    public let student: MemberCardBody
    public let lessons: Int
    public let latest: Moment?
    public let next: NextLessonBody?
    public let pass: OrderPassBody?

    public init(_ student: Student) {
        self.student = MemberCardBody(student.member)
        lessons = student.lessons
        latest = student.latest
        next = student.next.map(NextLessonBody.init)
        pass = student.pass.flatMap(OrderPassBody.init)
    }

    public static var name: String { "Student" }
    public static var parts: [any Body.Type] {
        [MemberCardBody.self, NextLessonBody.self, OrderPassBody.self]
    }

    public static var schema: Schema {
        .object([
            "student": .reference(MemberCardBody.name).required,
            "lessons": .integer().required.described("The lessons that took place"),
            "latest": .nullable(.moment).required.described("When the latest of them began"),
            "next": .nullable(.reference(NextLessonBody.name)).required,
            "pass": .nullable(.reference(OrderPassBody.name)).required.described("The pass in use"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        student = try fields.body("student")
        lessons = try fields.integer("lessons")
        latest = try fields.momentIfPresent("latest")
        next = try fields.bodyIfPresent("next")
        pass = try fields.bodyIfPresent("pass")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("student", student)
            writer.field("lessons", lessons)
            writer.field("latest", latest)
            writer.field("next", next)
            writer.field("pass", pass)
        }
    }
}

/// The next lesson that a teacher and a student agreed on.
public struct NextLessonBody: Body {
    public let deal: Deal.ID
    public let startsAt: Moment

    init(_ lesson: Student.NextLesson) {
        deal = lesson.deal
        startsAt = lesson.startsAt
    }

    public static var name: String { "NextLesson" }

    public static var schema: Schema {
        .object(["deal": .string().required, "startsAt": .moment.required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        deal = try fields.identifier("deal")
        startsAt = try fields.moment("startsAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("deal", deal)
            writer.field("startsAt", startsAt)
        }
    }
}
