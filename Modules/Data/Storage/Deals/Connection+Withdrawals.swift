import Database
import Domain

extension Connection {
    /// Withdraws all proposals about a listing that its author deletes in the same transaction.
    func withdrawProposals(
        about subject: Subject,
        by author: Member.ID,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        for row in try run(Deal.proposals(about: subject, at: now)) {
            guard let before = try negotiation(row.value("id")) else { continue }
            var after = before
            try after.withdraw(by: author, at: now)
            try keep(after, of: before, mint: mint, at: now)
        }
    }
}

extension Deal {
    static func proposals(about subject: Subject, at now: Moment) -> SQL {
        """
        SELECT deals.id AS id
        FROM conversations JOIN deals ON deals.conversation = conversations.id
        WHERE conversations.subject_kind = \(subject.kind.rawValue)
            AND conversations.subject_id = \(subject.number) AND \(isNegotiable(at: now))
        ORDER BY deals.id
        """
    }
}
