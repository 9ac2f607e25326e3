import Database
import Domain

extension TableBase {
    var attendance: AttendanceTable<Self> { AttendanceTable(base: self) }
}

/// The table of members' attendance.
struct AttendanceTable<Base: TableBase>: Table {
    let base: Base

    /// Nil for a listing whose attendance isn't kept. A check-in for a former start isn't part of it.
    func find(of roster: Roster) throws -> Attendance? {
        guard let window = AttendanceWindow(of: roster.listing) else { return nil }
        let rows = try connection.run(
            """
            SELECT member, \(AttendanceMark.columns) FROM attendance_marks
            WHERE listing = \(roster.listing.id) AND starts_at = \(window.startsAt)
            """
        )
        return Attendance(
            of: roster,
            try rows.reduce(into: [:]) { $0[try $1.value("member")] = try AttendanceMark(row: $1) }
        )
    }

    /// Writes the differences.
    func save(_ attendance: Attendance, replacing former: Attendance) throws {
        for (member, mark) in attendance.marks where former.marks[member] != mark {
            try connection.insert(
                AttendanceMarkRow(mark, of: member, in: attendance.listing, attendance.window),
                """
                ON CONFLICT (listing, member) DO UPDATE SET starts_at = excluded.starts_at,
                    settles_at = excluded.settles_at, status = excluded.status,
                    checked_in_at = excluded.checked_in_at, check_in_method = excluded.check_in_method,
                    decided_at = excluded.decided_at, disputed_at = excluded.disputed_at,
                    dispute = excluded.dispute, answered_at = excluded.answered_at, answer = excluded.answer
                """
            )
        }
    }

    /// Forgets the attendance of a member who is no longer on the roster.
    func end(of member: Member.ID, in listing: Listing.ID) throws {
        try connection.execute(
            "DELETE FROM attendance_marks WHERE listing = \(listing) AND member = \(member)"
        )
    }

    /// The attendance that members' grades are computed from. One statement for any number.
    func records(
        of members: [Member.ID],
        at now: Moment
    ) throws -> [Member.ID: AttendanceRecord] {
        guard !members.isEmpty else { return [:] }
        var entries: [Member.ID: [AttendanceRecord.Entry]] = [:]
        for row in try connection.run(Self.records(of: members, at: now)) {
            entries[try row.value("member"), default: []].append(try AttendanceRecord.Entry(row: row))
        }
        return entries.mapValues { AttendanceRecord($0, at: now) }
    }

    static func records(of members: [Member.ID], at now: Moment) -> SQL {
        let oldest = now - .seconds(AttendanceRecord.longest * 86_400)
        return """
            SELECT member, listing, title, status, starts_at
            FROM (SELECT marks.member AS member, marks.listing AS listing, marks.status AS status,
                    marks.starts_at AS starts_at,
                    CASE WHEN \(.unblocked("listings.author", "marks.member"))
                        AND NOT \(.listingIsHidden("listings.id")) THEN listings.title END AS title,
                    row_number() OVER (PARTITION BY marks.member
                        ORDER BY marks.starts_at DESC, marks.listing DESC) AS place
                FROM attendance_marks AS marks LEFT JOIN listings ON listings.id = marks.listing
                WHERE marks.member IN \(list: members) AND marks.starts_at > \(oldest)
                    AND marks.settles_at <= \(now)
                    AND marks.status IN \(list: AttendanceRecord.counted.map(\.rawValue))
                    AND (marks.disputed_at IS NULL OR marks.answered_at IS NOT NULL)
                    AND coalesce(listings.starts_at, marks.starts_at) = marks.starts_at) AS numbered
            WHERE place <= \(AttendanceRecord.most) ORDER BY member, place
            """
    }
}

extension AttendanceTable<Transaction> {
    /// Settles the attendance of a listing that is deleted in the same transaction. Marks stay, since they
    /// are the members'. Absences that can still be disputed go, and all marks before the end.
    func end(of listing: Listing) throws {
        guard let window = AttendanceWindow(of: listing) else { return }
        try connection.execute(
            """
            DELETE FROM attendance_marks
            WHERE listing = \(listing.id)
                AND (starts_at <> \(window.startsAt) OR \(window.endsAt) > \(now)
                    OR status = \(AttendanceStatus.absent.rawValue) AND answered_at IS NULL
                        AND (disputed_at IS NOT NULL OR decided_at > \(now - AttendanceDispute.time)))
            """
        )
    }
}

extension AttendanceRecord.Entry {
    fileprivate init(row: Row) throws {
        self.init(
            listing: try row.value("listing"),
            title: try row.storedIfPresent("title") { try ListingTitle($0) },
            status: try row.word("status"),
            startedAt: try row.value("starts_at")
        )
    }
}
