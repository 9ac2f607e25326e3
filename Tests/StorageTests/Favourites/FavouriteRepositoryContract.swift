import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every place for favourites promises.
@Suite("Favourites are kept")
struct FavouriteRepositoryContract {
    private struct Reader {
        let neighbours: BoardFixture
        let member: Member.ID
        let favourites: SQLFavouriteRepository

        init(_ engine: Database.Engine) async throws {
            neighbours = try await BoardFixture(engine)
            member = try await neighbours.store.join("ben").account.id
            favourites = SQLFavouriteRepository(neighbours.store.database)
        }

        func add(_ listing: Listing, by member: Member.ID? = nil) async throws {
            let mark: Identifier<FavouriteMark> = neighbours.store.identifiers.next()
            try await favourites.add(listing.id, by: member ?? self.member, as: mark)
        }

        func remove(_ listing: Listing) async throws {
            try await favourites.remove(listing.id, by: member)
        }

        func list(_ slice: SliceRequest = SliceRequest()) async throws -> Slice<ListingSummary> {
            try await favourites.list(
                of: member,
                .all,
                Listing.Kind.allCases,
                slice,
                at: neighbours.store.clock.now
            )
        }

        var titles: [String] {
            get async throws { try await list().items.map(\.listing.details.title.text) }
        }

        /// How often everyone together marked it.
        func count(of listing: Listing) async throws -> Int? {
            let all = BoardFilter(statuses: Set(Listing.Status.allCases))
            return try await neighbours.board.listings(
                all,
                in: BoardFixture.ring,
                by: .newest,
                SliceRequest(),
                for: member,
                at: neighbours.store.clock.now
            ).items.first { $0.id == listing.id }?.card.favourites
        }
    }

    @Test(
        "An event is among those that have ended from its last date on, not before, and others never are",
        arguments: Database.Engine.allCases
    )
    func ended(_ engine: Database.Engine) async throws {
        let events = try await EventCalendarFixture(engine)
        let ben = try await events.store.join("ben").account.id
        let favourites = SQLFavouriteRepository(events.store.database)
        let dates = try [
            EventCalendarFixture.evening("2026-12-05"), EventCalendarFixture.evening("2026-12-12"),
        ]
        let event = try await events.post(EventCalendarFixture.contents("두 번 모임", dates))
        let lesson = try await events.neighbours.post("피아노").id
        for listing in [event, lesson] {
            try await favourites.add(listing, by: ben, as: events.store.identifiers.next())
        }
        func titles(_ part: FavouritePart, _ day: String) async throws -> [String] {
            let now = EventCalendarFixture.moment(day, 21)
            let slice = SliceRequest()
            let kinds = Listing.Kind.allCases
            return try await favourites.list(of: ben, part, kinds, slice, at: now).items
                .map(\.listing.details.title.text)
        }

        #expect(try await titles(.current, "2026-12-05") == ["피아노", "두 번 모임"])
        #expect(try await titles(.ended, "2026-12-05") == [])
        #expect(try await titles(.current, "2026-12-12") == ["피아노"])
        #expect(try await titles(.ended, "2026-12-12") == ["두 번 모임"])
        #expect(try await titles(.all, "2026-12-12") == ["피아노", "두 번 모임"])
    }

    @Test("Marking twice is once, and so is taking the mark away", arguments: Database.Engine.allCases)
    func twice(_ engine: Database.Engine) async throws {
        let reader = try await Reader(engine)
        let class1 = try await reader.neighbours.post("피아노")
        let class2 = try await reader.neighbours.post("수학")

        try await reader.add(class2)
        try await reader.add(class1)
        try await reader.add(class2)
        try await reader.add(class1, by: reader.neighbours.author)
        #expect(try await reader.titles == ["피아노", "수학"])
        #expect(try await reader.count(of: class1) == 2)

        try await reader.remove(class1)
        try await reader.remove(class1)
        #expect(try await reader.titles == ["수학"])
        #expect(try await reader.count(of: class1) == 1)
    }

    @Test("They come the last marked first, part by part", arguments: Database.Engine.allCases)
    func parts(_ engine: Database.Engine) async throws {
        let reader = try await Reader(engine)
        for number in 1...5 { try await reader.add(reader.neighbours.post("\(number)")) }

        let first = try await reader.list(SliceRequest(limit: 3))
        let rest = try await reader.list(SliceRequest(limit: 3, after: first.next))

        #expect((first.items + rest.items).map(\.listing.details.title.text) == ["5", "4", "3", "2", "1"])
        #expect(!(first.items + rest.items).map(\.isFavourite).contains(false))
        #expect(rest.next == nil)
    }

    @Test(
        "An edited one stays, a closed one says so, a deleted one is gone without a word",
        arguments: Database.Engine.allCases
    )
    func changes(_ engine: Database.Engine) async throws {
        let reader = try await Reader(engine)
        let (kept, deleted) = (
            try await reader.neighbours.post("before"), try await reader.neighbours.post("gone")
        )
        try await reader.add(kept)
        try await reader.add(deleted)
        let (details, now) = (try reader.neighbours.draft("after").details, reader.neighbours.store.clock.now)

        try await reader.neighbours.change(kept) { listing in
            try listing.edit(details, seats: 1, at: now)
            try listing.close(at: now)
        }
        try await reader.neighbours.store.database.write { try $0.listings.remove(deleted.id) }

        #expect(try await reader.titles == ["after"])
        #expect(try await reader.list().items.first?.listing.status == .closed)
        #expect(try await reader.count(of: kept) == 1)
        await #expect(throws: ListingRefusal.notFound) { try await reader.add(deleted) }
        try await reader.remove(deleted)
    }

    @Test(
        "A blocked member's listing can't be favourited, and former favourites are hidden",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let reader = try await Reader(engine)
        let (before, after) = (try await reader.neighbours.post("1"), try await reader.neighbours.post("2"))
        try await reader.add(before)

        try await reader.neighbours.store.block(reader.member, by: reader.neighbours.author)

        #expect(try await reader.titles == [])
        await #expect(throws: ListingRefusal.notFound) { try await reader.add(after) }
    }

    @Test("Many who mark one at once are all counted", arguments: Database.Engine.allCases)
    func crowd(_ engine: Database.Engine) async throws {
        let reader = try await Reader(engine)
        let listing = try await reader.neighbours.post("피아노")
        var members: [Member.ID] = []
        for number in 1...12 {
            members.append(try await reader.neighbours.store.join("n\(number)").account.id)
        }

        try await withThrowingTaskGroup(of: Void.self) { group in
            for member in members + members {
                group.addTask { try await reader.add(listing, by: member) }
            }
            try await group.waitForAll()
        }

        #expect(try await reader.count(of: listing) == 12)
    }

    @Test(
        "Those who marked it hear of a change, its author and the blocked don't",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let reader = try await Reader(engine)
        let store = reader.neighbours.store
        let cho = try await store.join("cho").account.id
        let listing = try await reader.neighbours.post("피아노")
        for member in [reader.member, cho, reader.neighbours.author] {
            try await reader.add(listing, by: member)
        }
        try await reader.neighbours.store.block(reader.neighbours.author, by: cho)
        try await store.write {
            try $0.favourites.notify(of: listing, .favouriteClosed)
        }

        let told = try await store.database.read { connection in
            try connection.run("SELECT member, kind, target_id FROM notices").map {
                try ($0.value("member", as: Member.ID.self), $0.value("kind", as: String.self))
            }
        }
        #expect(told.map(\.0) == [reader.member])
        #expect(told.map(\.1) == ["favourite-closed"])
    }
}
