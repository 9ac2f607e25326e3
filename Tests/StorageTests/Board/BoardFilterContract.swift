import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every board promises to show, to whom.
@Suite("What the board shows")
struct BoardFilterContract {
    @Test("Each filter keeps what it names and nothing else", arguments: Database.Engine.allCases)
    func filters(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let cheap = try Price.fixed(#require(Money(won: 10_000)), per: .hour)
        let dear = try Price.fixed(#require(Money(won: 50_000)), per: .wholeClass)
        try await street.keep(
            street.draft(
                "cheap",
                facets: Class.marks(subjects: [.korean], targets: [], weekdays: []),
                price: cheap
            )
        )
        let dearest = Class.marks(subjects: [.math, .english], targets: [], weekdays: [])
        try await street.keep(street.draft("dear", facets: dearest, price: dear))
        let early = Class.marks(subjects: [], targets: [], weekdays: [.monday, .tuesday])
        try await street.keep(street.draft("wanted", side: .want, facets: early))

        #expect(try await street.feed(BoardFilter(side: .want)).titles == ["wanted"])
        let wanted = { (facets: [String: [String]]) in
            try await street.feed(BoardFilter(facets: facets)).titles
        }
        #expect(try await wanted(["subject": ["korean", "math"]]) == ["dear", "cheap"])
        #expect(try await wanted(["subject": ["science"]]) == [])
        #expect(try await wanted(["weekday": ["tue"]]) == ["wanted"])
        #expect(try await wanted(["weekday": ["tue", "sun"]]) == ["wanted"])
        #expect(try await wanted(["weekday": ["tue"], "subject": ["math"]]) == [])
        #expect(try await wanted(["pace": ["slow"]]) == [])
        #expect(try await street.feed(BoardFilter(prices: 10_000...49_999)).titles == ["cheap"])
        #expect(try await street.feed(BoardFilter(prices: 0...50_000)).titles == ["dear", "cheap"])
    }

    @Test(
        "A listing whose last date has passed is expired at once, even before that is stored",
        arguments: Database.Engine.allCases
    )
    func expired(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let soon = street.store.clock.now + .seconds(60)
        try await street.keep(street.draft("soon over", expiresAt: soon))
        let closed = try await street.posts("closed")
        let now = street.store.clock.now
        try await street.change(closed) { try $0.close(at: now) }
        #expect(try await street.feed().titles == ["soon over"])

        street.store.clock.pass(.seconds(60))

        for order in [BoardOrder.newest, .nearest(Street.corner), .popular, .soonest] {
            let shown = { (statuses: Set<Listing.Status>) in
                try await street.feed(BoardFilter(statuses: statuses), by: order).titles
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
        let street = try await Street(engine)
        let ben = try await street.store.joins("ben").account.id
        let cho = try await street.store.joins("cho").account.id
        for number in 1...3 {
            try await street.keep(street.draft("ana \(number)"))
            try await street.keep(street.draft("ben \(number)", by: ben))
        }
        try await street.block(ben, by: cho)
        let ownThree = ["ana 1", "ana 2", "ana 3"]

        for order in [BoardOrder.newest, .nearest(Street.corner), .popular, .soonest] {
            #expect(try await street.everything(by: order, inPartsOf: 2, for: cho).sorted() == ownThree)
            #expect(try await street.feed(by: order, for: ben).titles.count == 6)
        }
        try await street.keep(street.draft("cho", by: cho))
        #expect(try await !street.feed(for: ben).titles.contains("cho"))
        let bens = try await street.board.listings(
            of: ben,
            BoardFilter(),
            SliceRequest(),
            for: cho,
            at: street.store.clock.now
        )
        #expect(bens.items.isEmpty)
    }

    @Test("A member's own are listed wherever they are, newest first", arguments: Database.Engine.allCases)
    func own(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let ben = try await street.store.joins("ben").account.id
        try await street.posts("here")
        try await street.posts("far", in: Street.elsewhere)
        try await street.keep(street.draft("ben's", by: ben))
        let now = street.store.clock.now
        let part = { (cursor: String?) in
            try await street.board.listings(
                of: street.author,
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
