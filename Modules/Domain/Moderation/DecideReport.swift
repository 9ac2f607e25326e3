/// Applies an operator's decision, on a report or of their own accord, and notifies the members concerned.
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

    /// Takes measures without a report. Returns the case under which they are kept and undone.
    public func act(
        on subject: Subject,
        for reason: Report.Reason,
        by member: Member.ID,
        _ order: Order,
        _ note: ReportNote?
    ) async throws -> Report.ID {
        guard try await operators.isAppointed(member) else { throw ReportRefusal.forOperators }
        guard reason != .other || note != nil else { throw ReportRefusal.noteMissing }
        let decision = decision(.upheld, try measures(order), money: order.money, note)
        let act = OperatorAct(emails.identifiers.next(), on: subject, for: reason, decision)
        try await reports.act(act, by: member) { [emails] in emails.notice($0, to: $1) }
        return act.id
    }

    public func dismiss(_ id: Report.ID, by member: Member.ID, _ note: ReportNote?) async throws {
        try await decide(id, .dismissed, Measures.none, by: member, note)
    }

    public func uphold(_ id: Report.ID, by member: Member.ID, _ order: Order, _ note: ReportNote?)
        async throws
    {
        try await decide(id, .upheld, try measures(order), money: order.money, by: member, note)
    }

    public func reopen(_ id: Report.ID, by member: Member.ID, _ note: ReportNote?) async throws {
        try await decide(id, .reopened, Measures.none, by: member, note)
    }

    /// Throws ``ReportRefusal/forOperators``.
    private func decide(
        _ id: Report.ID,
        _ verdict: Decision.Verdict,
        _ measures: Measures,
        money: MoneyDecision? = nil,
        by member: Member.ID,
        _ note: ReportNote?
    ) async throws {
        guard try await operators.isOperator(member) else { throw ReportRefusal.forOperators }
        let decision = decision(verdict, measures, money: money, note)
        try await reports.decide(id, decision, by: member) { [emails] in emails.notice($0, to: $1) }
    }

    private func measures(_ order: Order) throws(ReportRefusal) -> Measures {
        try Measures(
            hiding: order.hides,
            suspendingForDays: order.days,
            decidesMoney: order.money != nil,
            at: emails.clock.now
        )
    }

    private func decision(
        _ verdict: Decision.Verdict,
        _ measures: Measures,
        money: MoneyDecision?,
        _ note: ReportNote?
    ) -> Decision {
        let (id, now) = (emails.identifiers.next(Decision.self), emails.clock.now)
        return Decision(id, verdict, measures, money: money, note: note, at: now)
    }
}
