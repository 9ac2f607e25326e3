import Database
import Domain

/// ``Deal/asOf(_:)`` as SQL, for a table named `deals`.
extension Deal {
    /// The last of the proposed starts.
    static let lastStart: SQL =
        "coalesce(deals.third_starts_at, deals.second_starts_at, deals.starts_at)"

    static func isNegotiable(at now: Moment) -> SQL {
        "deals.state IN ('proposed', 'changes-asked') AND \(lastStart) > \(now)"
    }

    static func isOpen(at now: Moment) -> SQL {
        """
        deals.state IN ('proposed', 'changes-asked', 'accepted')
            AND (deals.state = 'accepted' OR \(lastStart) > \(now))
        """
    }
}
