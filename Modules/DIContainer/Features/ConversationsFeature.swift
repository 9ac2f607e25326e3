import Domain
import Web

/// The use cases and routes of conversations.
struct ConversationsFeature: Sendable {
    let routes: ConversationRoutes

    init(_ drivers: Drivers, _ repositories: Repositories, deals: DealReading) {
        routes = ConversationRoutes(
            conversations: repositories.conversations,
            queries: repositories.talk,
            deals: deals,
            start: StartConversation(
                conversations: repositories.conversations,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            send: SendMessage(
                conversations: repositories.conversations,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
    }
}
