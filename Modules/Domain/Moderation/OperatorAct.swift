/// Measures that an operator takes where they see the need, without a report.
public struct OperatorAct: Identifiable, Sendable {
    /// The report under which it is kept, so that it is undone and looked at again like any decision.
    public let id: Report.ID
    public let subject: Subject
    public let reason: Report.Reason
    public let decision: Decision

    public init(_ id: ID, on subject: Subject, for reason: Report.Reason, _ decision: Decision) {
        self.id = id
        self.subject = subject
        self.reason = reason
        self.decision = decision
    }
}
