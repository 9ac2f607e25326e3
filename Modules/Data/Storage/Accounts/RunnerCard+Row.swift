import Database
import Domain

extension RunnerCard {
    /// The columns of `accounts` as `alias` that ``init(row:_:at:)`` reads.
    static func columns(_ alias: SQL) -> SQL {
        "\(MemberDetails.columns(alias)), \(alias).shown_details AS \(alias)_shown_details"
    }

    init(row: Row, _ alias: String, attendance: AttendanceGrade?, at now: Moment) throws {
        self.init(
            of: try MemberDetails(row: row, "\(alias)_"),
            showing: (try row.value("\(alias)_shown_details") as Marks).words(),
            attendance: attendance,
            at: now
        )
    }
}
