import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What fits a saved search is what feed and search show with the same filter.
@Suite("A saved search fits what the board shows")
struct SavedSearchAgreementContract {
    private static let words = ["피아노", "영어 회화", "바이올린 레슨", "coding", "수학 과외"]
    private static let sought: [String?] = [nil, nil, "피아노", "회화", "ㅂㅇㅇㄹ", "영어회화", "co"]

    @Test(
        "Of random listings, each saved search counts just those that its filter lists",
        arguments: Database.Engine.allCases
    )
    func random(_ engine: Database.Engine) async throws {
        var chance = SeededGenerator(seed: 44)
        let watchers = try await SavedSearchFixture(engine)
        let dora = try await watchers.store.join("dora").account.id
        try await watchers.store.block(dora, by: watchers.ben)
        let authors = [watchers.neighbours.author, watchers.neighbours.author, watchers.ben, dora]
        for number in 1...SavedSearch.most {
            try await watchers.saves("\(number)", criteria(watchers, &chance))
        }
        for _ in 1...60 {
            let listing = try draft(watchers, by: authors.randomElement(using: &chance), &chance)
            let now = watchers.now
            try await watchers.store.database.write { connection in
                try connection.listings.insert(listing, searchable: "")
                try connection.arrivals.note(listing, after: .absent, at: now)
            }
        }
        try await watchers.matching().matchAll(at: watchers.now)

        var found = 0
        for summary in try await watchers.searches.list(of: watchers.ben) {
            let shown = try await shown(summary.search.criteria, watchers)
            let counted = try await counted(summary.id, watchers)
            #expect(counted == shown, "\(summary.search.criteria)")
            found += shown.count
        }
        #expect(found > 40)
    }

    private func criteria(_ watchers: SavedSearchFixture, _ chance: inout SeededGenerator) throws
        -> SearchCriteria
    {
        let subjects = ClassSubject.allCases.map(\.rawValue)
        let least = Int.random(in: 0...3, using: &chance) * 10_000
        return try watchers.criteria(
            Self.sought.randomElement(using: &chance) ?? nil,
            side: [nil, nil, .offer, .want].randomElement(using: &chance) ?? nil,
            facets: Bool.random(using: &chance)
                ? ["subject": Array(subjects.shuffled(using: &chance).prefix(4))] : [:],
            prices: Bool.random(using: &chance) ? least...(least + 20_000) : nil,
            around: [BoardFixture.here, BoardFixture.nextDoor].randomElement(using: &chance)
                ?? BoardFixture.here,
            [.ring(.home), .ring(.adjacent), .kilometres(5), .city, .country].randomElement(using: &chance)
                ?? .city
        )
    }

    private func draft(
        _ watchers: SavedSearchFixture,
        by author: Member.ID?,
        _ chance: inout SeededGenerator
    ) throws -> Listing {
        let subjects = Set(ClassSubject.allCases.shuffled(using: &chance).prefix(2)).map(\.rawValue)
        let won = Money(won: Int.random(in: 0...5, using: &chance) * 10_000)
        return try watchers.neighbours.draft(
            Self.words.randomElement(using: &chance) ?? "",
            by: author,
            in: [BoardFixture.here, BoardFixture.nextDoor, BoardFixture.elsewhere].randomElement(
                using: &chance
            ) ?? BoardFixture.here,
            side: Bool.random(using: &chance) ? .offer : .want,
            facets: Listing.Kind.class.facets.first { $0.name == "subject" }?.marks(ofWords: subjects) ?? [],
            price: won.map { Bool.random(using: &chance) ? .fixed($0, per: .hour) : .negotiable }
        )
    }

    /// What the board lists, without the member's own.
    private func shown(_ criteria: SearchCriteria, _ watchers: SavedSearchFixture) async throws -> Set<
        Listing.ID
    > {
        let codes = TwoNeighbourhoods().codes(around: criteria.center, criteria.extent) ?? []
        let area = BoardArea(codes)
        let (slice, ben, now) = (SliceRequest(limit: 100), watchers.ben, watchers.now)
        let found =
            if let text = criteria.text {
                try await watchers.neighbours.search.listings(
                    text,
                    criteria.filter,
                    in: area,
                    slice,
                    for: ben,
                    at: now
                )
            } else {
                try await watchers.neighbours.board.listings(
                    criteria.filter,
                    in: area,
                    by: .newest,
                    slice,
                    for: ben,
                    at: now
                )
            }
        return Set(found.items.map(\.listing).filter { $0.author != ben }.map(\.id))
    }

    private func counted(_ id: SavedSearch.ID, _ watchers: SavedSearchFixture) async throws -> Set<Listing.ID>
    {
        try await watchers.store.database.read { connection in
            let rows = try connection.run("SELECT listing FROM saved_search_matches WHERE search = \(id)")
            return Set(try rows.map { try $0.value("listing") })
        }
    }
}
