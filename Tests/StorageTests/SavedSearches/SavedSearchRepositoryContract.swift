import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Saved searches are kept")
struct SavedSearchRepositoryContract {
    @Test("A search comes back with every criterion", arguments: Database.Engine.allCases)
    func criteria(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let all = try watchers.criteria(
            "성인 피아노",
            side: .offer,
            facets: ["subject": ["math", "english"], "weekday": ["sat"]],
            prices: 10_000...30_000,
            around: BoardFixture.nextDoor,
            .kilometres(20)
        )
        let bare = try watchers.criteria()
        try await watchers.saves("모두", all)
        try await watchers.saves("동네", bare, notifies: false)

        let kept = try await watchers.searches.list(of: watchers.ben).map(\.search)
        #expect(kept.map(\.criteria) == [all, bare])
        #expect(kept.map(\.notifies) == [true, false])
    }

    @Test("A name is a member's own once, in any case", arguments: Database.Engine.allCases)
    func names(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let piano = try await watchers.saves("Piano", watchers.criteria())
        let violin = try await watchers.saves("Violin", watchers.criteria())
        try await watchers.saves("Piano", watchers.criteria(), by: watchers.neighbours.author)

        await #expect(throws: SavedSearchRefusal.nameTaken) {
            try await watchers.saves("PIANO", watchers.criteria())
        }
        await #expect(throws: SavedSearchRefusal.nameTaken) {
            try await watchers.searches.update(violin, of: watchers.ben) {
                $0.rename(to: try SavedSearchName("piano"))
            }
        }
        try await watchers.searches.update(piano, of: watchers.ben) {
            $0.rename(to: try SavedSearchName("PIANO"))
        }
        #expect(try await watchers.searches.find(piano, of: watchers.ben).search.name.text == "PIANO")
    }

    @Test("Twenty are kept, and the next is refused", arguments: Database.Engine.allCases)
    func most(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        for number in 1...SavedSearch.most { try await watchers.saves("\(number)", watchers.criteria()) }
        await #expect(throws: SavedSearchRefusal.tooMany) {
            try await watchers.saves("more", watchers.criteria())
        }
    }

    @Test("Another member's search is not found", arguments: Database.Engine.allCases)
    func others(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let (id, ana) = (try await watchers.saves("mine", watchers.criteria()), watchers.neighbours.author)
        let (searches, now) = (watchers.searches, watchers.now)

        await #expect(throws: SavedSearchRefusal.notFound) { _ = try await searches.find(id, of: ana) }
        await #expect(throws: SavedSearchRefusal.notFound) { try await searches.update(id, of: ana) { _ in } }
        await #expect(throws: SavedSearchRefusal.notFound) {
            try await searches.markSeen(id, of: ana, at: now)
        }
        await #expect(throws: SavedSearchRefusal.notFound) { try await searches.delete(id, of: ana) }
        #expect(try await searches.list(of: watchers.ben).map(\.id) == [id])
    }

    @Test("A deleted search takes its notices along", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let id = try await watchers.saves("piano", watchers.criteria("피아노"))
        _ = try await watchers.fixture.post(watchers.fixture.contents("피아노"))
        #expect(try await watchers.new() == ["piano": 1])

        try await watchers.searches.delete(id, of: watchers.ben)
        #expect(try await watchers.notices.list(of: watchers.ben, SliceRequest()).items.isEmpty)
        #expect(try await watchers.searches.list(of: watchers.ben).isEmpty)
    }
}
