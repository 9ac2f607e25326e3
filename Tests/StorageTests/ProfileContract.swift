import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Profiles are kept")
struct ProfileContract {
    @Test(
        "A picture and interests come back as they were chosen, and can be taken away",
        arguments: Database.Engine.allCases
    )
    func pictureAndInterests(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let image = try await store.upload(by: ana.id)

        let picture = try await store.accounts.picture(image, of: ana.id)
        let shown = try await store.accounts.update(ana.id) { account in
            account.show(picture)
            account.take(interestIn: [.math, .hobby])
        }

        #expect(picture.id == image)
        #expect(try await store.accounts.find(ana.id) == shown)
        #expect(shown.interests == [.math, .hobby])

        let plain = try await store.accounts.update(ana.id) { account in
            account.show(nil)
            account.take(interestIn: [])
        }
        #expect(try await store.accounts.find(ana.id) == plain)
        #expect(plain.picture == nil)
    }

    @Test("A member can't use another member's picture", arguments: Database.Engine.allCases)
    func foreignPicture(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let ben = try await store.join("ben").account
        let image = try await store.upload(by: ana.id)

        await #expect(throws: AccountRefusal.noSuchPicture) {
            try await store.accounts.picture(image, of: ben.id)
        }
        await #expect(throws: AccountRefusal.noSuchPicture) {
            try await store.accounts.picture(Image.ID(rawValue: 5), of: ben.id)
        }
    }

    @Test(
        "A picture that has gone meanwhile is refused, and nothing changes",
        arguments: Database.Engine.allCases
    )
    func vanishedPicture(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        let picture = try await store.accounts.picture(store.upload(by: ana.id), of: ana.id)
        try await store.database.write { _ = try $0.execute("DELETE FROM images") }

        await #expect(throws: AccountRefusal.noSuchPicture) {
            try await store.accounts.update(ana.id) { $0.show(picture) }
        }
        #expect(try await store.accounts.find(ana.id)?.picture == nil)
    }

    @Test("A new member lacks a neighbourhood until one is chosen", arguments: Database.Engine.allCases)
    func missing(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account
        #expect(try await store.accounts.find(ana.id)?.missing == [.neighbourhood])

        let home = HomeNeighbourhood(code: try #require(NeighbourhoodCode("1114055000")), reach: .widest)
        try await store.homes.update(of: ana.id) { $0 = try HomeNeighbourhoods([home]) }
        #expect(try await store.accounts.find(ana.id)?.missing == [])
    }
}

extension Store {
    /// An image whose bytes no one will ask for.
    func upload(by owner: Member.ID) async throws -> Image.ID {
        let id: Image.ID = identifiers.next()
        let name = String(repeating: "a", count: 64)
        try await database.write { [clock] connection in
            _ = try connection.execute(
                """
                INSERT INTO images (id, owner, width, height, thumb, card, full_size, uploaded_at)
                VALUES (\(id), \(owner), 10, 10, \(name), \(name), \(name), \(clock.now))
                """
            )
        }
        return id
    }
}
