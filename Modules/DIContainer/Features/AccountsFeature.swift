import Domain
import Web

/// The use cases and routes of accounts.
struct AccountsFeature: Sendable {
    let guests: WebApp.Guests
    let accountRoutes: AccountRoutes
    let sessionRoutes: SessionRoutes

    init(_ drivers: Drivers, _ repositories: Repositories, _ waysIn: IdentitiesFeature) {
        guests = WebApp.Guests(drivers, repositories, waysIn)
        accountRoutes = AccountRoutes(
            accounts: repositories.accounts,
            signUp: SignUp(drivers, repositories, waysIn),
            deleteAccount: DeleteAccount(
                accounts: repositories.accounts,
                confirm: waysIn.proofs.confirm,
                takesPayments: drivers.payments != nil,
                clock: drivers.clock
            ),
            changePassword: ChangePassword(
                accounts: repositories.accounts,
                credentials: repositories.credentials,
                passwords: drivers.passwords,
                policy: drivers.passwordPolicy,
                check: waysIn.proofs.check
            ),
            export: ExportAccount(drivers, repositories),
            exports: repositories.exports,
            documents: drivers.documents,
            clock: drivers.clock
        )
        sessionRoutes = SessionRoutes(
            sessions: repositories.sessions,
            signIn: SignIn(
                directory: waysIn.proofs.directory,
                check: waysIn.proofs.check,
                opening: waysIn.proofs.opening
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

extension SignUp {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories, _ waysIn: IdentitiesFeature) {
        self.init(
            accounts: repositories.accounts,
            passwords: drivers.passwords,
            policy: drivers.passwordPolicy,
            documents: drivers.documents,
            throttle: repositories.calls,
            proof: waysIn.newcomers,
            opening: waysIn.proofs.opening
        )
    }
}

extension WebApp.Guests {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories, _ waysIn: IdentitiesFeature) {
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
                operators: repositories.operators,
                clock: drivers.clock,
                tiles: drivers.tiles,
                takesPayments: drivers.payments != nil,
                announcesEvents: drivers.federation != nil,
                sendsMail: waysIn.sendsMail,
                takesMembers: waysIn.takesMembers
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
