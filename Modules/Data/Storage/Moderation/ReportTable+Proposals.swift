import Database
import Domain

extension ReportTable {
    /// What a decision comes to: the suspension of an operator takes two operators.
    func seconded(_ decision: Decision, on report: DecisionContext, by member: Member.ID) throws -> Decision {
        guard let about = report.about, try connection.operators.lists(about) else { return decision }
        return try decision.seconding(
            try standing(report.proposal),
            by: member,
            among: try connection.operators.count(besides: [about, report.reporter].compactMap(\.self))
        )
    }

    /// A proposal counts while the one who made it is an operator.
    private func standing(_ proposal: SuspensionProposal?) throws -> SuspensionProposal? {
        guard let proposal, let member = proposal.by, try connection.operators.lists(member) else {
            return nil
        }
        return proposal
    }
}

extension Decision.Verdict {
    /// A proposal is stored as an upheld report with the days it proposes, and a lifted suspension as one
    /// that a mark of its own tells apart.
    var stored: String { [.proposed, .lifted].contains(self) ? Self.upheld.rawValue : rawValue }
}

extension OperatorTable {
    fileprivate func count(besides members: [Member.ID]) throws -> Int {
        let row = try connection.first(
            "SELECT count(*) AS others FROM operators WHERE member NOT IN \(list: members)"
        )
        return try row?.value("others") ?? 0
    }
}
