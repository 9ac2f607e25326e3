import Database
import Domain

/// A daily limit on an action.
struct DailyLimit {
    let most: Int
    /// The column with the time of each action.
    let time: SQL
    /// The table and condition that select the member's actions.
    let acts: SQL

    /// The oldest of the last actions that fill the limit; no row while there are fewer. Actions later than
    /// `now` don't count: a clock that ran ahead gave them their time.
    func oldest(since moment: Moment, until now: Moment) -> SQL {
        """
        SELECT \(time) AS at FROM \(acts) AND \(time) > \(moment) AND \(time) <= \(now)
        ORDER BY \(time) DESC LIMIT 1 OFFSET \(most - 1)
        """
    }

    /// The time until the oldest action is a day old; nil when the limit isn't reached.
    func wait(in connection: Connection, at now: Moment) throws -> Duration? {
        let dayAgo = now - .seconds(24 * 3_600)
        let oldest: Moment? = try connection.first(oldest(since: dayAgo, until: now))?.value("at")
        return oldest.map { $0 - dayAgo }
    }
}
