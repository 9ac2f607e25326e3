import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every repository of posts promises, whatever their kind.
@Suite("A repository of posts")
struct PostRepositoryContract {
    @Test("The contents tried here give and change every field", arguments: Listing.Kind.allCases)
    func fields(_ kind: Listing.Kind) {
        #expect(SamplePost.of(kind).unchangedFields == [])
    }

    @Test(
        "A post is read back as it was written, whole or bare",
        arguments: Listing.Kind.allCases,
        Database.Engine.allCases
    )
    func whole(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            var whole = try await fixture.post(fixture.complete())
            whole.show(fixture.image.files.thumb)
            #expect(try await fixture.stored(whole) == whole)
            let bare = try await fixture.post(fixture.bare())
            #expect(try await fixture.stored(bare) == bare)
        }
        try await check(kind.stored)
    }

    @Test("An edit replaces all fields", arguments: Listing.Kind.allCases, Database.Engine.allCases)
    func edit(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            var post = try await fixture.post(fixture.complete())
            for isBare in [true, false] {
                fixture.store.clock.pass(.seconds(60))
                try await fixture.edit(&post, isBare ? fixture.bare(editing: true) : fixture.complete())
                post.show(isBare ? nil : fixture.image.files.thumb)
                let stored = try await fixture.stored(post)
                #expect(stored.listing == post.listing)
                #expect(SamplePost.of(kind).text(of: stored) == SamplePost.of(kind).text(of: post))
            }
        }
        try await check(kind.stored)
    }

    @Test(
        "As many pictures as the kind allows stay in the author's order, through every edit",
        arguments: Listing.Kind.allCases,
        Database.Engine.allCases
    )
    func pictures(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            var images: [Image] = []
            for number in 0...Item.mostImages {
                images.append(try await fixture.store.upload(fixture.author, "\(number)"))
            }
            await #expect(throws: ImageRefusal.tooMany) {
                _ = try await fixture.post(fixture.complete(images: images.map(\.id)))
            }
            let all = Array(images.dropLast().reversed())
            var post = try await fixture.post(fixture.complete(images: all.map(\.id)))
            #expect(try await fixture.queries.find(post.listing.id, for: nil).published.images == all)
            for order in [[2, 0, 1], [1], [1, 2]] {
                let chosen = order.map { images[$0] }
                try await fixture.edit(&post, fixture.complete(images: chosen.map(\.id)))
                let read = try await fixture.queries.find(post.listing.id, for: nil)
                #expect(read.published.images == chosen && read.post.images == chosen.map(\.id))
                #expect(read.post.listing.details.thumbnail == chosen[0].files.thumb)
            }
        }
        try await check(kind.stored)
    }

    @Test(
        "A picture of another member, or a deleted one, keeps a post from being stored",
        arguments: Listing.Kind.allCases,
        Database.Engine.allCases
    )
    func strangePictures(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            let ben = try await fixture.store.join("ben").account.id
            let theirs = try await fixture.store.upload(ben, "theirs")
            await #expect(throws: ImageRefusal.notYours) {
                _ = try await fixture.post(fixture.complete(images: [theirs.id]))
            }
            await #expect(throws: ImageRefusal.notFound) {
                _ = try await fixture.post(fixture.complete(images: [fixture.store.identifiers.next()]))
            }
            #expect(try await fixture.store.count("listings") == 0)
        }
        try await check(kind.stored)
    }

    @Test("A repeated post is stored once", arguments: Listing.Kind.allCases, Database.Engine.allCases)
    func repeated(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            var made: [Listing.ID] = []
            for _ in 1...2 {
                made.append(
                    try await fixture.store.requests.once("tap", by: fixture.author) {
                        let (author, now, post) = (
                            fixture.author, fixture.now, try fixture.draft(fixture.bare())
                        )
                        return try await fixture.posts.insert(post.listing.id, by: author, at: now) { post }
                    }
                )
            }
            #expect(made[0] == made[1])
            #expect(try await fixture.store.count(Item.contentTables[0].table) == 1)
        }
        try await check(kind.stored)
    }

    @Test("A deleted post leaves no row", arguments: Listing.Kind.allCases, Database.Engine.allCases)
    func deleted(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            let post = try await fixture.post(fixture.complete())
            for table in Item.contentTables { #expect(try await fixture.store.count(table.table) > 0) }
            try await fixture.listings.delete(post.listing.id, of: fixture.author, at: fixture.now)
            for table in Item.contentTables { #expect(try await fixture.store.count(table.table) == 0) }
        }
        try await check(kind.stored)
    }

    /// A week early, so that no sample of a post has begun.
    @Test(
        "A member posts a limited number of a kind a day",
        arguments: Listing.Kind.allCases,
        Database.Engine.allCases
    )
    func flood(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            fixture.store.clock.pass(.seconds(-7 * 86_400))
            _ = try await fixture.post(fixture.bare())
            fixture.store.clock.pass(.seconds(3_600))
            for _ in 1..<Item.dailyLimit { _ = try await fixture.post(fixture.bare()) }

            await #expect(throws: ListingRefusal.tooManyToday(retryAfter: .seconds(23 * 3_600))) {
                _ = try await fixture.post(fixture.bare())
            }
            fixture.store.clock.pass(.seconds(23 * 3_600))
            _ = try await fixture.post(fixture.bare())
        }
        try await check(kind.stored)
    }

    @Test(
        "Posts made by a clock six days ahead don't count for today",
        arguments: Listing.Kind.allCases,
        Database.Engine.allCases
    )
    func floodAhead(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            for days in [-1, -6] {
                fixture.store.clock.pass(.seconds(days * 86_400))
                for _ in 1...Item.dailyLimit { _ = try await fixture.post(fixture.bare()) }
            }
            await #expect(throws: ListingRefusal.tooManyToday(retryAfter: .seconds(86_400))) {
                _ = try await fixture.post(fixture.bare())
            }
        }
        try await check(kind.stored)
    }

    @Test(
        "Others can't change a post, and members its author blocked can't see it",
        arguments: Listing.Kind.allCases,
        Database.Engine.allCases
    )
    func authorship(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            let (id, now) = (try await fixture.post(fixture.complete()).listing.id, fixture.now)
            let ben = try await fixture.store.join("ben").account.id
            let carl = try await fixture.store.join("carl").account.id
            try await fixture.store.block(carl, by: fixture.author)

            for (member, refusal) in [(ben, ListingRefusal.notAuthor), (carl, .notFound)] {
                await #expect(throws: refusal) { try await fixture.posts.find(id, of: member) }
                await #expect(throws: refusal) { try await fixture.listings.delete(id, of: member, at: now) }
                await #expect(throws: refusal) {
                    try await fixture.listings.update(id, of: member, at: now) { try $0.close(at: now) }
                }
                await #expect(throws: refusal) {
                    try await fixture.listings.deletionPlan(for: id, of: member, at: now)
                }
            }
            let seen = try await fixture.queries.find(id, for: ben).post.listing.details.place
            #expect((seen.exact != nil) == kind.has(.publicPlace))
            let own = try await fixture.queries.find(id, for: fixture.author).post.listing.details.place
            #expect(own.exact != nil)
            await #expect(throws: ListingRefusal.notFound) { try await fixture.queries.find(id, for: carl) }
        }
        try await check(kind.stored)
    }

    @Test("A refused change stores nothing", arguments: Listing.Kind.allCases, Database.Engine.allCases)
    func refusedChange(_ kind: Listing.Kind, _ engine: Database.Engine) async throws {
        func check<Item: StoredPost>(_: Item.Type) async throws {
            let fixture = try await PostFixture<Item>(engine)
            let (post, now) = (try await fixture.post(fixture.bare()), fixture.now)
            await #expect(throws: ListingRefusal.alreadyOpen) {
                try await fixture.listings.update(post.listing.id, of: fixture.author, at: now) {
                    try $0.close(at: now)
                    try $0.reopen(at: now)
                    try $0.reopen(at: now)
                }
            }
            #expect(try await fixture.stored(post) == post)
        }
        try await check(kind.stored)
    }
}
