import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every board promises to show, to whom.
@Suite("The board")
struct BoardFilterContract {
    @Test("Each filter keeps what it names and nothing else", arguments: Database.Engine.allCases)
    func filters(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let cheap = try Price.fixed(#require(Money(won: 10_000)), per: .hour)
        let dear = try Price.fixed(#require(Money(won: 50_000)), per: .wholeClass)
        try await neighbours.keep(
            neighbours.draft(
                "cheap",
                facets: Class.marks(subjects: [.korean], targets: [], weekdays: []),
                price: cheap
            )
        )
        let dearest = Class.marks(subjects: [.math, .english], targets: [], weekdays: [])
        try await neighbours.keep(neighbours.draft("dear", facets: dearest, price: dear))
        let early = Class.marks(subjects: [], targets: [], weekdays: [.monday, .tuesday])
        try await neighbours.keep(neighbours.draft("wanted", side: .want, facets: early))

        #expect(try await neighbours.feed(BoardFilter(side: .want)).titles == ["wanted"])
        let wanted = { (facets: [String: [String]]) in
            try await neighbours.feed(BoardFilter(facets: facets)).titles
        }
        #expect(try await wanted(["subject": ["korean", "math"]]) == ["dear", "cheap"])
        #expect(try await wanted(["subject": ["science"]]) == [])
        #expect(try await wanted(["weekday": ["tue"]]) == ["wanted"])
        #expect(try await wanted(["weekday": ["tue", "sun"]]) == ["wanted"])
        #expect(try await wanted(["weekday": ["tue"], "subject": ["math"]]) == [])
        #expect(try await wanted(["pace": ["slow"]]) == [])
        #expect(try await neighbours.feed(BoardFilter(prices: 10_000...49_999)).titles == ["cheap"])
        #expect(try await neighbours.feed(BoardFilter(prices: 0...50_000)).titles == ["dear", "cheap"])
    }

    @Test(
        "A listing whose last date has passed is expired at once, even before that is stored",
        arguments: Database.Engine.allCases
    )
    func expired(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let soon = neighbours.store.clock.now + .seconds(60)
        try await neighbours.keep(neighbours.draft("soon over", expiresAt: soon))
        let closed = try await neighbours.post("closed")
        let now = neighbours.store.clock.now
        try await neighbours.change(closed) { try $0.close(at: now) }
        #expect(try await neighbours.feed().titles == ["soon over"])

        neighbours.store.clock.pass(.seconds(60))

        for order in BoardFixture.orders {
            let shown = { (statuses: Set<Listing.Status>) in
                try await neighbours.feed(BoardFilter(statuses: statuses), by: order).titles
            }
            #expect(try await shown([.open]) == [])
            #expect(try await shown([.expired]) == ["soon over"])
            #expect(try await shown([.closed]) == ["closed"])
            #expect(Set(try await shown(Set(Listing.Status.allCases))) == ["closed", "soon over"])
        }
    }

    @Test(
        "With a block in either direction neither sees the other's listings, and pages stay full",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let ben = try await neighbours.store.join("ben").account.id
        let cho = try await neighbours.store.join("cho").account.id
        for number in 1...3 {
            try await neighbours.keep(neighbours.draft("ana \(number)"))
            try await neighbours.keep(neighbours.draft("ben \(number)", by: ben))
        }
        try await neighbours.store.block(ben, by: cho)
        let ownThree = ["ana 1", "ana 2", "ana 3"]

        for order in BoardFixture.orders {
            #expect(try await neighbours.everything(by: order, inPartsOf: 2, for: cho).sorted() == ownThree)
            #expect(try await neighbours.feed(by: order, for: ben).titles.count == 6)
        }
        try await neighbours.keep(neighbours.draft("cho", by: cho))
        #expect(try await !neighbours.feed(for: ben).titles.contains("cho"))
        let bens = try await neighbours.board.listings(
            of: ben,
            BoardFilter(),
            SliceRequest(),
            for: cho,
            at: neighbours.store.clock.now
        )
        #expect(bens.items.isEmpty)
    }

    @Test("A member's own are listed wherever they are, newest first", arguments: Database.Engine.allCases)
    func own(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let ben = try await neighbours.store.join("ben").account.id
        try await neighbours.post("here")
        try await neighbours.post("far", in: BoardFixture.elsewhere)
        try await neighbours.keep(neighbours.draft("ben's", by: ben))
        let now = neighbours.store.clock.now
        let part = { (cursor: String?) in
            try await neighbours.board.listings(
                of: neighbours.author,
                BoardFilter(),
                SliceRequest(limit: 1, after: cursor),
                for: nil,
                at: now
            )
        }

        let first = try await part(nil)
        let second = try await part(first.next)

        #expect((first.items + second.items).map(\.listing.details.title.text) == ["far", "here"])
        #expect(second.next == nil)
    }
}
