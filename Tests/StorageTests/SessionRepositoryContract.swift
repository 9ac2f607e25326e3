import Database
import Domain
import TestSupport
import Testing

@Suite("Sessions are kept")
struct SessionRepositoryContract {
    @Test("A member's devices come back, latest used first", arguments: Database.Engine.allCases)
    func list(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, phone) = try await store.join("ana")
        try await store.join("ben")
        store.clock.pass(.seconds(1))
        let laptop = store.opens(for: ana.id, on: "laptop")
        try await store.sessions.insert(laptop)

        #expect(try await store.sessions.all(of: ana.id) == [laptop, phone])
        #expect(try await store.sessions.find(phone.id) == phone)
    }

    @Test("An ended session is not kept, and the others are", arguments: Database.Engine.allCases)
    func ending(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, phone) = try await store.join("ana")
        let laptop = store.opens(for: ana.id, on: "laptop")
        try await store.sessions.insert(laptop)

        _ = try await store.sessions.update(phone.id) { try $0.end(by: ana.id) }

        #expect(try await store.sessions.all(of: ana.id) == [laptop])
        await #expect(throws: SessionRefusal.ended) { _ = try await store.sessions.update(phone.id) { _ in } }
    }

    @Test("One device more than allowed ends the one unused for longest", arguments: Database.Engine.allCases)
    func limit(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, first) = try await store.join("ana")
        for number in 2...Session.perMember + 1 {
            store.clock.pass(.seconds(1))
            try await store.sessions.insert(store.opens(for: ana.id, on: "device \(number)"))
        }

        let devices = try await store.sessions.all(of: ana.id)
        #expect(devices.count == Session.perMember)
        #expect(!devices.contains { $0.id == first.id })
    }

    @Test("Of two refreshes with one token, the second finds it used", arguments: Database.Engine.allCases)
    func refreshRace(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let phone = try await store.join("ana").session
        let now = store.clock.now

        let (first, second) = try await store.race(
            { gate in
                try await store.sessions.update(phone.id) { session in
                    gate.holdFirstArrival()
                    return try session.refresh(showing: 1, at: now)
                }
            },
            { try await store.sessions.update(phone.id) { try $0.refresh(showing: 1, at: now) } }
        )
        let outcomes = try [first.get().outcome, second.get().outcome]

        #expect(outcomes.filter { $0 == .refreshed }.count == 1)
        #expect(outcomes.filter { $0 == .reused }.count == 1)
        #expect(try await store.sessions.find(phone.id) == nil)
    }

    @Test("A deleted account can't be signed in to", arguments: Database.Engine.allCases)
    func orphan(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        try await store.accounts.delete(ana.id, at: store.clock.now)

        await #expect(throws: SessionRefusal.ended) {
            try await store.sessions.insert(store.opens(for: ana.id))
        }
    }
}
