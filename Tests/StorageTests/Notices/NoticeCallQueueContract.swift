import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Calls of members' programs wait in a queue")
struct NoticeCallQueueContract {
    @Test("Of two that take the last place at once, one is refused", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let repository = SQLNoticeWebhookRepository(store.database)
        let ana = try await store.join("ana").account.id
        func webhook(_ number: Int) -> NoticeWebhook {
            NoticeWebhook(
                id: .init(rawValue: Int64(number)),
                member: ana,
                address: "https://bot.example/",
                createdAt: store.clock.now
            )
        }
        let last = NoticeWebhook.perMember
        for number in 1..<last { try await repository.insert(webhook(number)) }
        let (one, other) = (webhook(last), webhook(last + 1))

        let outcomes = try await store.outcomes(
            { gate in
                try await store.database.write { connection in
                    try connection.webhooks.insert(one)
                    gate.holdFirstArrival()
                }
            },
            { try await repository.insert(other) }
        )

        #expect(outcomes.sorted() == ["done", "notice-webhook.too-many"])
    }
}
