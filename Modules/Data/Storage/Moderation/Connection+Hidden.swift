import Database
import Domain

extension Connection {
    /// The members separated from `member` by a block in either direction; empty without a member.
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
