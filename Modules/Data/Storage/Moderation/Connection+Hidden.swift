import Database
import Domain

extension Connection {
    /// Everyone whom `member` doesn't see and who doesn't see `member`, whichever of the two blocked the
    /// other; a stranger sees all.
    func hidden(from member: Member.ID?) throws -> Set<Member.ID> {
        guard let member else { return [] }
        let rows = try run(
            """
            SELECT blocked AS other FROM blocks WHERE blocker = \(member)
            UNION ALL SELECT blocker AS other FROM blocks WHERE blocked = \(member)
            """
        )
        return Set(try rows.map { try $0.value("other") })
    }

    func hides(_ member: Member.ID, from other: Member.ID) throws -> Bool {
        try first(
            """
            SELECT 1 AS found FROM blocks WHERE (blocker = \(member) AND blocked = \(other))
                OR (blocker = \(other) AND blocked = \(member)) LIMIT 1
            """
        ) != nil
    }
}
