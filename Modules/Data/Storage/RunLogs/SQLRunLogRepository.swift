public import Database
public import Domain

public struct SQLRunLogRepository: RunLogRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(
        _ id: RunLog.ID,
        of member: Member.ID,
        about run: Listing.ID?,
        at now: Moment,
        _ make: @escaping @Sendable (AttendedRun?) throws -> RunLog
    ) async throws -> RunLog.ID {
        try await database.once(making: id) { connection, _ in
            let log = try make(run.map { try connection.runLogs.existing($0) })
            try connection.runLogs.checkShare(of: member, at: now)
            let added = try connection.insert(
                log,
                "ON CONFLICT (run, member) WHERE run IS NOT NULL DO NOTHING"
            )
            guard added == 1 else { throw RunLogRefusal.alreadyWritten }
            try connection.images.use(log.contents.images, of: member, for: Subject(.runLog, log.id))
        }
    }

    public func update(
        _ id: RunLog.ID,
        of member: Member.ID,
        _ change: @escaping @Sendable (inout RunLog, AttendedRun?) throws -> Void
    ) async throws {
        try await database.write { connection in
            let former = try connection.runLogs.find(id, of: member)
            var log = former
            try change(&log, log.run.flatMap { try connection.runLogs.attended($0) })
            guard log != former else { return }
            try connection.runLogs.save(log)
            try connection.images.use(log.contents.images, of: member, for: Subject(.runLog, id))
        }
    }

    public func delete(_ id: RunLog.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            _ = try connection.runLogs.find(id, of: member)
            try connection.images.release(of: Subject(.runLog, id))
            try connection.execute("DELETE FROM run_logs WHERE id = \(id)")
        }
    }

    public func give(
        _ stamp: RunStamp,
        to receiver: Member.ID,
        in run: Listing.ID,
        by giver: Member.ID,
        at now: Moment
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            try transaction.runLogs.existing(run).mustAllowStamp(from: giver, to: receiver, at: now)
            guard try !transaction.blocks.hides(receiver, from: giver) else { throw RunLogRefusal.notFellow }
            let former = try transaction.connection.first(
                """
                SELECT stamp FROM run_stamps
                WHERE run = \(run) AND giver = \(giver) AND receiver = \(receiver)
                """
            )
            try transaction.connection.insert(
                RunStampRow(stamp, for: run, from: giver, to: receiver, at: now),
                "ON CONFLICT (run, giver, receiver) DO UPDATE SET stamp = excluded.stamp"
            )
            guard former == nil else { return }
            try transaction.notices.tell(
                NoticeDraft(to: receiver, .runStampGiven, of: Subject(.listing, run), by: giver)
            )
        }
    }

    public func takeBack(from receiver: Member.ID, in run: Listing.ID, by giver: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                DELETE FROM run_stamps
                WHERE run = \(run) AND giver = \(giver) AND receiver = \(receiver)
                """
            )
            try connection.execute(
                """
                DELETE FROM notices
                WHERE member = \(receiver) AND actor = \(giver)
                    AND kind = \(Notice.Kind.runStampGiven.rawValue)
                    AND target_kind = \(Subject.Kind.listing.rawValue) AND target_id = \(run)
                """
            )
        }
    }
}
