/// A member who knows the old password sets another; every other device is signed out.
public struct ChangePassword: Sendable {
    private let credentials: any CredentialRepository
    private let passwords: any PasswordKeeper
    private let throttle: any SignInThrottle
    private let clock: any WallClock

    public init(
        credentials: any CredentialRepository,
        passwords: any PasswordKeeper,
        throttle: any SignInThrottle,
        clock: any WallClock
    ) {
        self.credentials = credentials
        self.passwords = passwords
        self.throttle = throttle
        self.clock = clock
    }

    /// Tries at the old password count as tries to sign in: a stolen device is no way round the limit.
    public func callAsFunction(
        from current: String,
        to password: Password,
        by who: SignedIn,
        from origin: String
    ) async throws {
        guard let credential = try await credentials.find(of: who.member) else {
            throw AccountRefusal.noPassword
        }
        try await throttle.take(email: credential.email, origin: origin, at: clock.now)
        guard try await passwords.opens(credential.seal, with: current) else {
            throw AccountRefusal.wrongPassword
        }
        try await throttle.forgive(email: credential.email, origin: origin)
        let seal = try await passwords.seal(password)
        try await credentials.replace(credential, by: seal, keeping: who.session)
    }
}
