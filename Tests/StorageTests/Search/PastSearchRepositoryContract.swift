import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every memory of searches promises.
@Suite("Past searches")
struct PastSearchRepositoryContract {
    @Test(
        "Each once, the last first, fifty at most, one or all to be forgotten",
        arguments: Database.Engine.allCases
    )
    func memory(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        let searches = BatchedPastSearches(store.database)
        let remember = { (text: String, member: Member.ID) in
            try await searches.remember(SearchText(text), of: member, as: store.identifiers.next())
        }
        for number in 1...PastSearch.most { try await remember("글 \(number)", ana) }
        try await remember("Java", ben)

        try await remember(" java ", ben)
        try await remember("글 1", ana)
        #expect(try await searches.list(of: ben).map(\.text) == ["java"])
        let full = try await searches.list(of: ana).map(\.text)
        #expect(full.count == PastSearch.most)
        #expect(full.first == "글 1" && full.last == "글 2")

        try await remember("하나 더", ana)
        let shifted = try await searches.list(of: ana)
        #expect(shifted.count == PastSearch.most && !shifted.map(\.text).contains("글 2"))

        let newest = try #require(shifted.first)
        try await searches.forget(newest.id, of: ben)
        #expect(try await searches.list(of: ana).count == PastSearch.most)
        try await searches.forget(newest.id, of: ana)
        let left = try await searches.list(of: ana)
        #expect(left.first?.text == "글 1" && left.count == PastSearch.most - 1)
        try await searches.forgetAll(of: ana)
        #expect(try await searches.list(of: ana).isEmpty)
        #expect(try await searches.list(of: ben).count == 1)
    }

    @Test(
        "They are listed at once, and written together when it is time",
        arguments: Database.Engine.allCases
    )
    func batches(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        let searches = BatchedPastSearches(store.database)
        let elsewhere = BatchedPastSearches(store.database)
        let remember = { (text: String, member: Member.ID) in
            try await searches.remember(SearchText(text), of: member, as: store.identifiers.next())
        }
        let written = store.database.statistics.writes
        for text in ["피아노", "수학", "피아노 "] { try await remember(text, ana) }
        try await remember("요가", ben)

        #expect(store.database.statistics.writes == written)
        #expect(try await searches.list(of: ana).map(\.text) == ["피아노", "수학"])
        #expect(try await elsewhere.list(of: ana).isEmpty)
        try await searches.keep()
        #expect(store.database.statistics.writes == written + 1)
        #expect(try await elsewhere.list(of: ana).map(\.text) == ["피아노", "수학"])
        try await searches.keep()
        #expect(store.database.statistics.writes == written + 1)

        try await remember("수학", ana)
        let last = try #require(try await searches.list(of: ana).first)
        #expect(last.text == "수학")
        try await searches.forget(last.id, of: ana)
        #expect(try await searches.list(of: ana).map(\.text) == ["피아노"])
        try await remember("바둑", ana)
        try await searches.forgetAll(of: ana)
        try await searches.keep()
        #expect(try await searches.list(of: ana).isEmpty)
        #expect(try await elsewhere.list(of: ben).map(\.text) == ["요가"])
    }

    @Test(
        "A member who has left doesn't keep the searches of others from being written",
        arguments: Database.Engine.allCases
    )
    func leaving(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        let searches = BatchedPastSearches(store.database)
        for member in [ana, ben] {
            try await searches.remember(SearchText("피아노"), of: member, as: store.identifiers.next())
        }
        try await store.accounts.delete(ana, at: store.clock.now)

        try await searches.keep()

        #expect(try await BatchedPastSearches(store.database).list(of: ben).count == 1)
        #expect(try await searches.list(of: ana).isEmpty)
    }

    @Test("A failed write to the index is listed, and retried")
    func failing() async throws {
        let store = try await Store(.sqlite)
        let ana = try await store.join("ana").account.id
        let searches = BatchedPastSearches(store.database)
        try await store.database.write { connection in
            try connection.execute(
                """
                CREATE TRIGGER full BEFORE INSERT ON past_searches
                BEGIN SELECT RAISE(ABORT, 'full'); END
                """
            )
        }
        try await searches.remember(SearchText("피아노"), of: ana, as: store.identifiers.next())

        await #expect(throws: DatabaseError.self) { try await searches.keep() }
        try await searches.remember(SearchText("수학"), of: ana, as: store.identifiers.next())
        #expect(try await searches.list(of: ana).map(\.text) == ["수학", "피아노"])

        try await store.database.write { try $0.execute("DROP TRIGGER full") }
        try await searches.keep()
        #expect(try await BatchedPastSearches(store.database).list(of: ana).map(\.text) == ["수학", "피아노"])
    }
}
