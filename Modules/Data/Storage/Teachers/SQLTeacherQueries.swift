public import Database
public import Domain

public struct SQLTeacherQueries: TeacherQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func summary(
        of member: Member.ID,
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> TeacherSummary? {
        try await database.read { connection in
            guard try connection.members.isVisible(member, for: reader),
                let teacher = try connection.teachers.find(member)
            else { return nil }
            let lessons = try connection.run(TaughtLesson.open(of: member, limit: TeacherSummary.mostLessons))
            let counted = try connection.first(Self.reviews(of: member, at: now))
            let latest = try connection.run(
                Self.reviews(of: member, for: reader, at: now, limit: TeacherSummary.latestReviews)
            )
            return TeacherSummary(
                teacher,
                lessons: try lessons.map(TaughtLesson.init(row:)),
                openLessons: try connection.teachers.openLessons(of: member),
                reviews: try counted?.value("reviews") ?? 0,
                halves: try counted?.value("halves") ?? 0,
                latest: try latest.map(ReviewSummary.init(row:)),
                recordings: try connection.recordings.list(of: member)
            )
        }
    }

    /// Counts all, as a profile does: also those by members hidden from the reader.
    static func reviews(of teacher: Member.ID, at now: Moment) -> SQL {
        """
        SELECT count(*) AS reviews, CAST(coalesce(sum(halves), 0) AS BIGINT) AS halves
        FROM reviews \(lessons(of: teacher, at: now))
        """
    }

    static func reviews(of teacher: Member.ID, for reader: Member.ID?, at now: Moment, limit: Int) -> SQL {
        let seen: SQL = reader.map { "AND \(.unblocked("reviews.author", "\($0)"))" } ?? ""
        return """
            SELECT \(ReviewSummary.columns(for: reader)) FROM reviews \(ReviewSummary.join)
                \(lessons(of: teacher, at: now)) \(seen)
            ORDER BY reviews.revealed_at DESC, reviews.id DESC LIMIT \(limit)
            """
    }

    /// Revealed reviews by students of the teacher's lessons.
    private static func lessons(of teacher: Member.ID, at now: Moment) -> SQL {
        """
        JOIN deals ON deals.id = reviews.subject_id
        WHERE reviews.about = \(teacher) AND reviews.subject_kind = \(Subject.Kind.deal.rawValue)
            AND reviews.revealed_at <= \(now) AND deals.provider = \(teacher)
            AND deals.listing_kind = \(Lesson.kind.rawValue) AND \(.reviewIsShown)
        """
    }
}
