import Database
import Domain
import Storage
import TestSupport
import Testing

@Suite("Costly calls are counted")
struct CallThrottleContract {
    @Test(
        "Two hundred accounts from one place, then one in twenty seconds",
        arguments: Database.Engine.allCases
    )
    func signUp(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let throttle = store.throttle
        let call = CountedCall.signUp(from: Origin("192.0.2.1"))
        for _ in 1...200 { try await throttle.take(call, at: store.clock.now) }

        await #expect(throws: CallRefusal.tooOften(retryAfter: .seconds(20))) {
            try await throttle.take(call, at: store.clock.now)
        }
        try await throttle.take(.signUp(from: Origin("192.0.2.2")), at: store.clock.now)
        try await throttle.take(call, at: store.clock.now + .seconds(20))
    }

    @Test("An address gets five letters, then one in ten minutes", arguments: Database.Engine.allCases)
    func letters(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let call = CountedCall.email(to: try EmailAddress("ana@example.com"))
        for _ in 1...5 { try await store.throttle.take(call, at: store.clock.now) }

        await #expect(throws: CallRefusal.tooOften(retryAfter: .seconds(600))) {
            try await store.throttle.take(call, at: store.clock.now)
        }
        try await store.throttle.take(call, at: store.clock.now + .seconds(600))
    }

    @Test(
        "Counts by a clock thirty days ahead don't throttle",
        arguments: Database.Engine.allCases
    )
    func clockAhead(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let call = CountedCall.email(to: try EmailAddress("ana@example.com"))
        let ahead = store.clock.now + .seconds(30 * 24 * 3_600)
        for _ in 1...5 { try await store.throttle.take(call, at: ahead) }

        for _ in 1...5 { try await store.throttle.take(call, at: store.clock.now) }
        await #expect(throws: CallRefusal.tooOften(retryAfter: .seconds(600))) {
            try await store.throttle.take(call, at: store.clock.now)
        }
    }
}
