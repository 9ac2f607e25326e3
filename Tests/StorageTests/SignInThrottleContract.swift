import Database
import Domain
import TestSupport
import Testing

@Suite("Tries to sign in are counted")
struct SignInThrottleContract {
    private let ana: EmailAddress
    private let ben: EmailAddress

    init() throws {
        ana = try EmailAddress("ana@example.com")
        ben = try EmailAddress("ben@example.com")
    }

    @Test("After five tries one account waits and another does not", arguments: Database.Engine.allCases)
    func perAccount(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        for _ in 1...5 { try await store.throttle.take(email: ana, origin: "192.0.2.1", at: store.clock.now) }

        await #expect(throws: SignInRefusal.tooOften(retryAfter: .seconds(60))) {
            try await store.throttle.take(email: ana, origin: "192.0.2.2", at: store.clock.now)
        }
        try await store.throttle.take(email: ben, origin: "192.0.2.1", at: store.clock.now)
    }

    @Test("One place that tries everybody waits, and others do not", arguments: Database.Engine.allCases)
    func perOrigin(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        for number in 1...100 {
            let victim = try EmailAddress("member\(number)@example.com")
            try await store.throttle.take(email: victim, origin: "192.0.2.1", at: store.clock.now)
        }

        await #expect(throws: SignInRefusal.tooOften(retryAfter: .seconds(3))) {
            try await store.throttle.take(email: ana, origin: "192.0.2.1", at: store.clock.now)
        }
        try await store.throttle.take(email: ana, origin: "192.0.2.2", at: store.clock.now)
    }

    @Test(
        "A refused try counts nothing, so the wait does not grow by asking",
        arguments: Database.Engine.allCases
    )
    func refusedTries(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        for _ in 1...5 { try await store.throttle.take(email: ana, origin: "here", at: store.clock.now) }
        for _ in 1...3 {
            await #expect(throws: SignInRefusal.tooOften(retryAfter: .seconds(60))) {
                try await store.throttle.take(email: ana, origin: "here", at: store.clock.now)
            }
        }
        store.clock.pass(.seconds(60))
        try await store.throttle.take(email: ana, origin: "here", at: store.clock.now)
    }

    @Test("The right password gives the tries back", arguments: Database.Engine.allCases)
    func forgiveness(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        for _ in 1...30 {
            try await store.throttle.take(email: ana, origin: "here", at: store.clock.now)
            try await store.throttle.forgive(email: ana, origin: "here")
        }
    }
}
