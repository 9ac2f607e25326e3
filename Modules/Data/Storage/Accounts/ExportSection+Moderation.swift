import Database
import Domain

extension ExportSection {
    /// Sections of moderation, besides reports.
    func moderated(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .warnings:
            """
            SELECT id AS mark, id, text, at, taken_back_at FROM warnings
            WHERE member = \(member) AND id > \(mark) ORDER BY id LIMIT \(limit)
            """
        case .appeals:
            """
            SELECT id AS mark, id, coalesce(decision, warning) AS measure, text, at, outcome, reason,
                decided_at
            FROM appeals
            WHERE member = \(member) AND id > \(mark) ORDER BY id LIMIT \(limit)
            """
        default:
            """
            SELECT blocked AS mark, blocked AS member, at
            FROM blocks
            WHERE blocker = \(member) AND blocked > \(mark)
            ORDER BY blocked LIMIT \(limit)
            """
        }
    }
}
