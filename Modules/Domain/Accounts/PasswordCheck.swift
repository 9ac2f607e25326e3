/// Verifies passwords; the only type that does. Each attempt is counted before the password is checked, so
/// that parallel attempts can't exceed the limit. A correct password returns its attempt.
public struct PasswordCheck: Sendable {
    private let credentials: any CredentialRepository
    private let passwords: any PasswordKeeper
    private let throttle: any CallThrottle
    private let clock: any WallClock

    public init(
        credentials: any CredentialRepository,
        passwords: any PasswordKeeper,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.credentials = credentials
        self.passwords = passwords
        self.throttle = throttle
        self.clock = clock
    }

    /// Returns the credential that `password` matches; nil for a wrong password and for an unknown address
    /// alike. Throws ``SignInRefusal/tooOften(retryAfter:)``.
    func opened(
        by password: String,
        for email: EmailAddress,
        on device: KnownDevice?,
        from origin: Origin
    ) async throws -> Credential? {
        let credential = try await credentials.find(for: email)
        let isKnown = device.map { $0.member == credential?.member && clock.now < $0.expiresAt } ?? false
        let attempt = device.flatMap { isKnown ? PasswordTry.known($0) : nil } ?? .unknown(email, origin)
        return try await opens(credential, with: password, as: attempt) ? credential : nil
    }

    /// Returns the signed-in member's credential if `password` matches it. Throws
    /// ``AccountRefusal/wrongPassword`` or ``AccountRefusal/noPassword``.
    func opened(by password: String, of who: SignedInDevice) async throws -> Credential {
        guard let credential = try await credentials.find(of: who.member) else {
            throw AccountRefusal.noPassword
        }
        guard try await opens(credential, with: password, as: .session(who)) else {
            throw AccountRefusal.wrongPassword
        }
        return credential
    }

    func hasPassword(_ member: Member.ID) async throws -> Bool {
        try await credentials.find(of: member) != nil
    }

    private func opens(_ credential: Credential?, with password: String, as attempt: PasswordTry) async throws
        -> Bool
    {
        if let wait = try await throttle.take(attempt.counted, at: clock.now) {
            throw SignInRefusal.tooOften(retryAfter: wait)
        }
        guard try await passwords.opens(credential?.seal, with: password) else { return false }
        try await throttle.giveBack(attempt.counted)
        return true
    }
}
