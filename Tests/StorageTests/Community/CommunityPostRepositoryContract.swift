import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Community post repository")
struct CommunityPostRepositoryContract {
    private struct Fixture {
        let store: Store
        let author: Member.ID
        let posts: SQLPostRepository<CommunityPost>

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            author = try await store.join("ana").account.id
            posts = SQLPostRepository(store.database, identifiers: store.identifiers)
        }

        func whole(images: [Image.ID] = []) throws -> CommunityContents {
            CommunityContents(
                title: try ListingTitle("중고 첼로"),
                description: try CommunityText("줄\n바꿈"),
                scope: .nationwide,
                tags: try ListingTags(["악기", "bwv988"]),
                images: images
            )
        }

        func bare() throws -> CommunityContents {
            CommunityContents(title: try ListingTitle("안녕하세요"), description: try CommunityText("이사 왔어요"))
        }

        func post(_ contents: CommunityContents) async throws -> CommunityPost {
            let now = store.clock.now
            let post = try CommunityPost(
                posting: store.identifiers.next(),
                by: author,
                contents,
                at: place,
                now: now
            )
            _ = try await posts.insert(post.listing.id, by: author, at: now) { post }
            return post
        }

        var place: ListingPlace {
            get throws {
                let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
                return ListingPlace(neighbourhood: BoardFixture.here, shown: point, exact: nil)
            }
        }
    }

    @Test("A post is read back as it was written, whole or bare", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let image = try await fixture.store.upload(fixture.author, "one")
        var post = try await fixture.post(fixture.whole(images: [image.id]))
        post.show(image.files.thumb)
        #expect(try await fixture.posts.find(post.listing.id, of: fixture.author) == post)
        let bare = try await fixture.post(fixture.bare())
        #expect(try await fixture.posts.find(bare.listing.id, of: fixture.author) == bare)
    }

    @Test("A post shows ten pictures in their order, and no more", arguments: Database.Engine.allCases)
    func pictures(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        var images: [Image.ID] = []
        for number in 0...10 {
            images.append(try await fixture.store.upload(fixture.author, "\(number)").id)
        }
        await #expect(throws: ImageRefusal.tooMany) {
            _ = try await fixture.post(fixture.whole(images: images))
        }
        let ten = Array(images.dropLast().reversed())
        let post = try await fixture.post(fixture.whole(images: ten))
        #expect(try await fixture.posts.find(post.listing.id, of: fixture.author).images == ten)
    }

    @Test("An edit replaces text, tags and scope", arguments: Database.Engine.allCases)
    func edit(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let post = try await fixture.post(fixture.whole())
        for contents in [try fixture.bare(), try fixture.whole()] {
            fixture.store.clock.pass(.seconds(60))
            let (now, place) = (fixture.store.clock.now, try fixture.place)
            try await fixture.posts.update(post.listing.id, of: fixture.author, at: now) {
                try $0.edit(contents, at: place, basedOn: nil, now: now)
            }
            #expect(try await fixture.posts.find(post.listing.id, of: fixture.author).contents == contents)
        }
    }

    @Test("A deleted post leaves no row, nor do its comments", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let (store, post) = (fixture.store, try await fixture.post(fixture.whole()))
        let subject = Subject(.listing, post.listing.id)
        let comments = SQLCommentRepository(store.database, identifiers: store.identifiers)
        _ = try await comments.insert(
            CommentDraft(
                store.identifiers.next(),
                under: .subject(subject),
                by: fixture.author,
                CommentText("하나"),
                at: store.clock.now
            )
        )
        let listings = SQLListingRepository(store.database, identifiers: store.identifiers)
        try await listings.delete(post.listing.id, of: fixture.author, at: store.clock.now)
        for table in ["SELECT id FROM community_posts", "SELECT id FROM comments"] as [SQL] {
            #expect(try await store.database.read { try $0.run(table) }.isEmpty)
        }
    }
}
