import Database
import Domain

extension TableBase {
    var runLogs: RunLogTable { RunLogTable(connection: connection) }
}

/// The tables of running logs and of stamps given to fellow runners.
struct RunLogTable {
    let connection: Connection

    /// The member's own log. Throws ``RunLogRefusal/notFound`` for one that the member may not see, else
    /// ``RunLogRefusal/notYours``.
    func find(_ id: RunLog.ID, of member: Member.ID) throws -> RunLog {
        let row = try connection.first(
            """
            SELECT \(RunLog.columns) FROM run_logs
            WHERE run_logs.id = \(id) AND \(.runLogIsVisible(to: member))
            """
        )
        guard let row else { throw RunLogRefusal.notFound }
        guard try row.value("member") == member else { throw RunLogRefusal.notYours }
        return try RunLog(row: row, images: connection.images.list(of: Subject(.runLog, id)).map(\.id))
    }

    /// The run of a listing with those who took part; nil for a listing that isn't a run, was cancelled or
    /// doesn't exist.
    func attended(_ listing: Listing.ID) throws -> AttendedRun? {
        let row = try connection.first(
            """
            SELECT author, kind, starts_at FROM listings
            WHERE id = \(listing) AND cancelled_at IS NULL
            """
        )
        guard let row, try (row.word("kind") as Listing.Kind).has(.logs),
            let startsAt: Moment = try row.value("starts_at")
        else { return nil }
        let members = try connection.run(
            "SELECT member FROM roster_entries WHERE listing = \(listing) AND state = 'admitted'"
        )
        return AttendedRun(
            listing: listing,
            startsAt: startsAt,
            members: Set(try members.map { try $0.value("member") } + [try row.value("author")])
        )
    }

    /// Throws ``RunLogRefusal/runNotFound`` for a listing that isn't a run or doesn't exist.
    func existing(_ listing: Listing.ID) throws -> AttendedRun {
        guard let run = try attended(listing) else { throw RunLogRefusal.runNotFound }
        return run
    }

    /// Throws ``RunLogRefusal/runNotFound`` unless the member took part.
    func attended(_ listing: Listing.ID, by member: Member.ID, at now: Moment) throws -> AttendedRun {
        let run = try existing(listing)
        try run.mustHaveBeenJoined(by: member, at: now)
        return run
    }

    func save(_ log: RunLog) throws {
        let contents = log.contents
        try connection.execute(
            """
            UPDATE run_logs SET day = \(contents.day.daysSince1970), stamp = \(contents.stamp.rawValue),
                weather = \(contents.weather?.rawValue), temperature = \(contents.temperature?.degrees),
                diary = \(contents.diary.text), metres = \(contents.distance?.metres),
                seconds = \(contents.time?.seconds), is_public = \(contents.isPublic),
                route = \(log.route?.stored), version = \(log.version)
            WHERE id = \(log.id)
            """
        )
    }

    func checkShare(of member: Member.ID, at now: Moment) throws {
        let limit = DailyLimit(
            most: RunLog.dailyLimit,
            time: "written_at",
            acts: "run_logs WHERE member = \(member)"
        )
        if let wait = try limit.wait(in: connection, at: now) {
            throw RunLogRefusal.tooManyToday(retryAfter: wait)
        }
    }
}

extension SQL {
    /// The SQL condition that a member may read a log, for a table named `run_logs`: their own, or a public
    /// one that no block and no operator hides.
    static func runLogIsVisible(to reader: Member.ID) -> SQL {
        """
        (run_logs.member = \(reader) OR run_logs.is_public = 1
            AND NOT \(.isHidden("'run-log'", "run_logs.id"))
            AND \(.unblocked("run_logs.member", "\(reader)")))
        """
    }
}
