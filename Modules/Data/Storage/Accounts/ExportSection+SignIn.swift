import Database
import Domain

extension ExportSection {
    /// What protects the account, and what lets others act for the member or know of their notices.
    func admitted(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .identities:
            """
            SELECT place AS mark, provider, linked_at
            FROM (SELECT provider, linked_at, row_number() OVER (ORDER BY provider) AS place
                FROM identities WHERE member = \(member)) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        case .secondFactor:
            """
            SELECT member AS mark, since,
                (SELECT count(*) FROM recovery_codes
                    WHERE recovery_codes.member = second_factors.member) AS recovery_codes
            FROM second_factors
            WHERE member = \(member) AND member > \(mark)
            ORDER BY member LIMIT \(limit)
            """
        case .webhooks:
            """
            SELECT id AS mark, id, address, created_at, failing_since
            FROM webhooks
            WHERE member = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        default:
            """
            SELECT id AS mark, id, name, scope, created_at, expires_at, last_used_at
            FROM api_tokens
            WHERE member = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        }
    }
}
