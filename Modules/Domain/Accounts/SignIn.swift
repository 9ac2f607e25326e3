/// Signs a member in with email and password. A failure doesn't reveal whether the address has an account.
public struct SignIn: Sendable {
    private let directory: Directory
    private let check: PasswordCheck
    private let opening: SessionOpening

    /// The repositories needed to look up a member.
    public struct Directory: Sendable {
        let accounts: any AccountRepository
        let sessions: any SessionRepository

        public init(accounts: any AccountRepository, sessions: any SessionRepository) {
            self.accounts = accounts
            self.sessions = sessions
        }
    }

    public init(directory: Directory, check: PasswordCheck, opening: SessionOpening) {
        self.directory = directory
        self.check = check
        self.opening = opening
    }

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
        let session = opening.session(for: account.id, on: device)
        try await directory.sessions.insert(session)
        return opening.admission(of: account, with: session, on: known)
    }
}
