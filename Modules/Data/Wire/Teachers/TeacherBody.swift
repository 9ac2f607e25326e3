public import Domain
import JSONCoding

/// A teacher as others see them.
public struct TeacherBody: ShapedBody {
    public let profile: TeacherProfileBody
    /// Null without a verification of the education and career as they are.
    public let verification: VerificationMarkBody?
    /// The open lessons that the teacher offers, newest first.
    public let lessons: [TaughtLessonBody]
    /// Of which ``lessons`` are the newest.
    public let openLessons: Int
    /// Of the teacher's lessons, by students.
    public let reviews: Int
    /// The mean of their stars; null without reviews.
    public let rating: Double?
    public let latestReviews: [ReviewBody]
    /// In the order of their upload.
    public let recordings: [RecordingBody]

    public static let shape = Shape<Self>(
        "Teacher",
        Field("profile", \.profile),
        Field("verification", \.verification),
        Field("lessons", \.lessons, about: "open, newest first, at most \(TeacherSummary.mostLessons)"),
        Field("openLessons", \.openLessons),
        Field("reviews", \.reviews, about: "of the teacher's lessons, by students"),
        Field("rating", \.rating, .number(0.5...5)),
        Field("latestReviews", \.latestReviews),
        Field(
            "recordings",
            \.recordings,
            about: "in the order of their upload, at most \(Recording.mostPerTeacher)"
        ),
        make: Self.init
    )
}

extension TeacherBody {
    public init(_ summary: TeacherSummary) {
        profile = TeacherProfileBody(summary.teacher.profile)
        verification = summary.teacher.mark.map(VerificationMarkBody.init)
        lessons = summary.lessons.map(TaughtLessonBody.init)
        openLessons = summary.openLessons
        reviews = summary.reviews
        rating = summary.rating
        latestReviews = summary.latest.map(ReviewBody.init)
        recordings = summary.recordings.map(RecordingBody.init)
    }
}

/// What a teacher tells about themselves.
public struct TeacherProfileBody: ShapedBody, Hashable {
    public let instruments: [LessonInstrument]
    public let places: [LessonPlace]
    /// One line each, as the career.
    public let education: [String]
    public let career: [String]

    public init(
        instruments: [LessonInstrument],
        places: [LessonPlace],
        education: [String],
        career: [String]
    ) {
        self.instruments = instruments
        self.places = places
        self.education = education
        self.career = career
    }

    public init(_ profile: TeacherProfile) {
        instruments = LessonInstrument.allCases.filter(profile.instruments.contains)
        places = LessonPlace.allCases.filter(profile.places.contains)
        education = profile.credentials.education
        career = profile.credentials.career
    }

    private static let lines: Schema = .array(of: .string(maxLength: 10_000))
    private static let most =
        "At most \(TeacherCredentials.mostLines) lines of \(TeacherCredentials.longestLine) characters"

    public static let shape = Shape<Self>(
        "TeacherProfile",
        Field("instruments", \.instruments, nil, .explicit),
        Field("places", \.places, nil, .explicit),
        Field("education", \.education, lines, .explicit, about: most),
        Field("career", \.career, lines, .explicit, about: most),
        make: Self.init
    )

    public func read() throws -> TeacherProfile {
        TeacherProfile(
            instruments: Set(instruments),
            places: Set(places),
            credentials: try TeacherCredentials(education: education, career: career)
        )
    }
}

/// That an operator has seen documents.
public struct VerificationMarkBody: ShapedBody, Hashable {
    public let seen: String
    public let at: Moment

    public static let shape = Shape<Self>(
        "VerificationMark",
        Field("seen", \.seen, about: "which documents"),
        Field("at", \.at),
        make: Self.init
    )
}

extension VerificationMarkBody {
    public init(_ mark: VerificationMark) {
        (seen, at) = (mark.seen.text, mark.at)
    }
}
