import Database
import Domain
import Testing

@testable import Storage

@Suite("The board is read from its indexes")
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
    private let range =
        "SEARCH listings USING COVERING INDEX listings_by_place "
        + "(kind=? AND code=? AND status=? AND position<?)"

    @Test("The feed merges ranges of one index that has all that is asked, and sorts nothing")
    func newest() async throws {
        let plan = try await plan(of: SQLBoardQueries.newest(search, after: nil, limit: 21))

        #expect(plan == ["MERGE (UNION ALL)", "LEFT", range, "RIGHT", range])
    }

    @Test("The nearest are found in one pass over the ring's part of the index")
    func nearest() async throws {
        let plan = try await plan(
            of: SQLBoardQueries.nearest(search, to: Street.corner, after: nil, limit: 21)
        )

        #expect(
            plan.filter { $0.hasPrefix("SEARCH") || $0.hasPrefix("SCAN") } == [
                "SEARCH listings USING COVERING INDEX listings_by_place (kind=? AND code=? AND status=?)"
            ]
        )
    }

    @Test("The popular are picked from the newest of the merge")
    func popular() async throws {
        let plan = try await plan(of: SQLBoardQueries.candidates(search, upTo: nil))

        #expect(
            plan.filter { $0.contains("listings") } == [
                range, range, "SEARCH listings USING INTEGER PRIMARY KEY (rowid=?)",
            ]
        )
    }

    @Test("A member's listings come in their order out of one index")
    func own() async throws {
        let plan = try await plan(
            of: SQLBoardQueries.list(
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

    @Test("Cards are fetched by their keys")
    func summaries() async throws {
        let ids = [Listing.ID(rawValue: 1), Listing.ID(rawValue: 2)]
        let cards = try await plan(of: SQLBoardQueries.summaries(of: ids))
        let marks = try await plan(of: SQLBoardQueries.favourites(of: Member.ID(rawValue: 1), among: ids))

        #expect(cards.allSatisfy { $0.contains("PRIMARY KEY") })
        #expect(marks.allSatisfy { $0.hasPrefix("SEARCH favourites USING COVERING INDEX") })
    }
}
