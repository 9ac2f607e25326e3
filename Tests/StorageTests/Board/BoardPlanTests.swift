import Database
import Domain
import Testing

@testable import Storage

@Suite("The board's queries use an index")
struct BoardPlanTests {
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    @Test("A member's listings come in their order out of one index")
    func own() async throws {
        let plan = try await plan(
            of: IndexedBoardQueries.list(
                of: Member.ID(rawValue: 1),
                BoardFilter(),
                isOwn: true,
                after: nil,
                limit: 21,
                at: Moment(milliseconds: 0)
            )
        )

        #expect(plan == ["SEARCH listings USING INDEX listings_of_author (author=? AND position<?)"])
    }

    @Test("Favourites come in their order out of one index, each listing by its key")
    func favourites() async throws {
        let kinds = Listing.Kind.allCases
        let plan = try await plan(
            of: SQLFavouriteRepository.list(
                of: Member.ID(rawValue: 1),
                .current,
                kinds,
                after: nil,
                limit: 21,
                at: Moment(milliseconds: 1)
            )
        )

        #expect(
            plan == [
                "SEARCH favourites USING INDEX favourites_newest (member=? AND mark<?)",
                "SEARCH listings USING INTEGER PRIMARY KEY (rowid=?)",
                "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH site_settings USING INDEX sqlite_autoindex_site_settings_1 (setting=?)",
            ]
        )
    }

    @Test("Listings' contents are read by key")
    func texts() async throws {
        let plan = try await plan(of: IndexedSearchQueries.texts(of: [Listing.ID(rawValue: 1)]))

        #expect(plan == ["SEARCH listing_words USING INTEGER PRIMARY KEY (rowid=?)"])
    }

    @Test("Past searches come in their order out of one index")
    func pastSearches() async throws {
        let plan = try await plan(of: BatchedPastSearches.list(of: Member.ID(rawValue: 1)))

        #expect(plan == ["SEARCH past_searches USING INDEX past_searches_newest (member=?)"])
    }

    @Test("Saved searches to match come in their order out of one index")
    func savedSearches() async throws {
        let mark = SavedSearchMark(extent: "city", center: BoardFixture.here.number)
        let (noon, codes) = (Moment(milliseconds: 0), [BoardFixture.here, BoardFixture.nextDoor])
        let index = "SEARCH saved_searches USING INDEX saved_searches_to_match"

        #expect(
            try await plan(of: SavedSearch.toMatch(after: mark, since: noon, 500))
                == ["\(index) (extent=? AND center=? AND id>?)"]
        )
        for query in [SavedSearch.center(from: mark, among: codes), SavedSearch.extent(after: "1")] {
            let plan = try await plan(of: query)
            #expect(plan.first?.contains("saved_searches_to_match (extent") == true, "\(plan)")
        }
    }

    @Test("Changes are found by number")
    func changes() async throws {
        let plan = try await plan(of: BoardChangeTable.changes(since: BoardMark(number: 1), .sqlite))

        #expect(plan == ["SEARCH board_changes USING INTEGER PRIMARY KEY (rowid>?)"])
    }

    @Test("Cards are fetched by their keys")
    func summaries() async throws {
        let ids = [Listing.ID(rawValue: 1), Listing.ID(rawValue: 2)]
        let cards = try await plan(of: IndexedBoardQueries.cards(of: ids))
        let marks = try await plan(
            of: FavouriteTable<Connection>.list(of: Member.ID(rawValue: 1), among: ids)
        )

        #expect(cards.allSatisfy { $0.contains("PRIMARY KEY") })
        #expect(marks.allSatisfy { $0.hasPrefix("SEARCH favourites USING COVERING INDEX") })
    }
}
