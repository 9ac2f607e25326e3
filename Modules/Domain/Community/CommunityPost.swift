/// What a neighbour tells or asks on the community board.
public struct CommunityPost: Post {
    public static let kind = Listing.Kind.community
    public static let dailyLimit = 20
    public static let mostImages = 10

    public private(set) var listing: Listing
    public private(set) var contents: CommunityContents

    /// Seats aren't taken: the one of the listing stays free.
    public init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: CommunityContents,
        at place: ListingPlace,
        now: Moment
    ) throws {
        let listing = Listing(
            posting: id,
            Self.kind,
            by: author,
            side: nil,
            seats: try Seats(1),
            contents.details(at: place),
            at: now
        )
        self.init(listing, contents)
    }

    /// Restores a stored post.
    public init(_ listing: Listing, _ contents: CommunityContents) {
        self.listing = listing
        self.contents = contents
    }

    public var images: [Image.ID] { contents.images }

    /// With the tags, by which it is found.
    public var searchableText: String { contents.tags.searchable(after: contents.description.text) }

    public mutating func edit(_ contents: CommunityContents, at place: ListingPlace, now: Moment) throws {
        try listing.edit(contents.details(at: place), seats: 1, at: now)
        self.contents = contents
    }

    public mutating func awaitApproval() {
        listing.awaitApproval()
    }

    public mutating func show(_ thumbnail: StoredFile?) {
        listing.show(thumbnail)
    }

    public func says(sameAs former: CommunityPost) -> Bool { contents == former.contents }
}
