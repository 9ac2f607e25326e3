import Database
import Domain

extension TableBase {
    var teachingHours: TeachingHoursTable { TeachingHoursTable(connection: connection) }
}

/// The tables of teaching hours, and the times that deals take.
struct TeachingHoursTable {
    let connection: Connection

    func find(of teacher: Member.ID) throws -> TeachingHours? {
        guard let row = try connection.first("SELECT * FROM teaching_hours WHERE teacher = \(teacher)") else {
            return nil
        }
        let times = try connection.run(
            "SELECT * FROM teaching_times WHERE teacher = \(teacher) ORDER BY place"
        )
        return try TeachingHours(row: row, times: times)
    }

    /// Locks the hours of these members until the transaction ends. Every change that takes a member's time
    /// locks them first, so that two such changes wait for each other.
    func lock(of members: [Member.ID]) throws {
        try connection.execute(
            "UPDATE teaching_hours SET saved_at = saved_at WHERE teacher IN \(list: members.sorted())"
        )
    }

    /// The teacher's schedule for as long as can be booked; nil without hours.
    ///
    /// - Parameters:
    ///   - listing: what is booked; its students come together if it is for groups.
    ///   - weeks: how many weeks more have to be known.
    ///   - known: a deal that takes no time.
    func schedule(
        of teacher: Member.ID,
        for listing: Listing?,
        at now: Moment,
        weeks: Int = 0,
        besides known: Deal.ID? = nil
    ) throws -> TeachingSchedule? {
        guard let hours = try find(of: teacher) else { return nil }
        let day = Duration.seconds(86_400)
        let end = hours.rules.end(at: now).startInSeoul + day * (7 * weeks + 1)
        return TeachingSchedule(
            hours,
            besides: try taken(of: teacher, from: now - day, to: end, besides: known),
            sharing: listing.flatMap { $0.isForGroups ? $0.subject : nil }
        )
    }

    /// The times of a member's accepted deals that touch this time.
    func taken(
        of member: Member.ID,
        from start: Moment,
        to end: Moment,
        besides known: Deal.ID? = nil
    ) throws -> [TakenTime] {
        try connection.run(Self.taken(of: member, from: start, to: end)).compactMap { row in
            guard try row.value("id") != known else { return nil }
            return TakenTime(
                try row.value("starts_at"),
                try row.value("ends_at"),
                for: try row.subject()
            )
        }
    }

    static func taken(of member: Member.ID, from start: Moment, to end: Moment) -> SQL {
        func times(_ column: SQL) -> SQL {
            """
            SELECT id, subject_kind, subject_id, starts_at, ends_at FROM deals
            WHERE \(column) = \(member) AND state = 'accepted' AND starts_at < \(end) AND ends_at > \(start)
            """
        }
        return "\(times("provider")) UNION ALL \(times("receiver"))"
    }

    /// Saves the hours in place of the former ones.
    func save(_ hours: TeachingHours, at now: Moment) throws {
        try connection.insert(
            TeachingHoursRow(hours, at: now),
            """
            ON CONFLICT (teacher) DO UPDATE SET rests_on_holidays = excluded.rests_on_holidays,
                pause = excluded.pause, notice = excluded.notice, horizon = excluded.horizon,
                shares_place = excluded.shares_place, saved_at = excluded.saved_at
            """
        )
        try connection.execute("DELETE FROM teaching_times WHERE teacher = \(hours.teacher)")
        for time in TeachingTimeRow.all(of: hours) { try connection.insert(time) }
    }
}

extension DealTable {
    /// Throws ``SlotRefusal/taken`` when a change gives a deal a time that its provider has given to another,
    /// and the provider has set hours.
    func keepTimesApart(_ after: Negotiation, since before: Negotiation) throws {
        let (deal, former) = (after.deal, before.deal)
        guard deal.state == .accepted, deal.purpose == .teaching,
            former.state != .accepted || former.terms.startsAt != deal.terms.startsAt
                || former.terms.minutes != deal.terms.minutes,
            let provider = deal.parties.provider
        else { return }
        let hours = connection.teachingHours
        try hours.lock(of: deal.parties.all)
        guard try hours.find(of: provider)?.isOpen == true else { return }
        let starts = [deal.terms.startsAt] + after.further
        let isShared = after.listing?.isForGroups ?? false
        let taken = try starts.filter { start in
            let terms = try deal.terms.moved(to: start)
            return try deal.isTaken(
                terms,
                by: hours.taken(of: provider, from: start, to: terms.endsAt, besides: deal.id),
                sharing: isShared
            )
        }
        guard !taken.isEmpty else { return }
        if starts.count > 1 { throw WeeklySlotsRefusal.notFree(taken) } else { throw SlotRefusal.taken }
    }
}
