public import Database
public import Domain

public struct SQLAttendanceQueries: AttendanceQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ listing: Listing.ID, for reader: Member.ID, at now: Moment) async throws
        -> AttendanceSummary
    {
        try await database.read { connection in
            guard let roster = try connection.rosters.find(listing) else {
                throw AttendanceRefusal.notFound
            }
            let attendance = try connection.attendance.existing(of: roster, for: reader)
            return try AttendanceSummary(
                attendance,
                roster.listing.details.title,
                for: reader,
                cards: connection.members.cards(of: attendance.members(for: reader), for: reader)
            )
        }
    }

    public func record(of member: Member.ID, at now: Moment) async throws -> AttendanceRecord {
        try await database.read { connection in
            try connection.attendance.records(of: [member], at: now)[member] ?? AttendanceRecord([], at: now)
        }
    }
}
