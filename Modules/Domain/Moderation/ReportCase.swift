/// A report as the operator sees it, with all that was decided about it.
public struct ReportCase: Identifiable, Sendable {
    public let id: Report.ID
    public let subject: Subject
    public let reason: Report.Reason
    public let note: ReportNote?
    public let at: Moment
    /// Nil once the account is deleted, and likewise ``about``.
    public let reporter: MemberCard?
    public let about: MemberCard?
    /// How it read when it was reported.
    public let excerpt: String?
    public let status: Report.Status
    /// What holds now.
    public let measures: Measures
    /// The latest first.
    public let decisions: [MadeDecision]

    public init(
        id: Report.ID,
        subject: Subject,
        reason: Report.Reason,
        note: ReportNote?,
        at: Moment,
        reporter: MemberCard?,
        about: MemberCard?,
        excerpt: String?,
        status: Report.Status,
        measures: Measures,
        decisions: [MadeDecision]
    ) {
        self.id = id
        self.subject = subject
        self.reason = reason
        self.note = note
        self.at = at
        self.reporter = reporter
        self.about = about
        self.excerpt = excerpt
        self.status = status
        self.measures = measures
        self.decisions = decisions
    }

    // Inlined into another module's initializer it crashes the optimizer of Swift 6.3.1 (CopyPropagation).
    @inline(never)
    public var parties: ReportParties { ReportParties(reporter: reporter?.id, about: about?.id) }
}

/// A decision, and whose it was.
public struct MadeDecision: Sendable {
    public let decision: Decision
    /// Nil for what is no listing, and where its state stayed as it was.
    public let listing: Decision.Consequence?
    /// Nil once the account is deleted.
    public let by: MemberCard?

    public init(_ decision: Decision, listing: Decision.Consequence?, by operatorCard: MemberCard?) {
        self.decision = decision
        self.listing = listing
        by = operatorCard
    }
}

/// What waits for the operator, and what was decided. Only for operators: whoever asks has to be looked up
/// first.
public protocol ReportQueries: Sendable {
    /// Those of that status, the oldest first.
    func list(_ status: Report.Status, _ slice: SliceRequest) async throws -> Slice<ReportCase>

    /// Throws ``ReportRefusal/notFound``.
    func find(_ id: Report.ID) async throws -> ReportCase

    /// How many wait.
    func waiting() async throws -> Int
}
