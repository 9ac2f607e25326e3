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
        let plan = try await plan(
            of: SQLBoardQueries.newest(search, among: search.ranges, after: nil, limit: 21)
        )

        #expect(plan == ["MERGE (UNION ALL)", "LEFT", range, "RIGHT", range])
    }

    @Test("Which neighbourhoods have the newest is one step into that index for each")
    func newestOfEach() async throws {
        let plan = try await plan(of: SQLBoardQueries.newestOfEach(search, after: nil, limit: 1))

        #expect(plan.filter { $0.contains("listings") } == [range])
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

    @Test("A map reads the counts of neighbourhoods, or the index of those that touch its box")
    func map() async throws {
        let box = try MapBox(west: 126.98, south: 37.56, east: 126.99, north: 37.57)
        let counts = try await plan(of: SQLMapQueries.clusters(.districts, [.class]))
        let pins = try await plan(
            of: SQLMapQueries.listings(in: box, [Street.here], [.class], at: Moment(milliseconds: 0))
        )

        let list = try await plan(
            of: SQLMapQueries.newest(
                in: box,
                [Street.here],
                [.class],
                after: nil,
                limit: 21,
                at: Moment(milliseconds: 0)
            )
        )

        #expect(list.first?.hasPrefix("SEARCH listings USING COVERING INDEX listings_by_place") == true)
        #expect(counts.first?.contains("place_counts") == true)
        #expect(pins.first?.hasPrefix("SEARCH listings USING COVERING INDEX listings_by_place") == true)
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
