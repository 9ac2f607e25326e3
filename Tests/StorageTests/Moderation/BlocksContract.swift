import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Blocks are kept")
struct BlocksContract {
    @Test(
        "Blocking twice is blocking once, and only the blocker can undo it",
        arguments: Database.Engine.allCases
    )
    func once(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        let blocks = SQLBlockRepository(store.database, identifiers: store.identifiers)
        let since = store.clock.now

        try await blocks.insert(Block(of: ben, by: ana, at: since))
        store.clock.pass(.seconds(60))
        try await blocks.insert(Block(of: ben, by: ana, at: store.clock.now))
        try await blocks.delete(of: ana, by: ben)

        let list = try await blocks.list(of: ana, SliceRequest()).items
        #expect(list.map(\.card.nickname.text) == ["ben"])
        #expect(list.map(\.since) == [since])
        #expect(try await blocks.list(of: ben, SliceRequest()).items.isEmpty)
        #expect(
            try await store.database.read {
                try $0.blocks.hides(ben, from: ana) && $0.blocks.hides(ana, from: ben)
            }
        )
        #expect(try await store.database.read { try $0.blocks.hidden(from: ben) } == [ana])

        try await blocks.delete(of: ben, by: ana)
        #expect(try await store.database.read { try $0.blocks.hides(ben, from: ana) } == false)
    }

    @Test(
        "The latest are first, page by page, also those of one instant",
        arguments: Database.Engine.allCases
    )
    func pages(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let blocks = SQLBlockRepository(store.database, identifiers: store.identifiers)
        var all: [Member.ID] = []
        for number in 1...5 {
            all.append(try await store.join("ben\(number)").account.id)
            if number == 4 { store.clock.pass(.seconds(1)) }
            try await blocks.insert(Block(of: all[number - 1], by: ana, at: store.clock.now))
        }

        var found: [Member.ID] = []
        var cursor: String?
        repeat {
            let part = try await blocks.list(of: ana, SliceRequest(limit: 2, after: cursor))
            found += part.items.map(\.card.id)
            cursor = part.next
        } while cursor != nil

        #expect(found == all.reversed())
        for nonsense in ["x", "1-2-3", "-"] {
            await #expect(throws: SliceRefusal.unknownCursor) {
                try await blocks.list(of: ana, SliceRequest(after: nonsense))
            }
        }
    }

    @Test("A member can't block themselves or a missing member", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let now = store.clock.now

        #expect(throws: BlockRefusal.oneself) { try Block(of: ana, by: ana, at: now) }
        await #expect(throws: BlockRefusal.notFound) {
            try await SQLBlockRepository(store.database, identifiers: store.identifiers)
                .insert(Block(of: Member.ID(rawValue: 5), by: ana, at: now))
        }
    }
}
