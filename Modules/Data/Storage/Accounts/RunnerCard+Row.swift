import Database
import Domain

extension RunnerCard {
    /// The columns of `accounts` as `alias` that ``init(row:_:at:)`` reads.
    static func columns(_ alias: SQL) -> SQL {
        """
        \(alias).pace AS \(alias)_pace, \(alias).job_group AS \(alias)_job_group,
            \(alias).birth_year AS \(alias)_birth_year, \(alias).shown_details AS \(alias)_shown_details
        """
    }

    init(row: Row, _ alias: String, at now: Moment) throws {
        self.init(
            of: MemberDetails(
                birthYear: try row.storedIfPresent("\(alias)_birth_year") { BirthYear(accepted: $0) },
                jobGroup: try row.storedIfPresent("\(alias)_job_group") { JobGroup(rawValue: $0) },
                pace: try row.storedIfPresent("\(alias)_pace") { Pace(rawValue: $0) }
            ),
            showing: (try row.value("\(alias)_shown_details") as Marks).words(),
            at: now
        )
    }
}
