public import Database
public import Domain

public struct SQLAttendanceRepository: AttendanceRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func update(
        _ listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Attendance) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard let roster = try transaction.rosters.findLocked(listing) else {
                throw AttendanceRefusal.notFound
            }
            let former = try transaction.attendance.existing(of: roster, for: member)
            var attendance = former
            try change(&attendance)
            try transaction.attendance.save(attendance, replacing: former)
            for event in attendance.events {
                try transaction.attendance.tell(event, of: attendance)
            }
        }
    }
}

extension AttendanceTable<Transaction> {
    fileprivate func tell(_ event: AttendanceEvent, of attendance: Attendance) throws {
        if case .absenceTakenBack(let member) = event {
            try takeBack(from: member, in: attendance.listing)
        }
        if let notice = attendance.notice(of: event) { try transaction.notices.tell(notice) }
    }
}

extension AttendanceTable {
    /// Throws ``AttendanceRefusal/notFound`` for a listing whose attendance isn't kept, or that is hidden
    /// from a reader who isn't on its roster.
    func existing(of roster: Roster, for reader: Member.ID) throws -> Attendance {
        guard try !connection.rosters.isHidden(roster, from: reader), let attendance = try find(of: roster)
        else { throw AttendanceRefusal.notFound }
        return attendance
    }

    private func takeBack(from member: Member.ID, in listing: Listing.ID) throws {
        try connection.execute(
            """
            DELETE FROM notices
            WHERE member = \(member) AND kind = \(Notice.Kind.absenceMarked.rawValue)
                AND target_kind = \(Subject.Kind.listing.rawValue) AND target_id = \(listing)
            """
        )
    }
}
