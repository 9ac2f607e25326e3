import Database

extension SQL {
    /// True where neither of the two has blocked the other, and where one of them is nobody.
    static func unblocked(_ one: SQL, _ other: SQL) -> SQL {
        """
        NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.blocker = \(one) AND blocks.blocked = \(other))
            AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.blocker = \(other) AND blocks.blocked = \(one))
        """
    }
}
