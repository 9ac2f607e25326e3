import Database

extension SQL {
    /// The SQL condition that neither member has blocked the other. True when either is null.
    static func unblocked(_ one: SQL, _ other: SQL) -> SQL {
        """
        NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.blocker = \(one) AND blocks.blocked = \(other))
            AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.blocker = \(other) AND blocks.blocked = \(one))
        """
    }
}
