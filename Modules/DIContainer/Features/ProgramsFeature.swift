import Domain
import Storage
import Vault
import Web
import Webhooks

/// The use cases and routes of members' programs: their API tokens and webhooks.
struct ProgramsFeature: Sendable {
    let tokens: APITokens
    /// A slow program holds up no emails, so it runs by itself.
    let calls: MaintenanceTask
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        tokens = APITokens(
            repository: repositories.apiTokens,
            issuer: KeyedAPITokens(drivers.key),
            confirm: identities.proofs.confirm,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        let sender = SignedWebhooks(drivers.key, reach: drivers.webhookReach)
        let webhooks = NoticeWebhooks(
            repository: SQLNoticeWebhookRepository(drivers.database),
            sender: sender,
            confirm: identities.proofs.confirm,
            throttle: repositories.calls,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        let deliver = DeliverNoticeCalls(
            queue: SQLNoticeCallQueue(drivers.database),
            sender: sender,
            clock: drivers.clock
        )
        calls = MaintenanceTask("webhooks") { _ in try await deliver() }
        endpoints =
            APITokenRoutes(tokens: tokens).endpoints
            + WebhookRoutes(webhooks: webhooks, clock: drivers.clock).endpoints
    }
}
