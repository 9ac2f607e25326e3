import Database
import Domain
import TestSupport

@testable import Storage

/// A store with members who post, for the contracts of the board.
struct BoardFixture {
    static let here = NeighbourhoodCode(number: 1_114_055_000)!
    static let nextDoor = NeighbourhoodCode(number: 1_114_054_000)!
    static let elsewhere = NeighbourhoodCode(number: 2_611_051_000)!
    /// Many that need not be near each other.
    static let block =
        [here, nextDoor, elsewhere]
        + [1_111_051_500, 1_111_053_000, 1_111_054_000, 1_111_055_000].compactMap(
            NeighbourhoodCode.init(number:)
        )
    static let corner = Point(latitude: 37.5637, longitude: 126.9838)!
    static let ring = BoardArea([here, nextDoor])

    let store: Store
    let author: Member.ID
    let keeper: BoardKeeper

    init(_ engine: Database.Engine) async throws {
        store = try await Store(engine)
        author = try await store.join("ana").account.id
        keeper = BoardKeeper(store.database, store.members)
    }

    var board: IndexedBoardQueries { IndexedBoardQueries(store.database, keeper) }
    var search: IndexedSearchQueries { IndexedSearchQueries(keeper) }

    func search(most: Int) -> IndexedSearchQueries { IndexedSearchQueries(keeper, mostListings: most) }
    var maps: IndexedMapQueries { IndexedMapQueries(keeper) }

    static let orders: [BoardOrder] = [
        .newest, .nearest(corner), .popular, .soonest, .cheapest, .largest,
    ]

    /// One that is not kept yet.
    func draft(
        _ title: String,
        _ kind: Listing.Kind = .class,
        by member: Member.ID? = nil,
        in code: NeighbourhoodCode = here,
        at point: Point = corner,
        side: Listing.Side? = .offer,
        facets: Marks = [],
        price: Price? = .negotiable,
        secondAmount: Money? = nil,
        monthlyCost: Int? = nil,
        area: FloorArea? = nil,
        expiresAt: Moment? = nil
    ) throws -> Listing {
        Listing(
            posting: store.identifiers.next(),
            kind,
            by: member ?? author,
            side: side,
            seats: try Seats(1),
            ListingDetails(
                title: try ListingTitle(title),
                facets: facets,
                price: price,
                secondAmount: secondAmount,
                monthlyCost: monthlyCost,
                area: area,
                place: ListingPlace(neighbourhood: code, shown: point, exact: nil),
                expiresAt: expiresAt
            ),
            at: store.clock.now
        )
    }

    @discardableResult
    func keep(_ listing: Listing, searchable words: String = "") async throws -> Listing {
        try await store.database.write { try $0.listings.insert(listing, searchable: words) }
        return listing
    }

    @discardableResult
    func post(_ title: String, in code: NeighbourhoodCode = here) async throws -> Listing {
        try await keep(draft(title, in: code))
    }

    func change(_ listing: Listing, _ change: @escaping @Sendable (inout Listing) throws -> Void) async throws
    {
        try await store.write { transaction in
            guard var kept = try transaction.listings.find(listing.id) else {
                throw ListingRefusal.notFound
            }
            try change(&kept)
            try transaction.listings.save(kept)
        }
    }

    /// The titles of one part of the feed.
    func feed(
        _ filter: BoardFilter = BoardFilter(),
        in area: BoardArea = ring,
        by order: BoardOrder = .newest,
        _ slice: SliceRequest = SliceRequest(),
        for viewer: Member.ID? = nil
    ) async throws -> (titles: [String], next: String?) {
        let found = try await board.listings(
            filter,
            in: area,
            by: order,
            slice,
            for: viewer,
            at: store.clock.now
        )
        return (found.items.map(\.listing.details.title.text), found.next)
    }

    /// The titles of the whole list, part by part.
    func everything(
        _ filter: BoardFilter = BoardFilter(),
        in area: BoardArea = ring,
        by order: BoardOrder,
        inPartsOf limit: Int,
        for viewer: Member.ID? = nil,
        between: () async throws -> Void = {}
    ) async throws -> [String] {
        var titles: [String] = []
        var cursor: String?
        repeat {
            let slice = SliceRequest(limit: limit, after: cursor)
            let part = try await feed(filter, in: area, by: order, slice, for: viewer)
            titles += part.titles
            cursor = part.next
            try await between()
        } while cursor != nil
        return titles
    }
}
