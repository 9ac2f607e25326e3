public import Database
public import Domain

extension AttendanceMark {
    /// The columns of `attendance_marks` that ``init(row:)`` reads.
    static let columns: SQL = """
        status, checked_in_at, check_in_method, decided_at, disputed_at, dispute, answered_at, answer
        """

    init(row: Row) throws {
        let status: AttendanceStatus = try row.word("status")
        let method: CheckIn.Method? = try row.wordIfPresent("check_in_method")
        let checkedInAt: Moment? = try row.value("checked_in_at")
        let decidedAt: Moment? = try row.value("decided_at")
        self.init(
            checkIn: method.flatMap { method in checkedInAt.map { CheckIn(at: $0, method: method) } },
            decision: decidedAt.map { Decision(status, at: $0) },
            dispute: try AttendanceDispute(row: row)
        )
    }
}

extension AttendanceDispute {
    fileprivate init?(row: Row) throws {
        guard let at: Moment = try row.value("disputed_at") else { return nil }
        self.init(
            try row.stored("dispute") { try RosterNote($0) },
            at: at,
            answeredAt: try row.value("answered_at"),
            answer: try row.storedIfPresent("answer") { try RosterNote($0) }
        )
    }
}

/// A member's mark in its listing.
public struct AttendanceMarkRow: InsertableRow {
    public static let table: StaticString = "attendance_marks"

    private let listing: Listing.ID
    private let member: Member.ID
    private let window: AttendanceWindow
    private let mark: AttendanceMark

    public init(
        _ mark: AttendanceMark,
        of member: Member.ID,
        in listing: Listing.ID,
        _ window: AttendanceWindow
    ) {
        self.listing = listing
        self.member = member
        self.window = window
        self.mark = mark
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "listing": listing, "member": member, "starts_at": window.startsAt,
            "settles_at": window.settlesAt, "status": mark.status(in: window).rawValue,
            "checked_in_at": mark.checkIn?.at, "check_in_method": mark.checkIn?.method.rawValue,
            "decided_at": mark.decision?.at, "disputed_at": mark.dispute?.at,
            "dispute": mark.dispute?.reason.text, "answered_at": mark.dispute?.answeredAt,
            "answer": mark.dispute?.answer?.text,
        ]
    }
}
