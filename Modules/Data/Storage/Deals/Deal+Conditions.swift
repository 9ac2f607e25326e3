import Database
import Domain

/// What ``Deal/asOf(_:)`` says of a row of a table called `deals`.
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
