import Database
import Domain

/// What somebody may do only so often within a day.
struct DayShare {
    let most: Int
    /// The column that tells when each was done.
    let time: SQL
    /// All of it that they ever did: a table, and which of its rows.
    let acts: SQL

    /// The oldest of as many acts as a day allows; none while there are fewer.
    func oldest(since moment: Moment) -> SQL {
        """
        SELECT \(time) AS at FROM \(acts) AND \(time) > \(moment)
        ORDER BY \(time) DESC LIMIT 1 OFFSET \(most - 1)
        """
    }
}

extension Connection {
    /// Until the oldest act leaves the day; nil for whoever may go on at once.
    func wait(for share: DayShare, at now: Moment) throws -> Duration? {
        let dayAgo = now - .seconds(24 * 3_600)
        let oldest: Moment? = try first(share.oldest(since: dayAgo))?.value("at")
        return oldest.map { $0 - dayAgo }
    }
}
