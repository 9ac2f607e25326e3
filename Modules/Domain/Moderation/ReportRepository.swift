/// Stores reports.
public protocol ReportRepository: Sendable {
    /// Stores the report with a copy of the reported content. A second report of the same subject by the same
    /// member returns the first unchanged.
    ///
    /// Ignores blocks, since a harassed member may block first and report later. Throws
    /// ``ReportRefusal/notFound`` for a subject that doesn't exist or isn't visible to the reporter,
    /// ``ReportRefusal/ownThing``, ``ReportRefusal/tooManyToday(retryAfter:)`` and what
    /// ``Report/allowMessages(sentBy:besides:)`` throws.
    func insert(_ report: Report) async throws -> Report

    /// Stores the operator's measures under a report without a reporter, decided in the same transaction,
    /// with a copy of the content, and tells the other operators. `write` is that of
    /// ``decide(_:_:by:write:)``.
    ///
    /// Throws ``ReportRefusal/forOperators``, ``ReportRefusal/notFound``, ``ReportRefusal/ownThing``, and
    /// ``ReportRefusal/ownMatter`` when it was said or done to the operator and another one can decide.
    func act(
        _ act: OperatorAct,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws

    /// Stores the decision, applies its measures and creates the notices atomically. Of concurrent decisions
    /// the first one wins. `write` composes the email about a suspension or its end.
    ///
    /// An operator is suspended only once a second operator agrees; see ``Decision/seconding(_:by:among:)``.
    ///
    /// Throws ``ReportRefusal/notFound``, ``ReportRefusal/ownMatter`` to a party of the report, and the
    /// errors of ``Report/Status/after(_:)``.
    func decide(
        _ id: Report.ID,
        _ decision: Decision,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws

    /// Ends all suspensions of a member atomically, each by a decision on its report. `write` is that of
    /// ``decide(_:_:by:write:)``.
    ///
    /// Throws ``DirectoryRefusal/notSuspended`` and ``ReportRefusal/ownMatter``.
    func lift(
        _ suspended: Member.ID,
        _ note: ReportNote,
        by member: Member.ID,
        at now: Moment,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws
}
