import Database
import Domain

extension DealTable<Transaction> {
    /// Ends all proposals about a listing that its author deletes in the same transaction.
    func endProposals(about subject: Subject, by author: Member.ID) throws {
        for row in try connection.run(Deal.proposals(about: subject, at: now)) {
            guard let before = try negotiation(row.value("id"), at: now) else { continue }
            var after = before
            try after.endProposal(by: author, at: now)
            try save(after, of: before)
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
