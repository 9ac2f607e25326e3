/// A suspension of an operator that one operator proposed, and that waits for a second one.
public struct SuspensionProposal: Equatable, Sendable {
    /// Operators besides the reported one and the reporter without whom no operator can be suspended here.
    public static let operatorsNeeded = 2

    public let days: Int
    /// Nil once they are no operator any more; then it counts for nothing.
    public let by: Member.ID?

    public init(days: Int, by member: Member.ID?) {
        self.days = days
        by = member
    }
}

extension Decision {
    /// What an operator's decision about another operator comes to: a proposal, or the decision itself if it
    /// suspends for as long as a different operator proposed. Hiding takes effect in either case.
    ///
    /// - Parameter others: the number of operators besides the reported one and the reporter.
    public func seconding(
        _ proposal: SuspensionProposal?,
        by member: Member.ID,
        among others: Int
    ) throws(ReportRefusal) -> Decision {
        guard verdict == .upheld, let days = suspensionDays else { return self }
        guard others >= SuspensionProposal.operatorsNeeded else { throw .tooFewOperators }
        guard let proposal, proposal.by != nil, proposal.days == days else { return proposed(for: days) }
        guard proposal.by != member else { throw .secondOperatorNeeded }
        return self
    }

    /// The length of its suspension.
    private var suspensionDays: Int? {
        measures.suspendsUntil.map { Int(($0.milliseconds - at.milliseconds) / 86_400_000) }
    }

    private func proposed(for days: Int) -> Decision {
        let measures = Measures(hides: measures.hides, suspendsUntil: nil)
        return Decision(id, .proposed, measures, money: money, proposing: days, note: note, at: at)
    }
}
