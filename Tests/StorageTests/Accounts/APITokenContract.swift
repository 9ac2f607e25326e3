import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("API tokens are kept")
struct APITokenContract {
    private func token(_ number: Int64, of member: Member.ID, in store: Store, days: Int = 1) -> APIToken {
        APIToken(
            id: .init(rawValue: number),
            member: member,
            name: "달력",
            scope: .read,
            createdAt: store.clock.now,
            expiresAt: store.clock.now + .seconds(days * 86_400)
        )
    }

    @Test(
        "A member's valid tokens come back, latest first, and only they remove one",
        arguments: Database.Engine.allCases
    )
    func list(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let repository = SQLAPITokenRepository(store.database)
        let (ana, ben) = (try await store.join("ana").account.id, try await store.join("ben").account.id)
        let (short, long) = (token(1, of: ana, in: store), token(2, of: ana, in: store, days: 9))
        for token in [short, long] { try await repository.insert(token) }

        #expect(try await repository.all(of: ana, at: store.clock.now) == [long, short])
        #expect(try await repository.all(of: ben, at: store.clock.now).isEmpty)
        await #expect(throws: APITokenRefusal.notFound) { try await repository.remove(long.id, of: ben) }
        #expect(try await repository.find(long.id, at: store.clock.now) == long)
        store.clock.pass(.seconds(86_400))
        #expect(try await repository.all(of: ana, at: store.clock.now) == [long])
        try await repository.remove(long.id, of: ana)
        #expect(try await repository.find(long.id, at: store.clock.now) == nil)
    }

    @Test("Of two that take the last place at once, one is refused", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let repository = SQLAPITokenRepository(store.database)
        let ana = try await store.join("ana").account.id
        let last = Int64(APIToken.perMember)
        for number in 1..<last { try await repository.insert(token(number, of: ana, in: store)) }

        let (one, other) = (token(last, of: ana, in: store), token(last + 1, of: ana, in: store))
        let outcomes = try await store.outcomes(
            { gate in
                try await store.database.write { connection in
                    try connection.insert(one)
                    gate.holdFirstArrival()
                }
            },
            { try await repository.insert(other) }
        )

        #expect(outcomes.sorted() == ["api-token.too-many", "done"])
        #expect(try await repository.all(of: ana, at: store.clock.now).count == APIToken.perMember)
    }
}
