import Domain
import Web

/// The use cases and routes of accounts.
struct AccountsFeature: Sendable {
    let guests: WebApp.Guests
    private let accountRoutes: AccountRoutes
    private let sessionRoutes: SessionRoutes
    private let secondFactorRoutes: SecondFactorRoutes

    var endpoints: [Endpoint] {
        accountRoutes.endpoints + sessionRoutes.endpoints + secondFactorRoutes.endpoints
    }

    init(
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ identities: IdentitiesFeature,
        _ tokens: APITokens
    ) {
        let sessions = Sessions(
            sessions: repositories.sessions,
            tokens: drivers.tokens,
            clock: drivers.clock
        )
        guests = WebApp.Guests(drivers, repositories, identities, sessions, tokens)
        accountRoutes = AccountRoutes(
            accounts: repositories.accounts,
            newcomers: identities.newcomers,
            deleteAccount: DeleteAccount(drivers, repositories, identities),
            changePassword: ChangePassword(
                accounts: repositories.accounts,
                credentials: repositories.credentials,
                passwords: drivers.passwords,
                policy: drivers.passwordPolicy,
                check: identities.proofs.check
            ),
            export: ExportAccount(drivers, repositories),
            exports: repositories.exports,
            documents: drivers.documents,
            clock: drivers.clock
        )
        sessionRoutes = SessionRoutes(
            sessions: sessions,
            repository: repositories.sessions,
            pushes: repositories.pushes,
            signIn: SignIn(
                directory: identities.proofs.directory,
                check: identities.proofs.check,
                opening: identities.proofs.opening
            ),
            answer: AnswerChallenge(drivers, repositories, identities)
        )
        secondFactorRoutes = SecondFactorRoutes(
            factors: repositories.secondFactors,
            mine: SecondFactors(drivers, repositories, identities),
            site: repositories.site
        )
    }
}

extension WebApp.Guests {
    fileprivate init(
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ identities: IdentitiesFeature,
        _ sessions: Sessions,
        _ tokens: APITokens
    ) {
        self.init(
            sessions: sessions,
            tokens: tokens,
            visitors: VisitResolver(
                sessions: sessions,
                operators: repositories.operators,
                clock: drivers.clock,
                tiles: drivers.tiles,
                takesPayments: drivers.payments != nil,
                announcesEvents: drivers.federation != nil,
                sendsMail: identities.sendsMail,
                site: repositories.site
            )
        )
    }
}

extension AnswerChallenge {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        self.init(
            accounts: repositories.accounts,
            factors: repositories.secondFactors,
            check: identities.proofs.codes,
            opening: identities.proofs.opening,
            emails: identities.emails
        )
    }
}

extension SecondFactors {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        self.init(
            accounts: repositories.accounts,
            repository: repositories.secondFactors,
            keeper: drivers.secondFactors,
            confirm: identities.proofs.confirm,
            check: identities.proofs.codes,
            emails: identities.emails
        )
    }
}

extension DeleteAccount {
    init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        self.init(
            accounts: repositories.accounts,
            confirm: identities.proofs.confirm,
            takesPayments: drivers.payments != nil,
            clock: drivers.clock
        )
    }
}

extension ExportAccount {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories) {
        self.init(
            accounts: repositories.accounts,
            sessions: repositories.sessions,
            pushes: repositories.pushes,
            homes: repositories.homes,
            clock: drivers.clock
        )
    }
}
