/// Where reports wait for the operator.
public protocol ReportRepository: Sendable {
    /// Keeps the report with what it is about as it reads now, whatever becomes of it. Somebody who reported
    /// the same before gets that report back, and nothing changes.
    ///
    /// Blocks hide nothing here: whoever is harassed may block first and report then. Throws
    /// ``ReportRefusal/notFound`` for what isn't there or isn't for the reporter's eyes,
    /// ``ReportRefusal/ownThing`` and ``ReportRefusal/tooManyToday(retryAfter:)``.
    func insert(_ report: Report) async throws -> Report

    /// Keeps the decision, does what it says, and tells everyone concerned, all in one step; of several that
    /// come at once the first counts. `write` makes the letter to whoever can't come in any more, or can
    /// again.
    ///
    /// Throws ``ReportRefusal/notFound``, ``ReportRefusal/ownMatter`` to a party of it, and whatever
    /// ``Report/Status/after(_:)`` throws.
    func decide(
        _ id: Report.ID,
        _ decision: Decision,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws
}
