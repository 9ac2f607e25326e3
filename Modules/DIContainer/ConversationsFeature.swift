import Domain
import Web

/// The use cases and routes of conversations.
struct ConversationsFeature: Sendable {
    let routes: ConversationRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = ConversationRoutes(
            conversations: repositories.conversations,
            queries: repositories.talk,
            start: StartConversation(
                conversations: repositories.conversations,
                mint: drivers.mint,
                clock: drivers.clock
            ),
            send: SendMessage(
                conversations: repositories.conversations,
                mint: drivers.mint,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
    }
}
