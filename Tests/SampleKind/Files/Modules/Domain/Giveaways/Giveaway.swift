/// Something that a neighbour gives away.
public struct Giveaway: Post {
    public static let kind = Listing.Kind.giveaway
    public static let dailyLimit = 20

    public private(set) var listing: Listing
    public private(set) var description: GiveawayDescription
    public private(set) var images: [Image.ID]

    public init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: GiveawayContents,
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
        self.init(listing, contents.description, images: contents.images)
    }

    /// Reads back one that was kept.
    public init(_ listing: Listing, _ description: GiveawayDescription, images: [Image.ID]) {
        self.listing = listing
        self.description = description
        self.images = images
    }

    public var searchableText: String { description.text }

    public var conditions: Set<GiveawayCondition> { Self.condition.values(in: listing.details.facets) }

    public mutating func edit(_ contents: GiveawayContents, at place: ListingPlace, now: Moment) throws {
        try listing.edit(contents.details(at: place), seats: 1, at: now)
        description = contents.description
        images = contents.images
    }

    public mutating func awaitApproval() {
        listing.awaitApproval()
    }

    public mutating func show(_ thumbnail: StoredFile?) {
        listing.show(thumbnail)
    }
}

extension Giveaway {
    public static let condition = Facet("condition", GiveawayCondition.self, bits: 0..<8, isOnCard: true)

    static let traits = KindTraits(facets: [condition], capabilities: [.deals])
}

/// How used it is.
public enum GiveawayCondition: String, CaseIterable, Sendable {
    case unused
    case good
    case worn
}
