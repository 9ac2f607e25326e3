import Database
import Domain

extension TableBase {
    var lessonTimes: LessonTimeTable { LessonTimeTable(connection: connection) }
}

/// The times of the week at which lessons can start, stored with their listings. They follow from the hours
/// of the teacher and the length of the lesson, and change with both.
struct LessonTimeTable {
    let connection: Connection

    /// For all lessons of a teacher whose hours have changed.
    func settle(of teacher: Member.ID, at now: Moment) throws {
        try settle(connection.run(Self.lessons(of: teacher)), of: teacher, at: now)
    }

    /// For a lesson that was posted or edited.
    func settle(_ id: Listing.ID, of author: Member.ID, at now: Moment) throws {
        let row = try connection.run("\(Self.lessons(of: author)) AND listings.id = \(id)")
        try settle(row, of: author, at: now)
    }

    static func lessons(of teacher: Member.ID) -> SQL {
        """
        SELECT listings.id AS id, minutes, week_times
        FROM listings JOIN lessons ON lessons.id = listings.id
        WHERE \(TaughtLesson.isOffered(by: teacher))
        """
    }

    private func settle(_ lessons: [Row], of teacher: Member.ID, at now: Moment) throws {
        guard !lessons.isEmpty else { return }
        let hours = try connection.teachingHours.find(of: teacher)
        for lesson in lessons {
            let times = try hours?.times(lasting: lesson.value("minutes")) ?? .none
            guard try lesson.value("week_times") != times.bits else { continue }
            try save(times, of: lesson.value("id"), at: now)
        }
    }

    private func save(_ times: WeekTimes, of id: Listing.ID, at now: Moment) throws {
        let shown = try connection.arrivals.former(of: id, at: now)
        try connection.execute("UPDATE listings SET week_times = \(times.bits) WHERE id = \(id)")
        try connection.boardChanges.note(of: id)
        guard let listing = try connection.listings.find(id) else { return }
        try connection.arrivals.note(listing, after: shown, at: now)
    }
}
