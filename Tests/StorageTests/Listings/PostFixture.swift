import Database
import Domain
import JSONCoding
import TestSupport

@testable import Storage

/// A store with a member who may post listings of one kind.
struct PostFixture<Item: StoredPost> {
    let store: Store
    let author: Member.ID
    /// In complete contents.
    let image: Image

    init(_ engine: Database.Engine, _: Item.Type = Item.self) async throws {
        store = try await Store(engine)
        author = try await store.join("ana").account.id
        image = try await store.upload(author, "picture")
        if Item.kind.has(.teachers) { try await store.teach(author) }
    }

    var posts: SQLPostRepository<Item> {
        SQLPostRepository(store.database, identifiers: store.identifiers)
    }
    var listings: SQLListingRepository {
        SQLListingRepository(store.database, identifiers: store.identifiers)
    }
    var queries: SQLPostQueries<Item> { SQLPostQueries(store.database) }
    var now: Moment { store.clock.now }

    var place: ListingPlace {
        get throws {
            let point = Point(latitude: 37.5637, longitude: 126.9838)!
            let exact = try ExactPlace(point: point, address: "정문 앞")
            return ListingPlace(neighbourhood: BoardFixture.here, shown: point, exact: exact)
        }
    }

    func complete(_ changes: JSONObject = [:], images: [Image.ID]? = nil) throws -> Item.Contents {
        try SamplePost.of(Item.kind).complete(Item.self, changes, images: images ?? [image.id])
    }

    func bare(editing complete: Bool = false) throws -> Item.Contents {
        try SamplePost.of(Item.kind).bare(Item.self, editing: complete)
    }

    func draft(_ contents: Item.Contents) throws -> Item {
        try Item(posting: store.identifiers.next(), by: author, contents, at: place, now: now)
    }

    func post(_ contents: Item.Contents) async throws -> Item {
        let post = try draft(contents)
        _ = try await posts.insert(post.listing.id, by: author, at: now) { post }
        return post
    }

    /// Edits the stored post and this copy of it.
    func edit(_ post: inout Item, _ contents: Item.Contents) async throws {
        let (now, place) = (now, try place)
        try post.edit(contents, at: place, now: now)
        try await posts.update(post.listing.id, of: author, at: now) {
            try $0.edit(contents, at: place, now: now)
        }
    }

    func stored(_ post: Item) async throws -> Item {
        try await posts.find(post.listing.id, of: author)
    }
}
