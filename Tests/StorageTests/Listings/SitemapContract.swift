import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The sitemap")
struct SitemapContract {
    private struct Fixture {
        let neighbours: BoardFixture

        init(_ engine: Database.Engine) async throws { neighbours = try await BoardFixture(engine) }

        var clock: TestClock { neighbours.store.clock }

        /// Everything in the sitemap, file by file.
        func read(most: Int = SQLSitemapQueries.most) async throws -> [String: [SitemapListing]] {
            let queries = SQLSitemapQueries(neighbours.store.database, most: most)
            var read: [String: [SitemapListing]] = [:]
            for file in try await queries.files(at: clock.now) {
                read[file.name.description] = try await queries.listings(in: file.name, at: clock.now)
            }
            return read
        }

        func hide(_ listing: Listing) async throws {
            let (id, now) = (listing.id, clock.now)
            try await neighbours.store.database.write { connection in
                _ = try connection.execute(
                    "INSERT INTO submissions (listing, state, submitted_at) VALUES (\(id), 'waiting', \(now))"
                )
            }
        }
    }

    private static let day = Duration.seconds(86_400)

    @Test(
        "A month in Seoul is a file, and a full one goes on in the next",
        arguments: Database.Engine.allCases
    )
    func months(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let november = try await fixture.neighbours.post("가을")
        // 2026-12-01, half past midnight in Seoul, when it is still November in UTC.
        fixture.clock.pass(.seconds(10 * 86_400 + 5 * 3_600))
        var december: [Listing.ID] = []
        for title in ["하나", "둘", "셋"] {
            december.append(try await fixture.neighbours.post(title).id)
            fixture.clock.pass(Self.day)
        }
        let read = try await fixture.read(most: 2)
        #expect(
            read.mapValues { $0.map(\.id) } == [
                "2026-11-1": [november.id], "2026-12-1": Array(december.prefix(2)),
                "2026-12-2": [december[2]],
            ]
        )
    }

    @Test(
        "Only open listings that a stranger may see are in it",
        arguments: Database.Engine.allCases
    )
    func open(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let soon = fixture.clock.now + .seconds(60)
        let open = try await fixture.neighbours.post("열린 글")
        let closed = try await fixture.neighbours.post("마감한 글")
        let hidden = try await fixture.neighbours.post("승인 전 글")
        try await fixture.neighbours.keep(fixture.neighbours.draft("지난 글", expiresAt: soon))
        let now = soon + .seconds(60)
        try await fixture.neighbours.change(closed) { try $0.close(at: now) }
        try await fixture.hide(hidden)
        fixture.clock.pass(.seconds(120))
        #expect(try await fixture.read().values.joined().map(\.id) == [open.id])
    }

    @Test(
        "Listings of a member who keeps search engines away aren't in it, until they are let come",
        arguments: Database.Engine.allCases
    )
    func unindexed(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let store = fixture.neighbours.store
        let ben = try await store.join("ben").account.id
        let ofAna = try await fixture.neighbours.post("아나의 글")
        let ofBen = try await fixture.neighbours.keep(fixture.neighbours.draft("벤의 글", by: ben))
        _ = try await store.accounts.update(ben) { $0.beIndexed(false) }
        #expect(try await fixture.read().values.joined().map(\.id) == [ofAna.id])
        _ = try await store.accounts.update(ben) { $0.beIndexed(true) }
        #expect(try await fixture.read().values.joined().map(\.id) == [ofAna.id, ofBen.id])
    }

    @Test("It tells when a listing was posted or last edited", arguments: Database.Engine.allCases)
    func changes(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let posted = fixture.clock.now
        let (first, second) = (
            try await fixture.neighbours.post("그대로인 글"), try await fixture.neighbours.post("수정한 글")
        )
        fixture.clock.pass(Self.day)
        let edited = fixture.clock.now
        let details = try fixture.neighbours.draft("다시 쓴 글").details
        try await fixture.neighbours.change(second) { try $0.edit(details, seats: 1, at: edited) }
        let read = try await fixture.read().values.joined()
        #expect(read.map(\.id) == [first.id, second.id] && read.map(\.changedAt) == [posted, edited])
        let files = try await SQLSitemapQueries(fixture.neighbours.store.database).files(at: edited)
        #expect(files.map(\.changedAt) == [edited])
    }

    @Test("Within an hour it is answered from memory", arguments: Database.Engine.allCases)
    func hour(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let sitemap = CachedSitemap(SQLSitemapQueries(fixture.neighbours.store.database))
        #expect(try await sitemap.files(at: fixture.clock.now).isEmpty)
        let listing = try await fixture.neighbours.post("새 글")
        #expect(try await sitemap.files(at: fixture.clock.now + .seconds(3_599)).isEmpty)
        fixture.clock.pass(.seconds(3_600))
        let file = try #require(try await sitemap.files(at: fixture.clock.now).first)
        #expect(try await sitemap.listings(in: file.name, at: fixture.clock.now).map(\.id) == [listing.id])
    }

    @Test("Without listings it has no file", arguments: Database.Engine.allCases)
    func empty(_ engine: Database.Engine) async throws {
        #expect(try await Fixture(engine).read().isEmpty)
    }
}
