/// Stores second factors and their recovery codes. `tell` writes the email of a change, which is queued with
/// it.
public protocol SecondFactorRepository: Sendable {
    func find(of member: Member.ID) async throws -> SecondFactor?

    /// Stores the second factor; codes up to `step` are used. Throws ``SecondFactorRefusal/alreadyOn`` and
    /// ``AccountRefusal/gone``.
    func turnOn(
        _ factor: SecondFactor,
        usedUntil step: Int64,
        recoveredBy codes: [CodeSeal],
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws

    /// Uses the proof. Throws ``SecondFactorRefusal/wrongCode`` when it was used before.
    func turnOff(
        of member: Member.ID,
        by proof: SecondFactorProof,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws

    /// Uses the proof, and replaces all recovery codes. Throws ``SecondFactorRefusal/wrongCode`` when the
    /// proof was used before.
    func replaceRecoveryCodes(
        of member: Member.ID,
        with codes: [CodeSeal],
        by proof: SecondFactorProof,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws

    /// Removes the second factor of a member who lost the app. Throws ``SecondFactorRefusal/off``.
    func reset(
        of member: Member.ID,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws

    /// Uses the challenge and the proof, and opens the session. When any of them is refused, none is used.
    /// Throws ``SecondFactorRefusal/wrongCode`` and ``SecondFactorRefusal/challengeOver`` when they were used
    /// before, and what ``SessionRepository/insert(_:)`` throws.
    func open(
        _ session: Session,
        answering challenge: SignInChallenge,
        by proof: SecondFactorProof,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws

    /// Forgets answered challenges that are too old to be answered again.
    func sweep(at now: Moment) async throws
}
