import Domain
import Web

/// Phases three and four for accounts: use cases, and the routes that lead to them.
struct AccountsFeature: Sendable {
    let guests: Site.Guests
    let accountRoutes: AccountRoutes
    let sessionRoutes: SessionRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        guests = Site.Guests(drivers, repositories)
        accountRoutes = AccountRoutes(
            accounts: repositories.accounts,
            signUp: SignUp(drivers, repositories),
            changePassword: ChangePassword(drivers, repositories),
            export: ExportAccount(drivers, repositories),
            exports: repositories.exports,
            clock: drivers.clock
        )
        sessionRoutes = SessionRoutes(
            sessions: repositories.sessions,
            signIn: SignIn(drivers, repositories),
            refresh: RefreshSession(
                sessions: repositories.sessions,
                tokens: drivers.tokens,
                clock: drivers.clock
            ),
            signOut: SignOut(sessions: repositories.sessions)
        )
    }
}

extension Site.Guests {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories) {
        let browsers = AuthenticateBrowser(
            sessions: repositories.sessions,
            tokens: drivers.tokens,
            clock: drivers.clock
        )
        self.init(
            authenticate: Authenticate(
                sessions: repositories.sessions,
                tokens: drivers.tokens,
                clock: drivers.clock
            ),
            visitors: Visitors(authenticate: browsers, clock: drivers.clock, tiles: drivers.tiles)
        )
    }
}

extension SignUp {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories) {
        self.init(
            accounts: repositories.accounts,
            passwords: drivers.passwords,
            throttle: repositories.calls,
            tokens: drivers.tokens,
            mint: drivers.mint,
            clock: drivers.clock
        )
    }
}

extension SignIn {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories) {
        self.init(
            directory: Directory(
                accounts: repositories.accounts,
                credentials: repositories.credentials,
                sessions: repositories.sessions
            ),
            passwords: drivers.passwords,
            throttle: repositories.throttle,
            tokens: drivers.tokens,
            mint: drivers.mint,
            clock: drivers.clock
        )
    }
}

extension ChangePassword {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories) {
        self.init(
            credentials: repositories.credentials,
            passwords: drivers.passwords,
            throttle: repositories.throttle,
            clock: drivers.clock
        )
    }
}

extension ExportAccount {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories) {
        self.init(
            accounts: repositories.accounts,
            sessions: repositories.sessions,
            homes: repositories.homes,
            clock: drivers.clock
        )
    }
}
