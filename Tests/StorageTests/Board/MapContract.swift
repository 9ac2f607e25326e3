import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every map of the board promises.
@Suite("The board as a map")
struct MapContract {
    private let country: MapBox
    private let block: MapBox

    init() throws {
        country = try MapBox(west: 124, south: 33, east: 132, north: 39)
        block = try MapBox(west: 126.98, south: 37.56, east: 126.99, north: 37.57)
    }

    private func map(
        _ neighbours: BoardFixture,
        _ box: MapBox,
        zoom: Int,
        _ filter: BoardFilter = BoardFilter(),
        for viewer: Member.ID? = nil
    ) async throws -> ListingMap {
        try await neighbours.maps.map(
            of: box,
            in: MapDetail(zoom: zoom, box),
            filter,
            for: viewer,
            at: neighbours.store.clock.now
        )
    }

    /// The titles of one part of what lies in the block.
    private func list(
        _ neighbours: BoardFixture,
        _ slice: SliceRequest = SliceRequest(),
        for viewer: Member.ID? = nil
    ) async throws -> (items: [String], next: String?) {
        let found = try await neighbours.maps.listings(
            in: block,
            BoardFilter(),
            slice,
            for: viewer,
            at: neighbours.store.clock.now
        )
        return (found.items.map(\.listing.details.title.text), found.next)
    }

    private func counts(_ neighbours: BoardFixture) async throws -> [Int] {
        try await neighbours.maps.counts(
            in: BoardFixture.ring,
            BoardFilter(),
            for: nil,
            at: neighbours.store.clock.now
        ).map(\.count)
    }

    @Test(
        "Counts follow every posting, closing, reopening, moving, deleting, and leaving",
        arguments: Database.Engine.allCases
    )
    func counted(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let first = try await neighbours.post("1")
        let second = try await neighbours.post("2", in: BoardFixture.nextDoor)
        try await neighbours.post("3")
        #expect(try await counts(neighbours) == [2, 1])
        let now = neighbours.store.clock.now

        try await neighbours.change(first) { try $0.close(at: now) }
        #expect(try await counts(neighbours) == [1, 1])
        try await neighbours.change(first) { try $0.reopen(at: now) }
        let moved = try neighbours.draft("1", in: BoardFixture.nextDoor).details
        try await neighbours.change(first) { try $0.edit(moved, seats: 1, at: now) }
        #expect(try await counts(neighbours) == [1, 2])
        try await neighbours.store.database.write { try $0.listings.remove(second.id) }
        #expect(try await counts(neighbours) == [1, 1])
        try await neighbours.store.accounts.delete(neighbours.author, at: neighbours.store.clock.now)
        #expect(try await counts(neighbours) == [])
    }

    @Test(
        "From afar provinces, nearer districts and neighbourhoods, close by each",
        arguments: Database.Engine.allCases
    )
    func detail(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        try await neighbours.post("1")
        try await neighbours.post("2", in: BoardFixture.nextDoor)
        let busan = Point(latitude: 35.1, longitude: 129.03)!
        try await neighbours.keep(neighbours.draft("3", in: BoardFixture.elsewhere, at: busan))

        #expect(try await map(neighbours, country, zoom: 7).clusters.map(\.count) == [2, 1])
        let seoul = try MapBox(west: 126.7, south: 37.4, east: 127.2, north: 37.7)
        #expect(try await map(neighbours, seoul, zoom: 11).clusters.map(\.count) == [2])
        #expect(try await map(neighbours, seoul, zoom: 13).clusters.map(\.count) == [1, 1])
        let close = try await map(neighbours, block, zoom: 17)
        #expect(close.clusters.isEmpty && close.listings.count == 2)
        // However closely the whole country is asked for, it is not looked at closely.
        #expect(try await map(neighbours, country, zoom: 22).clusters.map(\.count) == [2, 1])
        let sea = try MapBox(west: -10, south: -10, east: -9, north: -9)
        #expect(try await map(neighbours, sea, zoom: 12).clusters.isEmpty)
    }

    @Test(
        "A filter shows and counts only what it names, at every distance",
        arguments: Database.Engine.allCases
    )
    func filtered(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let ben = try await neighbours.store.join("ben").account.id
        try await neighbours.post("1")
        let saved = try await neighbours.post("2", in: BoardFixture.nextDoor)
        let math = Class.marks(subjects: [.math], targets: [], weekdays: [])
        try await neighbours.keep(neighbours.draft("3", side: .want, facets: math))
        let favourites = SQLFavouriteRepository(neighbours.store.database)
        try await favourites.add(saved.id, by: ben, as: neighbours.store.identifiers.next())

        let filters: [(filter: BoardFilter, count: Int)] = [
            (BoardFilter(), 3), (BoardFilter(side: .want), 1),
            (BoardFilter(facets: ["subject": ["math"]]), 1),
            (BoardFilter(facets: ["subject": ["science"]]), 0), (BoardFilter(statuses: [.closed]), 3),
            (BoardFilter(onlyFavourites: true), 1),
        ]
        for (filter, count) in filters {
            for zoom in [7, 11, 13] {
                let clusters = try await map(neighbours, country, zoom: zoom, filter, for: ben).clusters
                #expect(clusters.reduce(0) { $0 + $1.count } == count)
            }
            #expect(try await map(neighbours, block, zoom: 17, filter, for: ben).listings.count == count)
        }
        #expect(try await map(neighbours, country, zoom: 7, BoardFilter(onlyFavourites: true)).clusters == [])
    }

    @Test(
        "Listings in a box are listed newest first, in pages, without those hidden from the reader",
        arguments: Database.Engine.allCases
    )
    func listed(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let ben = try await neighbours.store.join("ben").account.id
        let first = try await neighbours.post("1")
        for title in ["2", "3"] { try await neighbours.post(title) }
        try await neighbours.keep(neighbours.draft("over", expiresAt: neighbours.store.clock.now))
        let far = Point(latitude: 37.58, longitude: 126.9838)!
        try await neighbours.keep(neighbours.draft("beyond the edge", at: far))
        try await neighbours.keep(neighbours.draft("ben's", by: ben))
        let (identifiers, tomorrow) = (
            neighbours.store.identifiers, neighbours.store.clock.now + .seconds(86_400)
        )
        try await neighbours.change(first) { try $0.bump(to: identifiers.next(), at: tomorrow) }

        let head = try await list(neighbours, SliceRequest(limit: 2))
        #expect(head.items == ["1", "ben's"])
        #expect(try await list(neighbours, SliceRequest(after: head.next)).items == ["3", "2"])
        try await neighbours.store.block(ben, by: neighbours.author)
        #expect(try await list(neighbours, for: neighbours.author).items == ["1", "3", "2"])
    }

    @Test("Where there are thousands nothing is listed: that would take too long")
    func tooMany() async throws {
        let neighbours = try await BoardFixture(.sqlite)
        let drafts = try (0...ListingMap.mostCounted).map { try neighbours.draft("\($0)") }
        try await neighbours.store.database.write { connection in
            for draft in drafts { try connection.listings.insert(draft, searchable: "") }
        }

        await #expect(throws: MapRefusal.tooMany) { try await list(neighbours) }
    }

    @Test("Where there are too many, those close together are bunched, and none is lost")
    func bunches() async throws {
        let neighbours = try await BoardFixture(.sqlite)
        let drafts = try (0..<400).map { number in
            let place = Point(
                latitude: 37.56 + Double(number % 20) * 0.0005,
                longitude: 126.98 + Double(number / 20) * 0.0005
            )
            return try neighbours.draft("\(number)", at: #require(place))
        }
        try await neighbours.store.database.write { connection in
            for draft in drafts { try connection.listings.insert(draft, searchable: "") }
        }

        let map = try await map(neighbours, block, zoom: 17)

        #expect(map.clusters.count + map.listings.count <= ListingMap.most)
        #expect(map.clusters.reduce(0) { $0 + $1.count } + map.listings.count == 400)
    }

    @Test(
        "Nearby listings leave out blocked authors and expired listings",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let ben = try await neighbours.store.join("ben").account.id
        try await neighbours.post("ana's")
        try await neighbours.keep(neighbours.draft("over", expiresAt: neighbours.store.clock.now))
        #expect(try await map(neighbours, block, zoom: 17, for: ben).listings.count == 1)

        try await neighbours.store.block(neighbours.author, by: ben)

        #expect(try await map(neighbours, block, zoom: 17, for: ben).listings.isEmpty)
    }

    @Test(
        "An invalid box is refused",
        arguments: [(1.0, 0.0, 0.0, 1.0), (0, 1, 1, 0), (0, 0, 0, 1), (170, 0, 190, 1), (.nan, 0, 1, 1)]
    )
    func boxes(_ west: Double, _ south: Double, _ east: Double, _ north: Double) {
        #expect(throws: MapRefusal.invalidBox) {
            try MapBox(west: west, south: south, east: east, north: north)
        }
    }
}
