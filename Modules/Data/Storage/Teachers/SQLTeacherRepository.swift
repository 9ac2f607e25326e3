public import Database
public import Domain

public struct SQLTeacherRepository: TeacherRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ member: Member.ID) async throws -> Teacher? {
        try await database.read { try $0.teachers.find(member) }
    }

    public func begin(_ member: Member.ID, at now: Moment) async throws -> Bool {
        try await database.write { try $0.teachers.begin(member, at: now) }
    }

    public func edit(_ member: Member.ID, _ profile: TeacherProfile, at now: Moment) async throws {
        try await database.write { connection in
            try connection.teachers.begin(member, at: now)
            guard let former = try connection.teachers.findLocked(member) else {
                throw TeacherRefusal.notFound
            }
            var teacher = former
            teacher.edit(profile)
            try connection.teachers.save(teacher)
            if teacher.profile.credentials != former.profile.credentials {
                try connection.verifications.withdraw(of: member, at: now)
            }
        }
    }

    public func end(_ member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            guard try connection.teachers.findLocked(member) != nil else { return }
            let open = try connection.teachers.openLessons(of: member)
            guard open == 0 else { throw TeacherRefusal.lessonsOpen(open) }
            try connection.verifications.withdraw(of: member, at: now)
            try connection.teachers.remove(member)
        }
    }
}
