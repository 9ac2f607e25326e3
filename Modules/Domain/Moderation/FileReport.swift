/// Reports something to the operator.
public struct FileReport: Sendable {
    private let reports: any ReportRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(reports: any ReportRepository, identifiers: IdentifierGenerator, clock: any WallClock) {
        self.reports = reports
        self.identifiers = identifiers
        self.clock = clock
    }

    /// Returns the report and whether it is new.
    /// - Parameter messages: the numbers of further messages of the same sender, for a reported message.
    public func callAsFunction(
        of subject: Subject,
        by reporter: Member.ID,
        for reason: Report.Reason,
        _ note: ReportNote?,
        with messages: [Int] = []
    ) async throws -> (report: Report, isMade: Bool) {
        let report = try Report(
            identifiers.next(),
            of: subject,
            by: reporter,
            for: reason,
            note,
            with: messages,
            at: clock.now
        )
        let kept = try await reports.insert(report)
        return (kept, kept.id == report.id)
    }
}
