import Domain
import Web

/// The use cases and routes of accounts.
struct AccountsFeature: Sendable {
    let guests: WebApp.Guests
    let accountRoutes: AccountRoutes
    let sessionRoutes: SessionRoutes

    init(_ drivers: Drivers, _ repositories: Repositories, _ proofs: MemberVerification) {
        guests = WebApp.Guests(drivers, repositories)
        accountRoutes = AccountRoutes(
            accounts: repositories.accounts,
            signUp: SignUp(
                accounts: repositories.accounts,
                passwords: drivers.passwords,
                policy: drivers.passwordPolicy,
                throttle: repositories.calls,
                opening: proofs.opening
            ),
            deleteAccount: DeleteAccount(
                accounts: repositories.accounts,
                confirm: proofs.confirm,
                clock: drivers.clock
            ),
            changePassword: ChangePassword(
                accounts: repositories.accounts,
                credentials: repositories.credentials,
                passwords: drivers.passwords,
                policy: drivers.passwordPolicy,
                check: proofs.check
            ),
            export: ExportAccount(drivers, repositories),
            exports: repositories.exports,
            clock: drivers.clock
        )
        sessionRoutes = SessionRoutes(
            sessions: repositories.sessions,
            signIn: SignIn(
                directory: proofs.directory,
                check: proofs.check,
                opening: proofs.opening
            ),
            refresh: RefreshSession(
                sessions: repositories.sessions,
                tokens: drivers.tokens,
                clock: drivers.clock
            ),
            signOut: SignOut(sessions: repositories.sessions)
        )
    }
}

extension WebApp.Guests {
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
            visitors: VisitResolver(
                authenticate: browsers,
                clock: drivers.clock,
                tiles: drivers.tiles,
                takesPayments: drivers.payments != nil,
                announcesEvents: drivers.federation != nil
            )
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
