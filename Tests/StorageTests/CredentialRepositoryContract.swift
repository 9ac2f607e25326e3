import Database
import Domain
import TestSupport
import Testing

@Suite("Passwords are kept")
struct CredentialRepositoryContract {
    @Test(
        "A password is found by address and by member only",
        arguments: Database.Engine.allCases
    )
    func find(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let kept = Credential(member: ana.id, email: ana.email, seal: PasswordSeal(text: "seal of ana"))

        #expect(try await store.credentials.find(for: ana.email) == kept)
        #expect(try await store.credentials.find(of: ana.id) == kept)
        #expect(try await store.credentials.find(for: EmailAddress("ben@example.com")) == nil)
    }

    @Test(
        "A changed password signs the other devices out and keeps this one",
        arguments: Database.Engine.allCases
    )
    func change(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, phone) = try await store.join("ana")
        try await store.sessions.insert(store.opens(for: ana.id, on: "laptop"))
        let old = try #require(try await store.credentials.find(of: ana.id))

        try await store.credentials.replace(old, by: PasswordSeal(text: "another"), keeping: phone.id)

        #expect(try await store.credentials.find(of: ana.id)?.seal.text == "another")
        #expect(try await store.sessions.all(of: ana.id) == [phone])
    }

    @Test("Of two concurrent password changes, only the first succeeds", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, phone) = try await store.join("ana")
        let old = try #require(try await store.credentials.find(of: ana.id))
        try await store.credentials.replace(old, by: PasswordSeal(text: "first"), keeping: phone.id)

        await #expect(throws: AccountRefusal.wrongPassword) {
            try await store.credentials.replace(old, by: PasswordSeal(text: "second"), keeping: phone.id)
        }
        #expect(try await store.credentials.find(of: ana.id)?.seal.text == "first")
    }
}
