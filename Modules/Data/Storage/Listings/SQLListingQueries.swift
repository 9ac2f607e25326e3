public import Database
public import Domain

public struct SQLListingQueries: ListingQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Listing.ID, for viewer: Member.ID?) async throws -> PublishedListing {
        try await database.read { try $0.listings.findPublished(id, for: viewer) }
    }
}

/// Queries posts of one kind.
public struct SQLPostQueries<Item: StoredPost>: PostQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Listing.ID, for viewer: Member.ID?) async throws -> PublishedPost<Item> {
        try await database.read { connection in
            let published = try connection.listings.findPublished(id, of: Item.kind, for: viewer)
            guard published.listing.kind == Item.kind,
                let post: Item = try connection.listings.post(of: published.listing)
            else { throw ListingRefusal.notFound }
            return PublishedPost(
                post.seen(knowingPlace: published.knowsPlace),
                published,
                series: try connection.series.summary(around: id),
                source: try connection.sources.attribution(of: id)
            )
        }
    }
}

extension ListingTable {
    /// - Parameter kind: that of the page; nil for any.
    fileprivate func findPublished(
        _ id: Listing.ID,
        of kind: Listing.Kind? = nil,
        for viewer: Member.ID?
    ) throws -> PublishedListing {
        guard let whole = try find(id) else {
            let deleted = try connection.deletedListings.find(id)
            guard let deleted, kind == nil || kind == deleted.kind else { throw ListingRefusal.notFound }
            throw ListingRefusal.deleted(deleted)
        }
        guard case let knowsPlace = try knowsPlace(of: whole, viewer),
            case let listing = whole.seen(knowingPlace: knowsPlace),
            let row = try connection.first(SQLListingQueries.context(of: listing.subject, for: viewer)),
            let author = try MemberCard(row: row, "author")
        else { throw ListingRefusal.notFound }
        if let viewer, try connection.blocks.hides(author.id, from: viewer) { throw ListingRefusal.notFound }
        if try connection.decisions.isHidden(listing, from: viewer) { throw ListingRefusal.notFound }
        let card = SharedCard(
            listing,
            author: author,
            favourites: try row.value("favourites"),
            conversations: try row.value("conversations"),
            comments: try row.value("comments")
        )
        let isFavourite = try row.value("favourite", as: Int?.self) != nil
        return PublishedListing(
            listing,
            knowsPlace: knowsPlace,
            summary: ListingSummary(card, isFavourite: isFavourite),
            images: try connection.images.list(of: listing.subject),
            views: try row.value("views"),
            conversation: try row.value("conversation"),
            openQuestion: viewer == author.id ? listing.openQuestion : nil
        )
    }
}

extension ListingTable {
    private func knowsPlace(of listing: Listing, _ viewer: Member.ID?) throws -> Bool {
        guard let viewer else { return false }
        return try viewer == listing.author || connection.rosters.isMember(viewer, of: listing)
    }
}

extension SQLListingQueries {
    /// Reads the author, the counts, and the viewer's relation to the listing.
    static func context(of subject: Subject, for viewer: Member.ID?) -> SQL {
        // No member has the number 0.
        let viewer = viewer ?? Member.ID(rawValue: 0)
        return """
            SELECT \(MemberCard.columns("author")), listings.favourites AS favourites,
                listings.conversations AS conversations, listings.comments AS comments,
                listings.views AS views,
                own.id AS conversation, marked.member AS favourite
            FROM listings \(MemberCard.join("author", on: "listings.author"))
                LEFT JOIN conversations AS own ON own.subject_kind = \(subject.kind.rawValue)
                    AND own.subject_id = listings.id AND own.guest = \(viewer)
                LEFT JOIN favourites AS marked ON marked.member = \(viewer)
                    AND marked.subject_kind = \(subject.kind.rawValue) AND marked.subject_id = listings.id
            WHERE listings.id = \(subject.number)
            """
    }
}
