/// Where open sessions are kept; an ended one is not kept.
public protocol SessionRepository: Sendable {
    /// Keeps the session, and ends the member's least used one when there are more than
    /// ``Session/perMember``. Throws ``SessionRefusal/ended`` when the member's account is gone,
    /// and ``SuspensionRefusal``.
    func insert(_ session: Session) async throws

    func find(_ id: Session.ID) async throws -> Session?

    /// Loads, changes and saves as one step: when `change` throws, nothing is kept.
    /// Throws ``SessionRefusal/ended`` when there is nothing to change.
    func update<Outcome: Sendable>(
        _ id: Session.ID,
        _ change: @escaping @Sendable (inout Session) throws -> Outcome
    ) async throws -> (session: Session, outcome: Outcome)

    /// The member's open sessions, latest used first; at most ``Session/perMember``.
    func all(of member: Member.ID) async throws -> [Session]

    func endAll(of member: Member.ID) async throws
}
