import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every board promises of its order and its parts.
@Suite("The board's feed")
struct BoardFeedContract {
    @Test("Newest first across the ring, and nothing from elsewhere", arguments: Database.Engine.allCases)
    func newest(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        for (title, code) in [
            ("first", BoardFixture.here), ("second", BoardFixture.nextDoor), ("far", BoardFixture.elsewhere),
            ("third", BoardFixture.here),
        ] {
            try await neighbours.post(title, in: code)
        }

        #expect(try await neighbours.feed().titles == ["third", "second", "first"])
    }

    @Test(
        "Whatever is posted, bumped or closed meanwhile, no part skips or repeats what stayed",
        arguments: Database.Engine.allCases
    )
    func parts(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        for number in 1...9 {
            try await neighbours.post(
                "\(number)",
                in: number.isMultiple(of: 2) ? BoardFixture.here : BoardFixture.nextDoor
            )
        }

        let read = try await neighbours.everything(by: .newest, inPartsOf: 2) {
            try await neighbours.post("late")
        }

        #expect(read == ["9", "8", "7", "6", "5", "4", "3", "2", "1"])
    }

    @Test(
        "A ring of more neighbourhoods than a part has listings is read as one, empty and busy ones alike",
        arguments: Database.Engine.allCases
    )
    func wideRing(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let codes = BoardFixture.block
        for number in 1...12 {
            // All but the last of them has something, some of it closed.
            let listing = try await neighbours.post(
                "\(number)",
                in: codes[number * number % (codes.count - 1)]
            )
            let now = neighbours.store.clock.now
            if number.isMultiple(of: 3) { try await neighbours.change(listing) { try $0.close(at: now) } }
        }

        let area = BoardArea(codes)
        let all = BoardFilter(statuses: [.open, .closed])
        for size in 1...4 {
            let read = try await neighbours.everything(all, in: area, by: .newest, inPartsOf: size)
            #expect(read == (1...12).reversed().map { "\($0)" })
        }
        let open = try await neighbours.everything(in: area, by: .newest, inPartsOf: 2)
        #expect(open == ["11", "10", "8", "7", "5", "4", "2", "1"])
    }

    @Test(
        "One that is posted while a page is being read comes neither too early nor never",
        arguments: Database.Engine.allCases
    )
    func heldOpen(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        for number in 1...4 { try await neighbours.post("\(number)") }
        let gate = Gate()
        let late = try neighbours.draft("late")
        async let posting: Void = neighbours.store.database.write { connection in
            try connection.listings.insert(late, searchable: "")
            gate.holdFirstArrival()
        }
        await gate.arrival()

        let first = try await neighbours.feed(BoardFilter(), by: .newest, SliceRequest(limit: 2))
        gate.open()
        try await posting
        let second = try await neighbours.feed(
            BoardFilter(),
            by: .newest,
            SliceRequest(limit: 2, after: first.next)
        )

        #expect(first.titles + second.titles == ["4", "3", "2", "1"])
        #expect(
            try await neighbours.feed(BoardFilter(), by: .newest, SliceRequest(limit: 1)).titles == ["late"]
        )
    }

    @Test("Nearest first, with how far it is, part by part", arguments: Database.Engine.allCases)
    func nearest(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        for (title, north) in [("near", 0.001), ("here", 0), ("far", 0.01), ("equally near", -0.001)] {
            let point = try #require(
                Point(
                    latitude: BoardFixture.corner.latitude + north,
                    longitude: BoardFixture.corner.longitude
                )
            )
            try await neighbours.keep(neighbours.draft(title, at: point))
        }
        let nearest = BoardOrder.nearest(BoardFixture.corner)

        let whole = try await neighbours.board.listings(
            BoardFilter(),
            in: BoardFixture.ring,
            by: nearest,
            SliceRequest(),
            for: nil,
            at: neighbours.store.clock.now
        )

        #expect(whole.items.map(\.distance) == [0, 111, 111, 1_113])
        let parts = try await neighbours.everything(by: nearest, inPartsOf: 1) {
            try await neighbours.keep(neighbours.draft("late", in: BoardFixture.elsewhere))
        }
        #expect(parts == ["here", "near", "equally near", "far"])
    }

    @Test("The nearest may be in a neighbourhood that is farther than another")
    func nearestElsewhere() async throws {
        let neighbours = try await BoardFixture(.sqlite)
        let places: [(String, NeighbourhoodCode, Double)] = [
            ("north", BoardFixture.nextDoor, 0.011), ("south", BoardFixture.nextDoor, -0.0112),
            ("nearest", BoardFixture.here, 0.0105),
        ]
        for (title, code, north) in places {
            let point = try #require(
                Point(
                    latitude: BoardFixture.corner.latitude + north,
                    longitude: BoardFixture.corner.longitude
                )
            )
            try await neighbours.keep(neighbours.draft(title, in: code, at: point))
        }

        for limit in 1...3 {
            let found = try await neighbours.everything(by: .nearest(BoardFixture.corner), inPartsOf: limit)
            #expect(found == ["nearest", "north", "south"])
        }
    }

    @Test("Popular first: talked about beats new, new beats ignored", arguments: Database.Engine.allCases)
    func popular(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let loved = try await neighbours.post("loved")
        try await neighbours.post("ignored")
        neighbours.store.clock.pass(.seconds(3 * 86_400))
        try await neighbours.post("new")
        try await neighbours.store.database.write { connection in
            try connection.execute(
                "UPDATE listings SET favourites = 3, conversations = 2 WHERE id = \(loved.id)"
            )
        }

        for count in [1, 3] {
            #expect(
                try await neighbours.everything(by: .popular, inPartsOf: count) == [
                    "loved", "new", "ignored",
                ]
            )
        }
    }

    @Test("Of equally popular listings, the latest comes first", arguments: Database.Engine.allCases)
    func equallyPopular(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        for number in 1...4 { try await neighbours.post("\(number)") }

        #expect(try await neighbours.everything(by: .popular, inPartsOf: 1) == ["4", "3", "2", "1"])
        #expect(try await neighbours.everything(by: .popular, inPartsOf: 3) == ["4", "3", "2", "1"])
    }

    @Test(
        "Listings are ordered by their end, and those without one come last",
        arguments: Database.Engine.allCases
    )
    func soonest(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let now = neighbours.store.clock.now
        try await neighbours.post("endless")
        for (title, hours) in [("in two hours", 2), ("in an hour", 1), ("in two hours, too", 2)] {
            try await neighbours.keep(neighbours.draft(title, expiresAt: now + .seconds(3_600 * hours)))
        }
        try await neighbours.post("endless, too")
        let soon = ["in an hour", "in two hours, too", "in two hours", "endless, too", "endless"]

        #expect(try await neighbours.everything(by: .soonest, inPartsOf: 10) == soon)
        let parts = try await neighbours.everything(by: .soonest, inPartsOf: 1) {
            try await neighbours.keep(neighbours.draft("sooner", expiresAt: now + .seconds(60)))
        }
        #expect(parts == soon)
        neighbours.store.clock.pass(.seconds(3_600))
        #expect(try await neighbours.everything(by: .soonest, inPartsOf: 2) == Array(soon.dropFirst()))
    }

    @Test("A cursor that no list gave is refused", arguments: ["", "x", "0000000000000-1", "1-2-3"])
    func cursors(_ cursor: String) async throws {
        let neighbours = try await BoardFixture(.sqlite)
        for order in BoardFixture.orders {
            await #expect(throws: BoardRefusal.unknownCursor) {
                _ = try await neighbours.feed(by: order, SliceRequest(after: cursor))
            }
        }
    }
}
