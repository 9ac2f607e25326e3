/// Signs a member in with email and password. A failure doesn't reveal whether the address has an account.
public struct SignIn: Sendable {
    private let directory: Directory
    private let check: PasswordCheck
    private let opening: SessionOpening

    /// The repositories needed to look up a member.
    public struct Directory: Sendable {
        let accounts: any AccountRepository
        let sessions: any SessionRepository
        let factors: any SecondFactorRepository

        public init(
            accounts: any AccountRepository,
            sessions: any SessionRepository,
            factors: any SecondFactorRepository
        ) {
            self.accounts = accounts
            self.sessions = sessions
            self.factors = factors
        }
    }

    public init(directory: Directory, check: PasswordCheck, opening: SessionOpening) {
        self.directory = directory
        self.check = check
        self.opening = opening
    }

    /// Throws ``SecondFactorRefusal/codeNeeded(challenge:)`` for a member with a second factor.
    /// - Parameter token: the token this device received at its last sign-in.
    public func callAsFunction(
        email: EmailAddress,
        password: String,
        on device: String,
        knownBy token: String?,
        from origin: Origin
    ) async throws -> SessionGrant {
        let known = token.flatMap(opening.tokens.readDevice)
        let credential = try await check.opened(by: password, for: email, on: known, from: origin)
        guard let credential, let account = try await directory.accounts.find(credential.member) else {
            throw SignInRefusal.failed
        }
        return try await opening.open(account, on: device, as: known, in: directory)
    }
}
