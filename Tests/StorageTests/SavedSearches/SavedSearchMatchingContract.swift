import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Members hear of what newly fits their saved searches")
struct SavedSearchMatchingContract {
    @Test(
        "New listings that fit are counted in one notice until it is opened",
        arguments: Database.Engine.allCases
    )
    func counting(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let fixture = watchers.fixture
        let id = try await watchers.saves("piano", watchers.criteria("피아노"))
        _ = try await fixture.post(fixture.contents("피아노 1"))
        _ = try await fixture.post(fixture.contents("바이올린"))
        #expect(try await watchers.new() == ["piano": 1])
        #expect(try await watchers.told() == [1])

        _ = try await fixture.post(fixture.contents("피아노 2"))
        #expect(try await watchers.new() == ["piano": 2])
        #expect(try await watchers.told() == [2])
        #expect(try await watchers.waiting() == 0)

        try await watchers.searches.markSeen(id, of: watchers.ben, at: watchers.now)
        #expect(try await watchers.new() == ["piano": 0])
        #expect(try await watchers.told() == [])

        _ = try await fixture.post(fixture.contents("피아노 3"))
        #expect(try await watchers.new() == ["piano": 1])
        #expect(try await watchers.told() == [1])
    }

    @Test(
        "Neither authors nor blocked members hear, nor those with notices off or another area",
        arguments: Database.Engine.allCases
    )
    func left(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let (fixture, ana) = (watchers.fixture, watchers.neighbours.author)
        let carl = try await watchers.store.join("carl").account.id
        let dora = try await watchers.store.join("dora").account.id
        try await watchers.store.block(carl, by: ana)
        try await watchers.store.block(ana, by: dora)
        for member in [ana, carl, dora] {
            try await watchers.saves("piano", watchers.criteria("피아노"), by: member)
        }
        try await watchers.saves("off", watchers.criteria("피아노"), notifies: false)
        try await watchers.saves(
            "far",
            watchers.criteria("피아노", around: BoardFixture.elsewhere, .ring(.widest))
        )
        try await watchers.saves(
            "door",
            watchers.criteria("피아노", around: BoardFixture.nextDoor, .ring(.home))
        )
        try await watchers.saves("near", watchers.criteria("피아노", around: BoardFixture.nextDoor, .city))

        try await watchers.saves("all", watchers.criteria("피아노", around: BoardFixture.elsewhere, .country))

        _ = try await fixture.post(fixture.contents("피아노"))

        #expect(try await watchers.new() == ["off": 0, "far": 0, "door": 0, "near": 1, "all": 1])
        for member in [ana, carl, dora] {
            #expect(try await watchers.new(for: member) == ["piano": 0])
            #expect(try await watchers.told(member) == [])
        }
    }

    @Test(
        "Once a day is one notice at nine that counts what is new, also with two servers, and none without",
        arguments: Database.Engine.allCases
    )
    func daily(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let (fixture, store) = (watchers.fixture, watchers.store)
        let other = try store.elsewhere()
        let id = try await watchers.saves("piano", watchers.criteria("피아노"), telling: .daily)
        func passesToNine() async throws {
            let nine = try #require(SavedSearch.Frequency.daily.tellsAt(found: watchers.now))
            store.clock.pass(nine - watchers.now)
            async let here: Void = watchers.matching().tellDaily(at: watchers.now)
            async let there: Void = watchers.matching(other).tellDaily(at: watchers.now)
            _ = try await (here, there)
        }
        for number in 1...3 { _ = try await fixture.post(fixture.contents("피아노 \(number)")) }
        #expect(try await watchers.new() == ["piano": 3])
        try await watchers.matching().tellDaily(at: watchers.now)
        #expect(try await watchers.told() == [])
        try await passesToNine()
        #expect(try await watchers.told() == [3])
        try await passesToNine()
        #expect(try await watchers.told() == [3])

        _ = try await fixture.post(fixture.contents("피아노 4"))
        #expect(try await watchers.new() == ["piano": 4])
        try await passesToNine()
        #expect(try await watchers.told() == [4])

        _ = try await fixture.post(fixture.contents("피아노 5"))
        #expect(try await watchers.new() == ["piano": 5])
        try await watchers.searches.markSeen(id, of: watchers.ben, at: watchers.now)
        try await passesToNine()
        #expect(try await watchers.told() == [])

        try await watchers.searches.update(id, of: watchers.ben) { $0.tell(.atOnce) }
        _ = try await fixture.post(fixture.contents("피아노 6"))
        #expect(try await watchers.new() == ["piano": 1])
        #expect(try await watchers.told() == [1])
        await other.close()
    }

    @Test(
        "An edit counts where it newly fits, and reopening counts, but not an edit that fitted before",
        arguments: Database.Engine.allCases
    )
    func edits(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let (fixture, ana, now) = (watchers.fixture, watchers.neighbours.author, watchers.now)
        let id = try await fixture.post(fixture.contents("피아노"))
        _ = try await watchers.new()
        watchers.store.clock.pass(.seconds(60))
        let piano = try await watchers.saves("piano", watchers.criteria("피아노"))
        try await watchers.saves("flute", watchers.criteria("플루트"))

        try await fixture.edits(id, to: fixture.contents("피아노와 플루트"))
        #expect(try await watchers.new() == ["piano": 0, "flute": 1])

        try await fixture.listings.update(id, of: ana, at: now) { try $0.close(at: now) }
        #expect(try await watchers.new() == ["piano": 0, "flute": 1])
        try await fixture.listings.update(id, of: ana, at: now) { try $0.reopen(at: now) }
        watchers.store.clock.pass(.seconds(60))
        #expect(try await watchers.waiting() == 1)
        #expect(try await watchers.new()["flute"] == 1)
        _ = piano
    }

    @Test(
        "A listing closed before it is matched counts for no one, and is new once it opens",
        arguments: Database.Engine.allCases
    )
    func closed(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let (fixture, ana, now) = (watchers.fixture, watchers.neighbours.author, watchers.now)
        try await watchers.saves("piano", watchers.criteria("피아노"))
        let id = try await fixture.post(fixture.contents("피아노"))
        try await fixture.listings.update(id, of: ana, at: now) { try $0.close(at: now) }
        #expect(try await watchers.new() == ["piano": 0])

        try await fixture.listings.update(id, of: ana, at: now) { try $0.reopen(at: now) }
        #expect(try await watchers.new() == ["piano": 1])
    }

    @Test("Listings from before the search was saved aren't new", arguments: Database.Engine.allCases)
    func before(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        _ = try await watchers.fixture.post(watchers.fixture.contents("피아노"))
        watchers.store.clock.pass(.milliseconds(1))
        try await watchers.saves("piano", watchers.criteria("피아노"))
        #expect(try await watchers.new() == ["piano": 0])
    }

    @Test("Bumping and a seat that is taken make nothing new", arguments: Database.Engine.allCases)
    func unchanged(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let listing = try await watchers.neighbours.post("피아노")
        try await watchers.neighbours.change(listing) { try $0.takeSeat(at: $0.createdAt) }
        try await watchers.neighbours.change(listing) { $0.releaseSeat(at: $0.createdAt) }
        #expect(try await watchers.waiting() == 1)
        _ = try await watchers.new()
        let position: Identifier<Listing.Position> = watchers.store.identifiers.next()
        try await watchers.neighbours.change(listing) {
            try $0.bump(to: position, at: $0.createdAt + .seconds(90_000))
        }
        #expect(try await watchers.waiting() == 0)
    }

    @Test(
        "A match that was cut off continues where it stopped, and two servers count a listing once",
        arguments: Database.Engine.allCases
    )
    func cutOff(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        let count = SQLSavedSearchMatching.mostMatches + 5
        var readers: [Member.ID] = []
        for number in 1...count {
            let reader = try await watchers.store.join("reader\(number)").account.id
            try await watchers.saves("piano", watchers.criteria("피아노"), by: reader)
            readers.append(reader)
        }
        _ = try await watchers.fixture.post(watchers.fixture.contents("피아노"))
        var arrival = try await watchers.store.database.read { connection in
            try Arrival(
                row: try #require(try connection.run(ArrivalTable<Connection>.next(1, after: 0)).first)
            )
        }
        var again = arrival
        // The first step is taken, then the server stops.
        #expect(try await watchers.matching().matchSome(&arrival, at: watchers.now))
        // Another server had read the same step.
        #expect(try await !watchers.matching().matchSome(&again, at: watchers.now))
        #expect(try await watchers.waiting() == 1)

        let other = try watchers.store.elsewhere()
        async let one: Void = watchers.matching().matchAll(at: watchers.now)
        async let two: Void = watchers.matching(other).matchAll(at: watchers.now)
        _ = try await (one, two)
        await other.close()

        for reader in readers { #expect(try await watchers.told(reader) == [1]) }
        #expect(try await watchers.waiting() == 0)
    }

    @Test("A switched-off kind of notice still counts on the page", arguments: Database.Engine.allCases)
    func muted(_ engine: Database.Engine) async throws {
        let watchers = try await SavedSearchFixture(engine)
        try await SQLNoticeRepository(watchers.store.database).choose(
            NoticeSettings(muted: [.savedSearchFits]),
            by: watchers.ben
        )
        try await watchers.saves("piano", watchers.criteria("피아노"))
        _ = try await watchers.fixture.post(watchers.fixture.contents("피아노"))
        #expect(try await watchers.new() == ["piano": 1])
        #expect(try await watchers.told() == [])
    }
}
