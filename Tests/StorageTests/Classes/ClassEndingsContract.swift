import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What becomes of a class, and who hears of it.
@Suite("A class and those who follow it")
struct ClassEndingsContract {
    @Test(
        "Those who talk about it and those who marked it hear when it closes and opens",
        arguments: Database.Engine.allCases
    )
    func updates(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let ben = try await fixture.store.join("ben").account.id
        let carl = try await fixture.store.join("carl").account.id
        try await fixture.deal("declined", about: id, with: ben)
        try await fixture.mark(id, by: carl)
        let now = fixture.now

        try await fixture.listings.update(id, of: fixture.teacher, at: now) { try $0.close(at: now) }
        try await fixture.edits(id, to: fixture.contents("피아노 중급"))
        try await fixture.listings.update(id, of: fixture.teacher, at: now) { try $0.reopen(at: now) }

        #expect(try await fixture.lines(about: id) == ["listing-closed", "listing-reopened"])
        let heard = try await fixture.notices(of: carl)
        #expect(heard == ["favourite-closed", "favourite-edited", "favourite-reopened"])
    }

    @Test("A deletion is previewed with counts", arguments: Database.Engine.allCases)
    func plan(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let deals = [("ben", "proposed", 48), ("carl", "changes-asked", 48), ("dora", "accepted", 0)]
        for (name, state, hours) in deals + [("emma", "proposed", 0)] {
            let guest = try await fixture.store.join(name).account.id
            try await fixture.deal(state, about: id, with: guest, inHours: hours)
        }
        let plan = try await fixture.listings.deletionPlan(for: id, of: fixture.teacher, at: fixture.now)

        #expect(plan == ListingDeletionPlan(conversations: 4, proposals: 2, dealsAhead: 1, favourites: 0))
        let now = fixture.now
        await #expect(throws: ListingRefusal.dealAhead) {
            try await fixture.listings.delete(id, of: fixture.teacher, at: now)
        }
        // A day later the accepted one is over; what emma was proposed has lapsed, and isn't withdrawn.
        try await fixture.listings.delete(id, of: fixture.teacher, at: now + .seconds(86_400))
        let lines = try await fixture.lines(about: id)
        #expect(
            lines == ["deal-withdrawn", "deal-withdrawn"] + Array(repeating: "listing-deleted", count: 4)
        )
    }

    @Test(
        "A deleted class leaves its conversations, and no picture in use",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let image = try await fixture.store.upload(fixture.teacher, "a")
        let id = try await fixture.post(fixture.contents("피아노", try fixture.fixed(24), images: [image.id]))
        try await fixture.deal("declined", about: id, with: try await fixture.store.join("ben").account.id)
        try await fixture.mark(id, by: try await fixture.store.join("carl").account.id)
        let removed: [StaticString] = [
            "listings", "classes", "class_sessions", "listing_places", "image_uses", "favourites",
        ]
        for name in removed { #expect(try await fixture.store.count(name) > 0, "\(name)") }

        try await fixture.listings.delete(id, of: fixture.teacher, at: fixture.now)

        for name in removed { #expect(try await fixture.store.count(name) == 0, "\(name)") }
        #expect(try await fixture.store.count("conversations") == 1)
        #expect(try await fixture.lines(about: id) == ["listing-deleted"])
        let now = fixture.now
        await #expect(throws: ListingRefusal.notFound) {
            try await fixture.listings.delete(id, of: fixture.teacher, at: now)
        }
    }

    @Test(
        "All listings past their end expire, and the others stay",
        arguments: Database.Engine.allCases
    )
    func expiry(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        for number in 0..<(SQLListingExpiry.batch + 5) {
            try await neighbours.keep(
                neighbours.draft("\(number)", expiresAt: neighbours.store.clock.now + .seconds(number))
            )
        }
        let open = try await neighbours.keep(neighbours.draft("open"))
        let later = try await neighbours.keep(
            neighbours.draft("later", expiresAt: neighbours.store.clock.now + .seconds(9_999))
        )
        let due = neighbours.store.clock.now + .seconds(SQLListingExpiry.batch + 4)

        try await SQLListingExpiry(neighbours.store.database, identifiers: neighbours.store.identifiers)
            .expireAll(at: due)

        let rows = try await neighbours.store.database.read { connection in
            try connection.run("SELECT id FROM listings WHERE status <> 'expired'")
        }
        #expect(Set(try rows.map { try $0.value("id", as: Listing.ID.self) }) == [open.id, later.id])
    }

    @Test("Looks are counted once per viewer and day, and kept", arguments: Database.Engine.allCases)
    func views(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let views = BatchedListingViews(fixture.store.database, clock: fixture.store.clock)
        let ben = Viewer.member(fixture.store.identifiers.next())

        for viewer in [ben, ben, .passerBy("10.0.0.1"), .passerBy("10.0.0.1"), .passerBy("10.0.0.2")] {
            views.note(id, by: viewer)
        }
        try await views.keep()
        try await views.keep()
        #expect(try await fixture.queries.find(id, for: nil).published.views == 3)

        fixture.store.clock.pass(.seconds(86_400))
        views.note(id, by: ben)
        try await views.keep()
        #expect(try await fixture.queries.find(id, for: nil).published.views == 4)
    }

    @Test("A draft is kept until it is replaced or thrown away", arguments: Database.Engine.allCases)
    func drafts(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let drafts = SQLDraftRepository(fixture.store.database)
        let ben = try await fixture.store.join("ben").account.id
        #expect(try await drafts.find(.class, of: fixture.teacher) == nil)

        for document in ["{}", #"{"title":"피아노"}"#] {
            let draft = try Draft(document: document, savedAt: fixture.now)
            try await drafts.save(draft, .class, of: fixture.teacher)
            #expect(try await drafts.find(.class, of: fixture.teacher) == draft)
        }
        #expect(try await drafts.find(.class, of: ben) == nil)
        try await drafts.remove(.class, of: fixture.teacher)
        try await drafts.remove(.class, of: fixture.teacher)
        #expect(try await drafts.find(.class, of: fixture.teacher) == nil)
    }
}
