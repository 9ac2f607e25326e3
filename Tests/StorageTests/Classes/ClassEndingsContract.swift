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
        let school = try await School(engine)
        let id = try await school.posts(school.contents())
        let ben = try await school.store.joins("ben").account.id
        let carl = try await school.store.joins("carl").account.id
        try await school.deal("declined", about: id, with: ben)
        try await school.mark(id, by: carl)
        let now = school.now

        try await school.listings.update(id, of: school.teacher, at: now) { try $0.close(at: now) }
        try await school.edits(id, to: school.contents("피아노 중급"))
        try await school.listings.update(id, of: school.teacher, at: now) { try $0.reopen(at: now) }

        #expect(try await school.lines(about: id) == ["listing-closed", "listing-reopened"])
        let heard = try await school.notices(of: carl)
        #expect(heard == ["favourite-closed", "favourite-edited", "favourite-reopened"])
    }

    @Test("What deleting would do is counted first", arguments: Database.Engine.allCases)
    func plan(_ engine: Database.Engine) async throws {
        let school = try await School(engine)
        let id = try await school.posts(school.contents())
        let deals = [("ben", "proposed", 48), ("carl", "changes-asked", 48), ("dora", "accepted", 0)]
        for (name, state, hours) in deals + [("emma", "proposed", 0)] {
            let guest = try await school.store.joins(name).account.id
            try await school.deal(state, about: id, with: guest, inHours: hours)
        }
        let plan = try await school.listings.deletionPlan(for: id, of: school.teacher, at: school.now)

        #expect(plan == ListingDeletionPlan(conversations: 4, proposals: 2, dealsAhead: 1, favourites: 0))
        let now = school.now
        await #expect(throws: ListingRefusal.dealAhead) {
            try await school.listings.delete(id, of: school.teacher, at: now)
        }
        // A day later the accepted one is over; what emma was proposed has lapsed, and isn't withdrawn.
        try await school.listings.delete(id, of: school.teacher, at: now + .seconds(86_400))
        let lines = try await school.lines(about: id)
        #expect(
            lines == ["deal-withdrawn", "deal-withdrawn"] + Array(repeating: "listing-deleted", count: 4)
        )
    }

    @Test(
        "A deleted class leaves its conversations, and no picture in use",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        let school = try await School(engine)
        let image = try await school.store.uploads(school.teacher, "a")
        let id = try await school.posts(school.contents("피아노", try school.fixed(24), images: [image.id]))
        try await school.deal("declined", about: id, with: try await school.store.joins("ben").account.id)
        try await school.mark(id, by: try await school.store.joins("carl").account.id)
        let removed = [
            "listings", "classes", "class_sessions", "listing_places", "image_uses", "favourites",
        ]
        for table in removed { #expect(try await school.count(table) > 0, "\(table)") }

        try await school.listings.delete(id, of: school.teacher, at: school.now)

        for table in removed { #expect(try await school.count(table) == 0, "\(table)") }
        #expect(try await school.count("conversations") == 1)
        #expect(try await school.lines(about: id) == ["listing-deleted"])
        let now = school.now
        await #expect(throws: ListingRefusal.notFound) {
            try await school.listings.delete(id, of: school.teacher, at: now)
        }
    }

    @Test(
        "What has passed is expired, however much it is, and the rest is left alone",
        arguments: Database.Engine.allCases
    )
    func expiry(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        for number in 0..<(SQLListingExpiry.batch + 5) {
            try await street.keep(
                street.draft("\(number)", expiresAt: street.store.clock.now + .seconds(number))
            )
        }
        let open = try await street.keep(street.draft("open"))
        let later = try await street.keep(
            street.draft("later", expiresAt: street.store.clock.now + .seconds(9_999))
        )
        let due = street.store.clock.now + .seconds(SQLListingExpiry.batch + 4)

        try await SQLListingExpiry(street.store.database).expireAll(at: due)

        let rows = try await street.store.database.read { connection in
            try connection.run("SELECT id FROM listings WHERE status <> 'expired'")
        }
        #expect(Set(try rows.map { try $0.value("id", as: Listing.ID.self) }) == [open.id, later.id])
    }

    @Test("Looks are counted once per viewer and day, and kept", arguments: Database.Engine.allCases)
    func views(_ engine: Database.Engine) async throws {
        let school = try await School(engine)
        let id = try await school.posts(school.contents())
        let views = BatchedListingViews(school.store.database, clock: school.store.clock)
        let ben = Viewer.member(school.store.identifiers.next())

        for viewer in [ben, ben, .passerBy("10.0.0.1"), .passerBy("10.0.0.1"), .passerBy("10.0.0.2")] {
            views.note(id, by: viewer)
        }
        try await views.keep()
        try await views.keep()
        #expect(try await school.queries.find(id, for: nil).published.views == 3)

        school.store.clock.pass(.seconds(86_400))
        views.note(id, by: ben)
        try await views.keep()
        #expect(try await school.queries.find(id, for: nil).published.views == 4)
    }

    @Test("A draft is kept until it is replaced or thrown away", arguments: Database.Engine.allCases)
    func drafts(_ engine: Database.Engine) async throws {
        let school = try await School(engine)
        let drafts = SQLDraftRepository(school.store.database)
        let ben = try await school.store.joins("ben").account.id
        #expect(try await drafts.find(.class, of: school.teacher) == nil)

        for document in ["{}", #"{"title":"피아노"}"#] {
            let draft = try Draft(document: document, savedAt: school.now)
            try await drafts.save(draft, .class, of: school.teacher)
            #expect(try await drafts.find(.class, of: school.teacher) == draft)
        }
        #expect(try await drafts.find(.class, of: ben) == nil)
        try await drafts.remove(.class, of: school.teacher)
        try await drafts.remove(.class, of: school.teacher)
        #expect(try await drafts.find(.class, of: school.teacher) == nil)
    }
}
