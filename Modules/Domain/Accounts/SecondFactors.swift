/// The use cases of a member's own second factor.
public struct SecondFactors: Sendable {
    private let accounts: any AccountRepository
    private let repository: any SecondFactorRepository
    private let keeper: any SecondFactorKeeper
    private let confirm: ConfirmMember
    private let check: SecondFactorCheck
    private let emails: AccountEmails

    public init(
        accounts: any AccountRepository,
        repository: any SecondFactorRepository,
        keeper: any SecondFactorKeeper,
        confirm: ConfirmMember,
        check: SecondFactorCheck,
        emails: AccountEmails
    ) {
        self.accounts = accounts
        self.repository = repository
        self.keeper = keeper
        self.confirm = confirm
        self.check = check
        self.emails = emails
    }

    /// Makes a secret for an app. Nothing is stored.
    ///
    /// Throws ``SecondFactorRefusal/alreadyOn``, and what ``ConfirmMember/requirePassword(_:of:)`` throws.
    public func setUp(by who: SignedInDevice, with password: String?) async throws
        -> (setUp: SecondFactorSetUp, account: Account)
    {
        guard try await repository.find(of: who.member) == nil else { throw SecondFactorRefusal.alreadyOn }
        guard let account = try await accounts.find(who.member) else { throw AccountRefusal.gone }
        try await confirm.requirePassword(password, of: who)
        return (keeper.setUp(for: who.member, at: emails.clock.now), account)
    }

    /// Turns the second factor on once the app shows a right code. Returns the recovery codes, which are
    /// never shown again. Sessions stay open.
    public func turnOn(_ ticket: String, showing code: String, by member: Member.ID) async throws -> [String]
    {
        let now = emails.clock.now
        let (secret, step) = try keeper.secret(of: ticket, showing: code, for: member, at: now)
        let codes = keeper.recoveryCodes(for: member)
        let factor = SecondFactor(member: member, secret: secret, since: now, recoveryCodes: codes.count)
        try await repository.turnOn(factor, usedUntil: step, recoveredBy: codes.map(\.seal)) { [emails] in
            emails.notice(.secondFactor(.turnedOn), to: $0)
        }
        return codes.map(\.text)
    }

    /// Replaces the recovery codes. Returns the new ones, which are never shown again.
    public func replaceRecoveryCodes(by who: SignedInDevice, with password: String?, and code: String)
        async throws
        -> [String]
    {
        try await confirm.requirePassword(password, of: who)
        let codes = keeper.recoveryCodes(for: who.member)
        try await check.verify(code, as: .session(who)) { proof in
            try await repository.replaceRecoveryCodes(
                of: who.member,
                with: codes.map(\.seal),
                by: proof,
                at: emails.clock.now
            ) { [emails] in emails.notice(.secondFactor(.recoveryCodesReplaced), to: $0) }
        }
        return codes.map(\.text)
    }

    public func turnOff(by who: SignedInDevice, with password: String?, and code: String) async throws {
        try await confirm.requirePassword(password, of: who)
        try await check.verify(code, as: .session(who)) { proof in
            try await repository.turnOff(of: who.member, by: proof, at: emails.clock.now) { [emails] in
                emails.notice(.secondFactor(.turnedOff), to: $0)
            }
        }
    }
}
