import Database
import Domain

/// ``Deal/asOf(_:)`` as SQL, for a table named `deals`.
extension Deal {
    static func isNegotiable(at now: Moment) -> SQL {
        "deals.state IN ('proposed', 'changes-asked') AND deals.starts_at > \(now)"
    }

    static func isOpen(at now: Moment) -> SQL {
        """
        deals.state IN ('proposed', 'changes-asked', 'accepted')
            AND (deals.state = 'accepted' OR deals.starts_at > \(now))
        """
    }
}
