import Database
import Domain
import Testing

@testable import Storage

@Suite("What the board reads from the database has an index")
struct BoardPlanTests {
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    private let search = BoardSearch(
        filter: BoardFilter(side: .offer, categories: Marks(rawValue: 1), prices: 0...9),
        area: Street.ring,
        viewer: nil,
        now: Moment(milliseconds: 0)
    )

    @Test("A member's listings come in their order out of one index")
    func own() async throws {
        let plan = try await plan(
            of: IndexedBoardQueries.list(
                of: Member.ID(rawValue: 1),
                BoardFilter(),
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
            of: SQLFavouriteRepository.list(of: Member.ID(rawValue: 1), kinds, after: nil, limit: 21)
        )

        #expect(
            plan == [
                "SEARCH favourites USING INDEX favourites_newest (member=? AND mark<?)",
                "SEARCH listings USING INTEGER PRIMARY KEY (rowid=?)",
            ]
        )
    }

    @Test("A search walks the index of words, newest first, and sorts nothing")
    func search() async throws {
        let plan = try await plan(
            of: SQLSearchQueries.candidates(
                SoughtListings("피아노"),
                search,
                after: nil,
                limit: 50,
                on: .sqlite
            )
        )

        #expect(plan.first?.hasPrefix("SCAN listing_index VIRTUAL TABLE INDEX") == true)
        #expect(!plan.contains { $0.contains("TEMP B-TREE") })
        #expect(plan.dropFirst().allSatisfy { $0.hasPrefix("SEARCH listing") })
    }

    @Test("Past searches come in their order out of one index")
    func pastSearches() async throws {
        let plan = try await plan(of: SQLPastSearchRepository.list(of: Member.ID(rawValue: 1)))

        #expect(plan == ["SEARCH past_searches USING INDEX past_searches_newest (member=?)"])
    }

    @Test("What has changed is found by its number")
    func changes() async throws {
        let plan = try await plan(of: Connection.changes(since: BoardMark(number: 1), .sqlite))

        #expect(plan == ["SEARCH board_changes USING INTEGER PRIMARY KEY (rowid>?)"])
    }

    @Test("Cards are fetched by their keys")
    func summaries() async throws {
        let ids = [Listing.ID(rawValue: 1), Listing.ID(rawValue: 2)]
        let cards = try await plan(of: IndexedBoardQueries.cards(of: ids))
        let marks = try await plan(of: IndexedBoardQueries.favourites(of: Member.ID(rawValue: 1), among: ids))

        #expect(cards.allSatisfy { $0.contains("PRIMARY KEY") })
        #expect(marks.allSatisfy { $0.hasPrefix("SEARCH favourites USING COVERING INDEX") })
    }
}
