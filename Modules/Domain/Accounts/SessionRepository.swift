/// Stores open sessions. Ended sessions are deleted.
public protocol SessionRepository: Sendable {
    /// Inserts the session and ends the member's least recently used one beyond ``Session/perMember``. Throws
    /// ``SessionRefusal/ended`` when the account is deleted, and ``SuspensionRefusal``.
    func insert(_ session: Session) async throws

    func find(_ id: Session.ID) async throws -> Session?

    /// Loads, changes and saves the session atomically. When `change` throws, nothing is saved. Throws
    /// ``SessionRefusal/ended`` when the session doesn't exist.
    func update<Outcome: Sendable>(
        _ id: Session.ID,
        _ change: @escaping @Sendable (inout Session) throws -> Outcome
    ) async throws -> (session: Session, outcome: Outcome)

    /// The member's open sessions, most recently used first; at most ``Session/perMember``.
    func all(of member: Member.ID) async throws -> [Session]

    /// Ends the tokens and webhooks of their programs, too.
    func endAll(of member: Member.ID) async throws
}
