import Database
import Domain
import TestSupport

@testable import Storage

/// The run of ``RunLogFixture``, which is over for an hour.
struct AttendanceFixture {
    let run: RunLogFixture

    init(_ engine: Database.Engine) async throws { run = try await RunLogFixture(engine) }

    var store: Store { run.store }
    var attendance: SQLAttendanceRepository {
        SQLAttendanceRepository(store.database, identifiers: store.identifiers)
    }
    var queries: SQLAttendanceQueries { SQLAttendanceQueries(store.database) }
    var rosters: SQLRosterRepository { SQLRosterRepository(store.database, identifiers: store.identifiers) }

    func changes(
        by member: Member.ID,
        _ change: @escaping @Sendable (inout Attendance, Moment) throws -> Void
    ) async throws {
        let now = store.clock.now
        try await attendance.update(run.run, by: member, at: now) { try change(&$0, now) }
    }

    func marks(_ status: AttendanceStatus) async throws {
        let (ana, ben) = (run.ana, run.ben)
        try await changes(by: ana) { try $0.mark([ben: status], by: ana, at: $1) }
    }

    func disputes(_ reason: String = "맨 뒤에서 달렸어요") async throws {
        let (ben, reason) = (run.ben, try RosterNote(reason))
        try await changes(by: ben) { try $0.dispute(reason, by: ben, at: $1) }
    }

    func sees(_ reader: Member.ID) async throws -> AttendanceSummary {
        try await queries.find(run.run, for: reader, at: store.clock.now)
    }

    /// Ben's own entry.
    var own: AttendanceSummary.Entry? { get async throws { try await sees(run.ben).entries.first } }

    func told(_ member: Member.ID) async throws -> [Notice.Kind] {
        try await run.notices.list(of: member, SliceRequest()).items.map(\.notice.kind)
            .filter(Notice.Kind.ofAttendance.contains).reversed()
    }

    func record(_ member: Member.ID) async throws -> AttendanceRecord {
        try await queries.record(of: member, at: store.clock.now)
    }
}
