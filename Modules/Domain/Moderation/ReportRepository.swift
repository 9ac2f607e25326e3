/// Where reports wait for the operator.
public protocol ReportRepository: Sendable {
    /// Keeps the report with what it is about as it reads now, whatever becomes of it. Somebody who reported
    /// the same before gets that report back, and nothing changes.
    ///
    /// Blocks hide nothing here: whoever is harassed may block first and report then. Throws
    /// ``ReportRefusal/notFound`` for what isn't there or isn't for the reporter's eyes,
    /// ``ReportRefusal/ownThing`` and ``ReportRefusal/tooManyToday``.
    func insert(_ report: Report) async throws -> Report
}
