import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Pictures and the content that shows them")
struct ImageUsesContract {
    private let post = Subject(.listing, 7)

    private func use(
        _ ids: [Image.ID],
        of owner: Member.ID,
        for subject: Subject,
        in store: Store
    ) async throws {
        try await store.database.write { try $0.images.use(ids, of: owner, for: subject) }
    }

    @Test("Pictures are shown in the order given, also after a change", arguments: Database.Engine.allCases)
    func order(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let one = try await store.upload(ana, "one")
        let two = try await store.upload(ana, "two")
        let three = try await store.upload(ana, "three")

        try await use([one.id, two.id, three.id], of: ana, for: post, in: store)
        try await use([three.id, one.id], of: ana, for: post, in: store)
        try await use([two.id], of: ana, for: Subject(.message, 7), in: store)

        let subjects = [post, Subject(.listing, 8), Subject(.message, 7)]
        let images = try await store.database.read { try $0.images.list(of: subjects) }
        #expect(images == [post: [three, one], Subject(.message, 7): [two]])
    }

    @Test(
        "A listing takes up to eight of its author's own pictures, each once",
        arguments: Database.Engine.allCases
    )
    func refusals(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        let own = try await store.upload(ana, "own")
        let other = try await store.upload(ben, "own")
        let nine = (1...9).map { Image.ID(rawValue: $0) }
        try await use([own.id], of: ana, for: post, in: store)

        let attempts: [([Image.ID], ImageRefusal)] = [
            ([own.id, other.id], .notYours), ([own.id, own.id], .repeated), (nine, .tooMany),
            ([own.id, Image.ID(rawValue: 1)], .notFound),
        ]
        for (ids, refusal) in attempts {
            await #expect(throws: refusal) { try await use(ids, of: ana, for: post, in: store) }
        }
        #expect(try await store.database.read { try $0.images.list(of: post) } == [own])
    }

    @Test("Freed pictures are shown no more", arguments: Database.Engine.allCases)
    func freeing(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let one = try await store.upload(ana, "one")
        try await use([one.id], of: ana, for: post, in: store)

        try await store.database.write { try $0.images.release(of: post) }

        #expect(try await store.database.read { try $0.images.list(of: post) } == [])
        #expect(try await store.images.find(one.id) == one)
    }
}
