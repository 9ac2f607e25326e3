import Domain
import Web

/// The use cases and routes of conversations.
struct ConversationsFeature: Sendable {
    let routes: ConversationRoutes

    init(_ drivers: Drivers, _ repositories: Repositories, deals: DealReading) {
        routes = ConversationRoutes(
            conversations: Conversations(
                conversations: repositories.conversations,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            repository: repositories.conversations,
            queries: repositories.talk,
            deals: deals,
            clock: drivers.clock
        )
    }
}
