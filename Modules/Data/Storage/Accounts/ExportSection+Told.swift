import Database
import Domain

extension ExportSection {
    /// What the member is told, and how.
    func told(to member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .notices:
            """
            SELECT id AS mark, id, kind, target_kind, target_id AS target, at, read_at, count, amount
            FROM notices
            WHERE member = \(member) AND id > \(mark) AND \(.unblocked("member", "actor"))
            ORDER BY id LIMIT \(limit)
            """
        case .noticeSettings:
            """
            SELECT member AS mark, unpushed, unmailed, takes_letters, quiet_from, quiet_until
            FROM notice_settings
            WHERE member = \(member) AND member > \(mark)
            ORDER BY member LIMIT \(limit)
            """
        case .digest:
            """
            SELECT member AS mark, frequency, consented_at, next_at, asked_at, ended_at, ending
            FROM digests
            WHERE member = \(member) AND member > \(mark)
            ORDER BY member LIMIT \(limit)
            """
        default:
            """
            SELECT session AS mark, session, endpoint, shows_content, added_at
            FROM push_subscriptions
            WHERE member = \(member) AND session > \(mark)
            ORDER BY session LIMIT \(limit)
            """
        }
    }
}
