public import Domain

/// A student as the teacher sees them.
public struct StudentBody: ShapedBody {
    public let student: MemberCardBody
    public let lessons: Int
    public let latest: Moment?
    public let next: NextLessonBody?
    public let pass: OrderPassBody?

    public static let shape = Shape<Self>(
        "Student",
        Field("student", \.student),
        Field("lessons", \.lessons, about: "The lessons that took place"),
        Field("latest", \.latest, about: "When the latest of them began"),
        Field("next", \.next),
        Field("pass", \.pass, about: "The pass in use"),
        make: Self.init
    )
}

extension StudentBody {
    public init(_ student: Student) {
        self.student = MemberCardBody(student.member)
        lessons = student.lessons
        latest = student.latest
        next = student.next.map(NextLessonBody.init)
        pass = student.pass.flatMap(OrderPassBody.init)
    }
}

/// The next lesson that a teacher and a student agreed on.
public struct NextLessonBody: ShapedBody {
    public let deal: Deal.ID
    public let startsAt: Moment

    public static let shape = Shape<Self>(
        "NextLesson",
        Field("deal", \.deal),
        Field("startsAt", \.startsAt),
        make: Self.init
    )
}

extension NextLessonBody {
    init(_ lesson: Student.NextLesson) {
        deal = lesson.deal
        startsAt = lesson.startsAt
    }
}
