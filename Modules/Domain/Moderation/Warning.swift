/// What an operator told a member who did wrong, without a measure.
public struct Warning: Identifiable, Equatable, Sendable {
    public let id: Identifier<Warning>
    public let member: Member.ID
    /// As the member reads it.
    public let text: ReportNote
    public let at: Moment
    /// When an operator took it back after an appeal; it counts no longer then.
    public let takenBackAt: Moment?

    public init(
        _ id: ID,
        to member: Member.ID,
        _ text: ReportNote,
        at now: Moment,
        takenBackAt: Moment? = nil
    ) {
        self.id = id
        self.member = member
        self.text = text
        at = now
        self.takenBackAt = takenBackAt
    }

    /// Tells the member, who reads the text among the other warnings.
    public var notice: NoticeDraft { NoticeDraft(to: member, .warned, of: Subject(.member, member)) }
}

/// A warning and the operator who gave it.
public struct GivenWarning: Sendable {
    public let warning: Warning
    /// Nil after the account is deleted.
    public let by: MemberCard?

    public init(_ warning: Warning, by operatorCard: MemberCard?) {
        self.warning = warning
        by = operatorCard
    }
}

/// Stores warnings.
public protocol WarningRepository: Sendable {
    /// Stores the warning, tells the member, and queues the email that `write` composes, in one transaction.
    func insert(
        _ warning: Warning,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws

    /// The warnings of a member, latest first.
    func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<Warning>
}
