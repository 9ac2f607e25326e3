import Database
import Domain
import Storage
import TestSupport
import Testing

@Suite("Consents are kept")
struct ConsentContract {
    private func consent(
        _ document: OperatorDocument.Name,
        _ number: UInt8,
        at moment: Moment
    ) -> Consent {
        let digest = DocumentDigest(bytes: Array(repeating: number, count: 32))
        return Consent(to: document, in: .english, digest, at: moment)
    }

    @Test("Those of a newcomer are stored with the account", arguments: Database.Engine.allCases)
    func newcomer(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let given = [consent(.privacy, 1, at: store.clock.now), consent(.terms, 2, at: store.clock.now)]
        let ana = try await store.join("ana", consenting: given).account.id
        let ben = try await store.join("ben").account.id
        let consents = SQLConsentRepository(store.database)
        #expect(try await consents.all(of: ana) == given)
        #expect(try await consents.all(of: ben) == [])
    }

    @Test(
        "Each text has a consent of its own, and a repeated one keeps its first moment",
        arguments: Database.Engine.allCases
    )
    func several(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let consents = SQLConsentRepository(store.database)
        let (first, later) = (store.clock.now, store.clock.now + .seconds(60))
        try await consents.insert(consent(.terms, 1, at: first), of: ana)
        try await consents.insert(consent(.terms, 2, at: later), of: ana)
        try await consents.insert(consent(.terms, 1, at: later), of: ana)
        #expect(
            try await consents.all(of: ana) == [consent(.terms, 1, at: first), consent(.terms, 2, at: later)]
        )
    }

    @Test("An account that was deleted meanwhile gives none", arguments: Database.Engine.allCases)
    func gone(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        try await store.accounts.delete(ana, at: store.clock.now)
        await #expect(throws: AccountRefusal.gone) {
            try await SQLConsentRepository(store.database).insert(
                consent(.terms, 1, at: store.clock.now),
                of: ana
            )
        }
    }
}
