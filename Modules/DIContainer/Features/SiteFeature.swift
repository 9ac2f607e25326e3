import Domain
import Storage
import Vault
import Web

/// The use cases and routes of the settings of the place, of invitations, and of the first operator.
struct SiteFeature: Sendable {
    let endpoints: [Endpoint]
    let tokens: MemorySetUpTokens

    init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        let tokens = MemorySetUpTokens()
        self.tokens = tokens
        let settings = SiteRoutes(
            operators: repositories.operators,
            site: repositories.site,
            change: ChangeSite(
                operators: repositories.operators,
                site: repositories.site,
                images: repositories.images,
                gazetteer: drivers.gazetteer,
                clock: drivers.clock
            )
        )
        let setUp = SetUpRoutes(
            setUp: SetUp(
                repository: SQLSetUpRepository(drivers.database),
                tokens: tokens,
                site: repositories.site,
                accounts: repositories.accounts,
                passwords: drivers.passwords,
                policy: drivers.passwordPolicy,
                opening: identities.proofs.opening,
                audit: repositories.audit
            )
        )
        let invitations = InvitationRoutes(invitations: identities.invitations, clock: drivers.clock)
        endpoints = settings.endpoints + setUp.endpoints + invitations.endpoints
    }
}
