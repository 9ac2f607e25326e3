/// The author's content of a community post, except for the neighbourhood.
public struct CommunityContents: Equatable, Sendable {
    public let title: ListingTitle
    public let description: CommunityText
    public let scope: CommunityScope
    public let tags: ListingTags
    /// In display order; the first is shown on the card.
    public let images: [Image.ID]

    public init(
        title: ListingTitle,
        description: CommunityText,
        scope: CommunityScope = .neighbourhood,
        tags: ListingTags = .none,
        images: [Image.ID] = []
    ) {
        self.title = title
        self.description = description
        self.scope = scope
        self.tags = tags
        self.images = images
    }

    public var marks: Marks { CommunityPost.scope.marks(of: [scope]) }

    func details(at place: ListingPlace) -> ListingDetails {
        ListingDetails(title: title, excerpt: description.excerpt, facets: marks, place: place)
    }
}

/// The text of a post, of up to 4,000 characters.
public struct CommunityText: Hashable, Sendable {
    public static let longest = 4_000
    /// Two lines of a card on a phone.
    public static let longestExcerpt = 90

    public let text: String

    public init(_ text: String) throws(CommunityRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { throw .textMissing }
        guard text.fits(Self.longest) else { throw .textTooLong }
        self.text = text
    }

    /// Its beginning in one line.
    public var excerpt: String {
        String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(Self.longestExcerpt))
    }
}

/// Whom a post is written for. All can read either.
public enum CommunityScope: String, CaseIterable, Sendable {
    case neighbourhood
    case nationwide

    /// Returns nil for a listing without a scope.
    public init?(of listing: Listing) {
        let scopes: Set<CommunityScope> = CommunityPost.scope.values(in: listing.details.facets)
        guard let scope = scopes.first else { return nil }
        self = scope
    }
}

extension CommunityPost {
    static let scope = Facet(
        "scope",
        CommunityScope.self,
        bits: 0..<4,
        isOnCard: true,
        everywhere: .nationwide
    )

    static let traits = KindTraits(facets: [scope], capabilities: [.comments])
}
