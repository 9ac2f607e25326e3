/// What operators decided about a member or the member's content, as the member sees it: a measure by a
/// decision on a report, or a warning.
public struct TakenMeasure: Identifiable, Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case decision(Measures, on: Subject, for: Report.Reason)
        case warning(ReportNote)
    }

    /// That of the decision or of the warning.
    public let id: Identifier<TakenMeasure>
    public let kind: Kind
    /// The title or beginning of the content at the time of the report.
    public let excerpt: String?
    public let at: Moment
    /// Whether it was neither undone nor replaced by a later decision.
    public let stands: Bool
    public let appeal: Appeal?

    public init(
        _ id: ID,
        _ kind: Kind,
        excerpt: String?,
        at now: Moment,
        stands: Bool,
        appeal: Appeal?
    ) {
        (self.id, self.kind, self.excerpt) = (id, kind, excerpt)
        (at, self.stands, self.appeal) = (now, stands, appeal)
    }

    /// Until when its member may appeal.
    public var appealableUntil: Moment { at + Appeal.time }

    public func allowAppeal(at now: Moment) throws(AppealRefusal) {
        guard appeal == nil else { throw .alreadyMade }
        guard now < appealableUntil else { throw .tooLate }
        guard stands else { throw .measureUndone }
    }

    public func mayBeAppealed(at now: Moment) -> Bool { (try? allowAppeal(at: now)) != nil }
}
