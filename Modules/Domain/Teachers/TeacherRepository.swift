/// Stores who gives lessons. Of concurrent changes by one member, and posts of offered lessons by the same
/// member, each sees what the other has done.
public protocol TeacherRepository: Sendable {
    /// Nil for a member who isn't a teacher.
    func find(_ member: Member.ID) async throws -> Teacher?

    /// Makes the member a teacher. Returns false, and does nothing, for one who is.
    func begin(_ member: Member.ID, at now: Moment) async throws -> Bool

    /// Replaces the profile; a member who isn't a teacher becomes one. Another education or career removes
    /// the mark, and documents that wait.
    func edit(_ member: Member.ID, _ profile: TeacherProfile, at now: Moment) async throws

    /// Removes the profile, the mark, recordings and documents that wait. Lessons that were full stay closed.
    /// Does nothing for a member who isn't a teacher. Throws ``TeacherRefusal/lessonsOpen(_:)``.
    func end(_ member: Member.ID, at now: Moment) async throws
}

/// Reads teachers as others see them.
public protocol TeacherQueries: Sendable {
    /// Nil for a member who isn't a teacher, or is hidden from the reader.
    func summary(of member: Member.ID, for reader: Member.ID?, at now: Moment) async throws -> TeacherSummary?
}

/// What others read about a teacher.
public struct TeacherSummary: Sendable {
    /// The most lessons in the table of prices.
    public static let mostLessons = 20
    public static let latestReviews = 3

    public let teacher: Teacher
    /// The open lessons that the teacher offers, newest first, at most ``mostLessons``.
    public let lessons: [TaughtLesson]
    public let openLessons: Int
    /// Revealed reviews by students of the teacher's lessons.
    public let reviews: Int
    /// The mean of their stars; nil without reviews.
    public let rating: Double?
    /// The most recently revealed, at most ``latestReviews``.
    public let latest: [ReviewSummary]
    /// In the order of their upload.
    public let recordings: [Recording]

    public init(
        _ teacher: Teacher,
        lessons: [TaughtLesson],
        openLessons: Int,
        reviews: Int,
        halves: Int,
        latest: [ReviewSummary],
        recordings: [Recording]
    ) {
        self.teacher = teacher
        self.lessons = lessons
        self.openLessons = openLessons
        self.reviews = reviews
        rating = reviews > 0 ? Double(halves) / Double(2 * reviews) : nil
        self.latest = latest
        self.recordings = recordings
    }
}
