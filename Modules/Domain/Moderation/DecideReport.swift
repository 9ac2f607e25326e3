/// Applies an operator's decision on a report and notifies the members concerned.
public struct DecideReport: Sendable {
    private let reports: any ReportRepository
    private let operators: any OperatorRepository
    private let letters: AccountEmails

    public init(
        reports: any ReportRepository,
        operators: any OperatorRepository,
        letters: AccountEmails
    ) {
        self.reports = reports
        self.operators = operators
        self.letters = letters
    }

    /// The measures to take when a report is upheld.
    public struct Order: Sendable {
        let hides: Bool
        let days: Int?

        public init(hides: Bool, days: Int?) {
            self.hides = hides
            self.days = days
        }
    }

    public func dismiss(_ id: Report.ID, by member: Member.ID, _ note: ReportNote?) async throws {
        try await decide(id, .dismissed, Measures.none, by: member, note)
    }

    public func uphold(_ id: Report.ID, by member: Member.ID, _ order: Order, _ note: ReportNote?)
        async throws
    {
        let measures = try Measures(hiding: order.hides, suspendingForDays: order.days, at: letters.clock.now)
        try await decide(id, .upheld, measures, by: member, note)
    }

    public func reopen(_ id: Report.ID, by member: Member.ID, _ note: ReportNote?) async throws {
        try await decide(id, .reopened, Measures.none, by: member, note)
    }

    /// For members who aren't operators, reports count as not found.
    private func decide(
        _ id: Report.ID,
        _ verdict: Decision.Verdict,
        _ measures: Measures,
        by member: Member.ID,
        _ note: ReportNote?
    ) async throws {
        guard try await operators.isOperator(member) else { throw ReportRefusal.notFound }
        let decision = Decision(letters.mint.next(), verdict, measures, note: note, at: letters.clock.now)
        try await reports.decide(id, decision, by: member) { [letters] in letters.notice($0, to: $1) }
    }
}
