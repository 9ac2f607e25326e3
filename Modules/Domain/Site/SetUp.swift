/// Makes the first operator and names the place, by the link that the server prints while it has no operator.
public struct SetUp: Sendable {
    private let repository: any SetUpRepository
    private let tokens: any SetUpTokens
    private let site: any SiteRepository
    private let accounts: any AccountRepository
    private let passwords: any PasswordKeeper
    private let policy: PasswordPolicy
    private let opening: SessionOpening
    private let audit: any AuditLog

    public init(
        repository: any SetUpRepository,
        tokens: any SetUpTokens,
        site: any SiteRepository,
        accounts: any AccountRepository,
        passwords: any PasswordKeeper,
        policy: PasswordPolicy,
        opening: SessionOpening,
        audit: any AuditLog
    ) {
        (self.repository, self.tokens, self.site) = (repository, tokens, site)
        (self.accounts, self.passwords, self.policy) = (accounts, passwords, policy)
        (self.opening, self.audit) = (opening, audit)
    }

    /// Throws ``SetUpRefusal/done`` when there is an operator, and ``SetUpRefusal/wrongToken``.
    public func check(_ token: String) async throws {
        guard try await !repository.hasOperator() else { throw SetUpRefusal.done }
        guard tokens.accepts(token, at: opening.clock.now) else { throw SetUpRefusal.wrongToken }
    }

    /// Opens the first operator's account. Its address counts as confirmed, since who reads the log of the
    /// server could confirm it as well. Neither sign-up nor its mail domains hold for it.
    public func callAsFunction(
        _ application: Newcomers.Application,
        with password: Password,
        naming values: [SiteSetting: String],
        by token: String,
        on device: String
    ) async throws -> SessionGrant {
        try await check(token)
        guard let email = application.email else { throw AccountRefusal.invalidEmail }
        try await checkFields(of: application, password, values)
        let account = Account(
            id: opening.identifiers.next(),
            email: email,
            isEmailVerified: true,
            nickname: application.nickname,
            language: application.language,
            joinedAt: opening.clock.now
        )
        let seal = try await passwords.seal(password)
        let session = opening.session(for: account.id, on: device)
        let occasion = AuditOccasion(.member(account.id), .operatorSetUp)
        try await audit.recording(occasion) {
            try await repository.insert(account, sealedWith: seal, opening: session)
        }
        try await finish(values, by: account.id)
        return opening.admission(of: account, with: session)
    }

    /// Makes a member the first operator.
    public func appoint(_ member: Member.ID, naming values: [SiteSetting: String], by token: String)
        async throws
    {
        try await check(token)
        var settings = await site.current()
        _ = try settings.set(values)
        try await repository.appoint(member, at: opening.clock.now)
        try await finish(values, by: member)
    }

    private func checkFields(
        of application: Newcomers.Application,
        _ password: Password,
        _ values: [SiteSetting: String]
    ) async throws {
        var refusals = RefusalCollector()
        try await refusals.check {
            if let email = application.email { try await accounts.checkFree(email: email) }
        }
        try await refusals.check { try await accounts.checkFree(nickname: application.nickname) }
        try await refusals.check {
            try policy.check(password, of: application.email, application.nickname)
        }
        var settings = await site.current()
        _ = try refusals.collect { try settings.set(values) }
        try refusals.throwIfRefused()
    }

    /// The link is used up as soon as there is an operator.
    private func finish(_ values: [SiteSetting: String], by member: Member.ID) async throws {
        tokens.end()
        _ = try await site.update(by: member, at: opening.clock.now) { try $0.set(values) }
    }
}

/// The first operator.
public protocol SetUpRepository: Sendable {
    func hasOperator() async throws -> Bool

    /// Inserts the account with its password and session, and makes its member an operator, atomically.
    /// Throws ``SetUpRefusal/done`` when there is an operator, and what
    /// ``AccountRepository/insert(_:sealedWith:consenting:opening:ending:using:)`` does.
    func insert(_ account: Account, sealedWith seal: PasswordSeal, opening session: Session) async throws

    /// Throws ``SetUpRefusal/done`` when there is an operator.
    func appoint(_ member: Member.ID, at now: Moment) async throws
}

/// The token of the printed link, in the memory of this process only.
public protocol SetUpTokens: Sendable {
    /// Makes a token in place of the last one.
    func issue(at now: Moment) -> String
    func accepts(_ token: String, at now: Moment) -> Bool
    /// No token is accepted any more.
    func end()
}

public enum SetUpRefusal: String, Refusal, CaseIterable {
    /// There is an operator already.
    case done = "set-up.done"
    /// The link is wrong, used or older than an hour, or of an earlier start of the server.
    case wrongToken = "set-up.wrong-token"

    /// How long a link is valid.
    public static let lifetime = Duration.seconds(3_600)

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .done ? .conflict : .forbidden }
}
