public import Database
public import Domain

public struct SQLTeachingHoursRepository: TeachingHoursRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(of teacher: Member.ID) async throws -> TeachingHours? {
        try await database.read { try $0.teachingHours.find(of: teacher) }
    }

    public func save(_ hours: TeachingHours, at now: Moment) async throws {
        let today = now.dateInSeoul.daysSince1970
        let kept = try TeachingHours(
            of: hours.teacher,
            week: hours.week,
            exceptions: hours.exceptions.filter { $0.key.daysSince1970 >= today },
            hours.rules
        )
        try await database.write { connection in
            try connection.teachingHours.save(kept, at: now)
            try connection.lessonTimes.settle(of: kept.teacher, at: now)
        }
    }
}
