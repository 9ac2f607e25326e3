import Database
import Domain

extension MemberCard {
    /// Joins `accounts` as `alias` to the column with the member, and the small picture.
    ///
    /// The card is nil for a deleted account.
    static func join(_ alias: SQL, on column: SQL) -> SQL {
        """
        LEFT JOIN accounts AS \(alias) ON \(alias).id = \(column)
            LEFT JOIN images AS \(alias)_picture ON \(alias)_picture.id = \(alias).picture
        """
    }

    /// The columns that ``init(row:_:)`` reads from that join.
    static func columns(_ alias: SQL) -> SQL {
        """
        \(alias).id AS \(alias)_id, \(alias).nickname AS \(alias)_nickname,
            \(alias)_picture.thumb AS \(alias)_thumb
        """
    }

    init?(row: Row, _ alias: String) throws {
        guard let id: Member.ID = try row.value("\(alias)_id") else { return nil }
        self.init(
            id: id,
            nickname: try row.stored("\(alias)_nickname") { try Nickname($0) },
            picture: try row.image("\(alias)_thumb")
        )
    }
}
