import Database
import Domain
import TestSupport

@testable import Storage

/// Ben watches what ana posts, for the contracts of saved searches.
struct SavedSearchFixture {
    let neighbours: BoardFixture
    let ben: Member.ID

    init(_ neighbours: BoardFixture, ben: Member.ID) {
        self.neighbours = neighbours
        self.ben = ben
    }

    init(_ engine: Database.Engine) async throws {
        neighbours = try await BoardFixture(engine)
        ben = try await neighbours.store.join("ben").account.id
    }

    var store: Store { neighbours.store }
    var now: Moment { store.clock.now }
    var fixture: ClassFixture { ClassFixture(store, teacher: neighbours.author) }
    var searches: SQLSavedSearchRepository { SQLSavedSearchRepository(store.database) }
    var notices: SQLNoticeQueries { SQLNoticeQueries(store.database) }

    func matching(_ database: Database? = nil) -> SQLSavedSearchMatching {
        SQLSavedSearchMatching(
            database ?? store.database,
            gazetteer: TwoNeighbourhoods(),
            identifiers: store.identifiers
        )
    }

    func criteria(
        _ text: String? = nil,
        side: Listing.Side? = nil,
        facets: [String: [String]] = [:],
        prices: ClosedRange<Int>? = nil,
        around center: NeighbourhoodCode = BoardFixture.here,
        _ extent: Extent = .ring(.adjacent)
    ) throws -> SearchCriteria {
        try SearchCriteria(
            text: text.map { try SearchText($0) },
            side: side,
            facets: facets,
            prices: prices,
            around: center,
            extent
        )
    }

    @discardableResult
    func saves(
        _ name: String,
        _ criteria: SearchCriteria,
        by member: Member.ID? = nil,
        notifies: Bool = true,
        telling frequency: SavedSearch.Frequency = .atOnce
    ) async throws -> SavedSearch.ID {
        let search = SavedSearch(
            id: store.identifiers.next(),
            name: try SavedSearchName(name),
            criteria: criteria,
            notifiesSince: notifies ? now : nil,
            frequency: frequency
        )
        return try await searches.insert(search, of: member ?? ben)
    }

    /// The new listings of each search, by its name, once everything is matched.
    func new(for member: Member.ID? = nil) async throws -> [String: Int] {
        try await matching().matchAll(at: now)
        let all = try await searches.list(of: member ?? ben)
        return Dictionary(uniqueKeysWithValues: all.map { ($0.search.name.text, $0.newListings) })
    }

    /// The counts of the unread notices, newest first.
    func told(_ member: Member.ID? = nil) async throws -> [Int?] {
        try await notices.list(of: member ?? ben, SliceRequest()).items
            .filter { $0.notice.kind == .savedSearchFits && $0.notice.readAt == nil }.map(\.notice.count)
    }

    /// The listings that wait to be matched.
    func waiting() async throws -> Int {
        try await store.database.read { connection in
            try connection.run(ArrivalTable<Connection>.next(100, after: 0)).count
        }
    }
}

/// A gazetteer in which here and next door are adjacent, and everything else is far away.
struct TwoNeighbourhoods: Gazetteer {
    var edition: String { "2026-02-01" }

    func neighbourhood(_ code: NeighbourhoodCode, at moment: Moment) -> Neighbourhood? { nil }
    func neighbourhood(at point: Point, at moment: Moment) -> Neighbourhood? { nil }
    func find(
        _ sought: NeighbourhoodText,
        near point: Point?,
        limit: Int,
        at moment: Moment
    ) -> [NeighbourhoodMatch] { [] }
    func ring(of code: NeighbourhoodCode, reach: Reach, at moment: Moment) -> [NearbyNeighbourhood]? { nil }
    var everywhere: [NeighbourhoodCode] { BoardFixture.block }
    func codes(around position: RoundedPosition) -> [NeighbourhoodCode] { [] }
    func codes(touching box: MapBox) -> [NeighbourhoodCode] { [] }
    func station(near point: Point) -> NearbyStation? { nil }
    func outlines(in box: MapBox, _ detail: MapDetail) -> [Outline] { [] }

    func codes(around code: NeighbourhoodCode, _ extent: Extent) -> [NeighbourhoodCode]? {
        let pair = [BoardFixture.here, BoardFixture.nextDoor]
        if extent == .country { return BoardFixture.block }
        guard extent != .ring(.home), pair.contains(code) else { return [code] }
        return [code] + pair.filter { $0 != code }
    }
}
