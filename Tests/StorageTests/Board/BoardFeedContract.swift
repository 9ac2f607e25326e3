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
        let street = try await Street(engine)
        for (title, code) in [
            ("first", Street.here), ("second", Street.nextDoor), ("far", Street.elsewhere),
            ("third", Street.here),
        ] {
            try await street.posts(title, in: code)
        }

        #expect(try await street.feed().titles == ["third", "second", "first"])
    }

    @Test(
        "Whatever is posted, bumped or closed meanwhile, no part skips or repeats what stayed",
        arguments: Database.Engine.allCases
    )
    func parts(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        for number in 1...9 {
            try await street.posts("\(number)", in: number.isMultiple(of: 2) ? Street.here : Street.nextDoor)
        }

        let read = try await street.everything(by: .newest, inPartsOf: 2) {
            try await street.posts("late")
        }

        #expect(read == ["9", "8", "7", "6", "5", "4", "3", "2", "1"])
    }

    @Test(
        "A ring of more neighbourhoods than a part has listings is read as one, empty and busy ones alike",
        arguments: Database.Engine.allCases
    )
    func wideRing(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let codes = Street.block
        for number in 1...12 {
            // All but the last of them has something, some of it closed.
            let listing = try await street.posts("\(number)", in: codes[number * number % (codes.count - 1)])
            let now = street.store.clock.now
            if number.isMultiple(of: 3) { try await street.change(listing) { try $0.close(at: now) } }
        }

        let area = BoardArea(around: Street.here, codes)
        let all = BoardFilter(statuses: [.open, .closed])
        for size in 1...4 {
            let read = try await street.everything(all, in: area, by: .newest, inPartsOf: size)
            #expect(read == (1...12).reversed().map { "\($0)" })
        }
        let open = try await street.everything(in: area, by: .newest, inPartsOf: 2)
        #expect(open == ["11", "10", "8", "7", "5", "4", "2", "1"])
    }

    @Test(
        "One that is posted while a page is being read comes neither too early nor never",
        arguments: Database.Engine.allCases
    )
    func heldOpen(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        for number in 1...4 { try await street.posts("\(number)") }
        let door = Door()
        let late = try street.draft("late")
        async let posting: Void = street.store.database.write { connection in
            try connection.listings.insert(late, searchable: "")
            door.holdFirst()
        }
        await door.someoneIsInside()

        let first = try await street.feed(BoardFilter(), by: .newest, SliceRequest(limit: 2))
        door.open()
        try await posting
        let second = try await street.feed(
            BoardFilter(),
            by: .newest,
            SliceRequest(limit: 2, after: first.next)
        )

        #expect(first.titles + second.titles == ["4", "3", "2", "1"])
        #expect(try await street.feed(BoardFilter(), by: .newest, SliceRequest(limit: 1)).titles == ["late"])
    }

    @Test("Nearest first, with how far it is, part by part", arguments: Database.Engine.allCases)
    func nearest(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        for (title, north) in [("near", 0.001), ("here", 0), ("far", 0.01), ("equally near", -0.001)] {
            let point = try #require(
                Point(latitude: Street.corner.latitude + north, longitude: Street.corner.longitude)
            )
            try await street.keep(street.draft(title, at: point))
        }
        let nearest = BoardOrder.nearest(Street.corner)

        let whole = try await street.board.listings(
            BoardFilter(),
            in: Street.ring,
            by: nearest,
            SliceRequest(),
            for: nil,
            at: street.store.clock.now
        )

        #expect(whole.items.map(\.distance) == [0, 111, 111, 1_113])
        let parts = try await street.everything(by: nearest, inPartsOf: 1) {
            try await street.keep(street.draft("late", in: Street.elsewhere))
        }
        #expect(parts == ["here", "near", "equally near", "far"])
    }

    @Test("The nearest may be in a neighbourhood that is farther than another")
    func nearestElsewhere() async throws {
        let street = try await Street(.sqlite)
        let places: [(String, NeighbourhoodCode, Double)] = [
            ("north", Street.nextDoor, 0.011), ("south", Street.nextDoor, -0.0112),
            ("nearest", Street.here, 0.0105),
        ]
        for (title, code, north) in places {
            let point = try #require(
                Point(latitude: Street.corner.latitude + north, longitude: Street.corner.longitude)
            )
            try await street.keep(street.draft(title, in: code, at: point))
        }

        for limit in 1...3 {
            let found = try await street.everything(by: .nearest(Street.corner), inPartsOf: limit)
            #expect(found == ["nearest", "north", "south"])
        }
    }

    @Test("Popular first: talked about beats new, new beats ignored", arguments: Database.Engine.allCases)
    func popular(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let loved = try await street.posts("loved")
        try await street.posts("ignored")
        street.store.clock.pass(.seconds(3 * 86_400))
        try await street.posts("new")
        try await street.store.database.write { connection in
            try connection.execute(
                "UPDATE listings SET favourites = 3, conversations = 2 WHERE id = \(loved.id)"
            )
        }

        for count in [1, 3] {
            #expect(
                try await street.everything(by: .popular, inPartsOf: count) == ["loved", "new", "ignored"]
            )
        }
    }

    @Test("Of those equally popular the latest comes first", arguments: Database.Engine.allCases)
    func equallyPopular(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        for number in 1...4 { try await street.posts("\(number)") }

        #expect(try await street.everything(by: .popular, inPartsOf: 1) == ["4", "3", "2", "1"])
        #expect(try await street.everything(by: .popular, inPartsOf: 3) == ["4", "3", "2", "1"])
    }

    @Test("What ends soonest comes first, and what has no end last", arguments: Database.Engine.allCases)
    func soonest(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let now = street.store.clock.now
        try await street.posts("endless")
        for (title, hours) in [("in two hours", 2), ("in an hour", 1), ("in two hours, too", 2)] {
            try await street.keep(street.draft(title, expiresAt: now + .seconds(3_600 * hours)))
        }
        try await street.posts("endless, too")
        let soon = ["in an hour", "in two hours, too", "in two hours", "endless, too", "endless"]

        #expect(try await street.everything(by: .soonest, inPartsOf: 10) == soon)
        let parts = try await street.everything(by: .soonest, inPartsOf: 1) {
            try await street.keep(street.draft("sooner", expiresAt: now + .seconds(60)))
        }
        #expect(parts == soon)
        street.store.clock.pass(.seconds(3_600))
        #expect(try await street.everything(by: .soonest, inPartsOf: 2) == Array(soon.dropFirst()))
    }

    @Test("A cursor that no list gave is refused", arguments: ["", "x", "0000000000000-1", "1-2-3"])
    func cursors(_ cursor: String) async throws {
        let street = try await Street(.sqlite)
        for order in [BoardOrder.newest, .nearest(Street.corner), .popular, .soonest] {
            await #expect(throws: BoardRefusal.unknownCursor) {
                _ = try await street.feed(by: order, SliceRequest(after: cursor))
            }
        }
    }
}
