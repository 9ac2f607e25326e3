/// Decides a member's appeal, and tells the member.
public struct DecideAppeal: Sendable {
    private let appeals: any AppealRepository
    private let operators: any OperatorRepository
    private let emails: AccountEmails

    public init(
        appeals: any AppealRepository,
        operators: any OperatorRepository,
        emails: AccountEmails
    ) {
        (self.appeals, self.operators, self.emails) = (appeals, operators, emails)
    }

    /// Throws ``AppealRefusal/reasonMissing`` for ``Appeal/Outcome/upheld``, and what
    /// ``AppealRepository/decide(_:_:undoing:by:write:)`` throws.
    public func callAsFunction(
        _ id: Appeal.ID,
        _ outcome: Appeal.Outcome,
        by member: Member.ID,
        _ reason: ReportNote?
    ) async throws {
        guard try await operators.isOperator(member) else { throw AppealRefusal.notFound }
        let (decision, now) = (emails.identifiers.next(Decision.self), emails.clock.now)
        let ruling = try Appeal.Ruling(outcome, reason, at: now)
        let undoing = Decision(decision, .reopened, Measures.none, note: reason, at: now)
        try await appeals.decide(id, ruling, undoing: undoing, by: member) { [emails] in
            emails.notice($0, to: $1)
        }
    }
}
