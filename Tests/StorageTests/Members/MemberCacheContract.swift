import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A member's data in memory")
struct MemberCacheContract {
    @Test(
        "A change is known here when it is answered, and on another server soon after",
        arguments: Database.Engine.allCases
    )
    func changes(_ engine: Database.Engine) async throws {
        let scene = try await Scene(engine)
        let other = try scene.store.elsewhere()
        let there = MemberCache(other)
        for change in Change.allCases {
            let former = try await scene.store.members.facts(of: scene.ben)
            _ = try await there.facts(of: scene.ben)

            try await scene.make(change)

            let latter = try await MemberCache(scene.store.database).facts(of: scene.ben)
            #expect(latter != former, "\(change) changes nothing")
            #expect(try await scene.store.members.facts(of: scene.ben) == latter, "\(change)")
            try await until { try await there.facts(of: scene.ben) == latter }
            #expect(try await there.facts(of: scene.ben) == latter, "\(change)")
        }
        await other.close()
    }

    @Test("A session is found by its number until it ends", arguments: Database.Engine.allCases)
    func sessions(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, phone) = try await store.join("ana")
        #expect(try await store.members.session(phone.id) == phone)

        let laptop = store.opens(for: ana.id, on: "laptop")
        try await store.sessions.insert(laptop)
        #expect(try await store.members.session(laptop.id) == laptop)

        try await store.sessions.endAll(of: ana.id)
        #expect(try await store.members.session(phone.id) == nil)
        #expect(try await store.members.session(laptop.id) == nil)
        #expect(try await store.members.session(Session.ID(rawValue: 5)) == nil)
    }

    @Test(
        "A session is known on every server as soon as one has opened it",
        arguments: Database.Engine.allCases
    )
    func elsewhere(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, phone) = try await store.join("ana")
        let other = try store.elsewhere()
        let there = MemberCache(other)
        for number in 1...20 {
            #expect(try await there.session(phone.id) == phone)
            let laptop = store.opens(for: ana.id, on: "laptop \(number)")
            try await store.sessions.insert(laptop)
            #expect(try await there.session(laptop.id) == laptop)
        }
        await other.close()
    }

    @Test(
        "A request with a change that this server may not have heard of reads the member again, once",
        arguments: Database.Engine.allCases
    )
    func fresh(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        try await store.waitUntilListening()
        #expect(try await store.members.facts(of: ana).sessions.count == 1)
        // A change that no one tells of.
        try await store.database.write { try $0.execute("DELETE FROM sessions WHERE member = \(ana)") }
        #expect(try await store.members.facts(of: ana).sessions.count == 1)
        try await FreshReads.during {
            #expect(try await store.members.facts(of: ana).sessions.isEmpty)
            let reads = store.database.statistics.reads
            _ = try await store.members.facts(of: ana)
            #expect(store.database.statistics.reads == reads)
        }
    }

    @Test("Once it was read it is not read again", arguments: Database.Engine.allCases)
    func once(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (ana, phone) = try await store.join("ana")
        _ = try await store.members.session(phone.id)
        let reads = store.database.statistics.reads

        for _ in 1...10 {
            _ = try await store.members.session(phone.id)
            _ = try await store.members.facts(of: ana.id)
        }

        // Forgotten once more, at most, when the database says that it listens.
        #expect(store.database.statistics.reads - reads <= 1)
    }
}

/// What can change of ben, in an order in which each changes something.
private enum Change: CaseIterable {
    case opensSession, refreshes, movesHome, tells, marks, unmarks, blocks, isBlocked, unblocks, endsSession
    case opensAnother, changesPassword, endsAll, leaves
}

private struct Scene {
    private let neighbours: BoardFixture
    let ben: Member.ID
    private let cho: Member.ID
    private let phone: Session
    private let laptop: Session
    private let listing: Listing

    init(_ engine: Database.Engine) async throws {
        neighbours = try await BoardFixture(engine)
        let (account, phone) = try await neighbours.store.join("ben")
        ben = account.id
        cho = try await neighbours.store.join("cho").account.id
        self.phone = phone
        laptop = neighbours.store.opens(for: ben, on: "laptop")
        listing = try await neighbours.post("피아노")
    }

    var store: Store { neighbours.store }

    func make(_ change: Change) async throws {
        let (ben, blocks) = (ben, SQLBlockRepository(store.database, identifiers: store.identifiers))
        let favourites = SQLFavouriteRepository(store.database)
        store.clock.pass(.seconds(1))
        let now = store.clock.now
        switch change {
        case .opensSession: try await store.sessions.insert(laptop)
        case .refreshes: _ = try await store.sessions.update(phone.id) { try $0.stay(at: now) }
        case .movesHome:
            let home = HomeNeighbourhood(code: BoardFixture.here, reach: .adjacent)
            try await store.homes.update(of: ben) { $0 = try HomeNeighbourhoods([home]) }
        case .tells: _ = try await store.accounts.update(ben) { $0.run(at: .average) }
        case .marks: try await favourites.add(listing.id, by: ben, as: store.identifiers.next())
        case .unmarks: try await favourites.remove(listing.id, by: ben)
        case .blocks: try await blocks.insert(Block(of: cho, by: ben, at: now))
        case .isBlocked: try await blocks.insert(Block(of: ben, by: neighbours.author, at: now))
        case .unblocks: try await blocks.delete(of: cho, by: ben)
        case .endsSession: _ = try await store.sessions.update(laptop.id) { try $0.end(by: ben) }
        case .opensAnother: try await store.sessions.insert(store.opens(for: ben, on: "tablet"))
        case .changesPassword:
            guard let old = try await store.credentials.find(of: ben) else { return }
            try await store.credentials.replace(old, by: PasswordSeal(text: "new"), keeping: phone.id)
        case .endsAll: try await store.sessions.endAll(of: ben)
        case .leaves: try await store.accounts.delete(ben, at: now)
        }
    }
}

extension Store {
    /// Returns once all listeners are connected: a cache forgets everything at that moment.
    fileprivate func waitUntilListening() async throws {
        let (connections, connection) = AsyncStream.makeStream(of: Void.self)
        let listening = database.listen(on: "waiting") { _ in connection.yield() }
        for await _ in connections { break }
        // A notification is delivered after the earlier ones of other listeners.
        try await database.write { try $0.notify("waiting", "") }
        listening.stop()
    }
}
