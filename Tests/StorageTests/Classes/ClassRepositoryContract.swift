import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every class repository promises, whatever it keeps them in.
@Suite("Class repository")
struct ClassRepositoryContract {
    @Test("A posted listing is read back completely", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let images = [
            try await fixture.store.upload(fixture.teacher, "one"),
            try await fixture.store.upload(fixture.teacher, "two"),
        ]
        for schedule in [try ClassFixture.arranged(), try fixture.fixed(24, 48)] {
            var post = try fixture.draft(
                fixture.contents("피아노", schedule, images: [images[1].id, images[0].id])
            )
            let id = try await fixture.keep(post)
            post.show(images[1].files.thumb)

            #expect(try await fixture.classes.find(id, of: fixture.teacher) == post)
            try await fixture.listings.delete(id, of: fixture.teacher, at: fixture.now)
        }
    }

    @Test("Pictures stay in the author's order through every edit", arguments: Database.Engine.allCases)
    func pictures(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        var images: [Image] = []
        for word in ["a", "b", "c"] { images.append(try await fixture.store.upload(fixture.teacher, word)) }
        let id = try await fixture.post(fixture.contents(images: images.map(\.id)))

        for order in [[2, 0, 1], [1], [1, 2], []] {
            let contents = try fixture.contents(images: order.map { images[$0].id })
            try await fixture.edits(id, to: contents)
            let posted = try await fixture.queries.find(id, for: nil)

            #expect(posted.published.images == order.map { images[$0] })
            #expect(
                posted.published.summary.listing.details.thumbnail
                    == order.first.map { images[$0].files.thumb }
            )
        }
    }

    @Test(
        "A picture of another member, or a deleted one, keeps the class from being posted",
        arguments: Database.Engine.allCases
    )
    func strangePictures(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let ben = try await fixture.store.join("ben").account.id
        let theirs = try await fixture.store.upload(ben, "theirs")

        await #expect(throws: ImageRefusal.notYours) {
            try await fixture.post(fixture.contents(images: [theirs.id]))
        }
        await #expect(throws: ImageRefusal.notFound) {
            try await fixture.post(fixture.contents(images: [fixture.store.identifiers.next()]))
        }
        #expect(try await fixture.count("listings") == 0)
    }

    @Test("A repeated post makes one class", arguments: Database.Engine.allCases)
    func repeated(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let requests = fixture.store.requests
        let first = try await requests.once("tap", by: fixture.teacher) {
            try await fixture.post(fixture.contents())
        }
        let again = try await requests.once("tap", by: fixture.teacher) {
            try await fixture.post(fixture.contents())
        }

        #expect(again == first)
        #expect(try await fixture.count("classes") == 1)
    }

    @Test("A member posts at most fifty classes a day", arguments: Database.Engine.allCases)
    func flood(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        _ = try await fixture.post(fixture.contents())
        fixture.store.clock.pass(.seconds(3_600))
        for _ in 1..<Class.dailyLimit { _ = try await fixture.post(fixture.contents()) }

        await #expect(throws: ListingRefusal.tooManyToday(retryAfter: .seconds(23 * 3_600))) {
            try await fixture.post(fixture.contents())
        }
        fixture.store.clock.pass(.seconds(23 * 3_600))
        _ = try await fixture.post(fixture.contents())
    }

    @Test(
        "Listings posted by a clock six days ahead don't count for today",
        arguments: Database.Engine.allCases
    )
    func floodAhead(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        fixture.store.clock.pass(.seconds(6 * 86_400))
        for _ in 1...Class.dailyLimit { _ = try await fixture.post(fixture.contents()) }
        fixture.store.clock.pass(.seconds(-6 * 86_400))
        for _ in 1...Class.dailyLimit { _ = try await fixture.post(fixture.contents()) }

        await #expect(throws: ListingRefusal.tooManyToday(retryAfter: .seconds(86_400))) {
            try await fixture.post(fixture.contents())
        }
    }

    @Test(
        "Others can't change a class, and members its author blocked can't see it",
        arguments: Database.Engine.allCases
    )
    func authorship(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let ben = try await fixture.store.join("ben").account.id
        let carl = try await fixture.store.join("carl").account.id
        try await fixture.block(carl, by: fixture.teacher)
        let now = fixture.now

        for (member, refusal) in [(ben, ListingRefusal.notAuthor), (carl, .notFound)] {
            await #expect(throws: refusal) { try await fixture.classes.find(id, of: member) }
            await #expect(throws: refusal) { try await fixture.listings.delete(id, of: member, at: now) }
            await #expect(throws: refusal) {
                try await fixture.listings.update(id, of: member, at: now) { try $0.close(at: now) }
            }
            await #expect(throws: refusal) {
                try await fixture.listings.deletionPlan(for: id, of: member, at: now)
            }
        }
        #expect(try await fixture.queries.find(id, for: ben).post.listing.details.place.exact == nil)
        #expect(
            try await fixture.queries.find(id, for: fixture.teacher).post.listing.details.place.exact != nil
        )
        await #expect(throws: ListingRefusal.notFound) { try await fixture.queries.find(id, for: carl) }
    }

    @Test(
        "A refused change stores nothing and notifies no one",
        arguments: Database.Engine.allCases
    )
    func refusedChange(_ engine: Database.Engine) async throws {
        let fixture = try await ClassFixture(engine)
        let id = try await fixture.post(fixture.contents())
        let former = try await fixture.classes.find(id, of: fixture.teacher)
        let now = fixture.now

        await #expect(throws: ListingRefusal.alreadyOpen) {
            try await fixture.listings.update(id, of: fixture.teacher, at: now) {
                try $0.close(at: now)
                try $0.reopen(at: now)
                try $0.reopen(at: now)
            }
        }
        #expect(try await fixture.classes.find(id, of: fixture.teacher) == former)
    }
}

extension ClassFixture {
    func edits(_ id: Listing.ID, to contents: ClassContents, _ address: String? = "명동길 14") async throws {
        let (place, now) = (try place(address), now)
        try await classes.update(id, of: teacher, at: now) {
            try $0.edit(contents, at: place, now: now)
        }
    }

    func count(_ table: String) async throws -> Int {
        try await store.database.read { connection in
            try connection.first("SELECT count(*) AS rows FROM \(trusted: table)")?.value("rows") ?? 0
        }
    }
}
