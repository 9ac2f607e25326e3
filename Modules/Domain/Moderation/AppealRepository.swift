/// Stores appeals.
public protocol AppealRepository: Sendable {
    /// Stores the appeal and tells the operators, in one transaction. Returns the measure with it.
    ///
    /// Throws ``AppealRefusal/measureNotFound``, also for a measure of another member, and what
    /// ``TakenMeasure/allowAppeal(at:)`` throws.
    func insert(_ appeal: Appeal, against measure: TakenMeasure.ID, by member: Member.ID) async throws
        -> TakenMeasure

    /// Stores the ruling, undoes a measure that is reversed and still stands, and tells the member, in one
    /// transaction. Of concurrent rulings the first one wins. A measure of a report is undone by `undoing`,
    /// as ``ReportRepository/decide(_:_:by:write:)`` does; a warning is taken back. `write` composes the
    /// emails.
    ///
    /// Throws ``AppealRefusal/notFound``, ``AppealRefusal/alreadyDecided`` and ``AppealRefusal/ownMatter``.
    func decide(
        _ id: Appeal.ID,
        _ ruling: Appeal.Ruling,
        undoing: Decision,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws
}

/// Reads measures and appeals.
public protocol AppealQueries: Sendable {
    /// What operators decided about the member, latest first.
    func measures(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<TakenMeasure>

    /// Throws ``AppealRefusal/measureNotFound``, also for a measure of another member.
    func measure(_ id: TakenMeasure.ID, of member: Member.ID) async throws -> TakenMeasure

    /// Appeals in this state, oldest first. The caller must check that the reader is an operator, as for
    /// ``find(_:)``.
    func list(_ state: Appeal.State, _ slice: SliceRequest) async throws -> Slice<AppealCase>

    /// Throws ``AppealRefusal/notFound``.
    func find(_ id: Appeal.ID) async throws -> AppealCase
}

/// An appeal with what it is about, as operators see it.
public struct AppealCase: Identifiable, Sendable {
    public let id: Appeal.ID
    /// With the appeal.
    public let measure: TakenMeasure
    public let member: MemberCard
    /// Of the decision; nil for a warning.
    public let report: Report.ID?
    /// What the operator noted with the decision.
    public let note: ReportNote?
    /// Who took the measure; nil after the account is deleted.
    public let takenBy: MemberCard?
    /// Nil while it waits, and after the account is deleted.
    public let decidedBy: MemberCard?
    private let parties: ReportParties
    private let deciders: Set<Member.ID>
    private let operators: Set<Member.ID>

    public init(
        _ id: Appeal.ID,
        against measure: TakenMeasure,
        by member: MemberCard,
        report: Report.ID?,
        note: ReportNote?,
        takenBy: MemberCard?,
        decidedBy: MemberCard?,
        parties: ReportParties,
        deciders: Set<Member.ID>,
        operators: Set<Member.ID>
    ) {
        (self.id, self.measure, self.member) = (id, measure, member)
        (self.report, self.note) = (report, note)
        (self.takenBy, self.decidedBy) = (takenBy, decidedBy)
        (self.parties, self.deciders, self.operators) = (parties, deciders, operators)
    }

    public func mayBeDecided(by member: Member.ID) -> Bool {
        parties.allowRuling(by: member, after: deciders, among: operators)
    }
}
