/// Applies an operator's decision on a report and notifies the members concerned.
public struct DecideReport: Sendable {
    private let reports: any ReportRepository
    private let operators: any OperatorRepository
    private let emails: AccountEmails

    public init(
        reports: any ReportRepository,
        operators: any OperatorRepository,
        emails: AccountEmails
    ) {
        self.reports = reports
        self.operators = operators
        self.emails = emails
    }

    /// The measures to take when a report is upheld.
    public struct Order: Sendable {
        let hides: Bool
        let days: Int?
        let money: MoneyDecision?

        public init(hides: Bool, days: Int?, money: MoneyDecision? = nil) {
            self.hides = hides
            self.days = days
            self.money = money
        }
    }

    public func dismiss(_ id: Report.ID, by member: Member.ID, _ note: ReportNote?) async throws {
        try await decide(id, .dismissed, Measures.none, by: member, note)
    }

    public func uphold(_ id: Report.ID, by member: Member.ID, _ order: Order, _ note: ReportNote?)
        async throws
    {
        let measures = try Measures(
            hiding: order.hides,
            suspendingForDays: order.days,
            decidesMoney: order.money != nil,
            at: emails.clock.now
        )
        try await decide(id, .upheld, measures, money: order.money, by: member, note)
    }

    public func reopen(_ id: Report.ID, by member: Member.ID, _ note: ReportNote?) async throws {
        try await decide(id, .reopened, Measures.none, by: member, note)
    }

    /// Throws ``ReportRefusal/notFound`` for a member who isn't an operator.
    private func decide(
        _ id: Report.ID,
        _ verdict: Decision.Verdict,
        _ measures: Measures,
        money: MoneyDecision? = nil,
        by member: Member.ID,
        _ note: ReportNote?
    ) async throws {
        guard try await operators.isOperator(member) else { throw ReportRefusal.notFound }
        let decision = Decision(
            emails.identifiers.next(),
            verdict,
            measures,
            money: money,
            note: note,
            at: emails.clock.now
        )
        try await reports.decide(id, decision, by: member) { [emails] in emails.notice($0, to: $1) }
    }
}
