import Database
import Domain

extension MemberDetails {
    /// The columns of `accounts` as `alias` that ``init(row:_:)`` reads with the prefix `alias_`.
    static func columns(_ alias: SQL) -> SQL {
        """
        \(alias).birth_year AS \(alias)_birth_year, \(alias).gender AS \(alias)_gender,
            \(alias).job_group AS \(alias)_job_group, \(alias).pace AS \(alias)_pace
        """
    }

    init(row: Row, _ prefix: String = "") throws {
        self.init(
            birthYear: try row.storedIfPresent("\(prefix)birth_year") { BirthYear(accepted: $0) },
            gender: try row.storedIfPresent("\(prefix)gender") { Gender(rawValue: $0) },
            jobGroup: try row.storedIfPresent("\(prefix)job_group") { JobGroup(rawValue: $0) },
            pace: try row.storedIfPresent("\(prefix)pace") { Pace(rawValue: $0) }
        )
    }
}
