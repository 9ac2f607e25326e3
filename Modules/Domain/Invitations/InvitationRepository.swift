/// Stores invitations. An account that is opened by one counts against it in the same transaction.
public protocol InvitationRepository: Sendable {
    func insert(_ invitation: Invitation, by member: Member.ID, sending message: EmailMessage?) async throws

    func find(_ id: Invitation.ID) async throws -> InvitationSummary?
    func find(_ seal: CodeSeal) async throws -> Invitation?

    /// Latest first. The caller must check that the reader is an operator.
    func list(_ slice: SliceRequest) async throws -> Slice<InvitationSummary>

    /// Throws ``InvitationRefusal/ended`` unless the invitation is open.
    func withdraw(_ id: Invitation.ID, at now: Moment) async throws

    /// Removes those that ended ``Invitation/kept`` ago.
    func sweep(at now: Moment) async throws
}
