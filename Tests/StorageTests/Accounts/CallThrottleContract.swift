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
        let throttle = SQLCallThrottle(store.database)
        let call = CountedCall.signUp(from: "192.0.2.1")
        for _ in 1...200 { try await throttle.take(call, at: store.clock.now) }

        await #expect(throws: CallRefusal.tooOften(retryAfter: .seconds(20))) {
            try await throttle.take(call, at: store.clock.now)
        }
        try await throttle.take(.signUp(from: "192.0.2.2"), at: store.clock.now)
        try await throttle.take(call, at: store.clock.now + .seconds(20))
    }
}
