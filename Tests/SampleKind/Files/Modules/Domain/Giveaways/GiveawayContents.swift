/// What an author writes of a giveaway, except for the place.
public struct GiveawayContents: Equatable, Sendable {
    public let title: ListingTitle
    public let description: GiveawayDescription
    public let condition: GiveawayCondition
    public let images: [Image.ID]

    public init(
        title: ListingTitle,
        description: GiveawayDescription,
        condition: GiveawayCondition,
        images: [Image.ID] = []
    ) {
        self.title = title
        self.description = description
        self.condition = condition
        self.images = images
    }

    func details(at place: ListingPlace) -> ListingDetails {
        ListingDetails(title: title, facets: Giveaway.condition.marks(of: [condition]), place: place)
    }
}

/// What it is, in up to 1,000 characters.
public struct GiveawayDescription: Hashable, Sendable {
    public static let longest = 1_000

    public let text: String

    public init(_ text: String) throws(GiveawayRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { throw .descriptionMissing }
        guard text.fits(Self.longest) else { throw .descriptionTooLong }
        self.text = text
    }
}

public enum GiveawayRefusal: String, Refusal, CaseIterable {
    case descriptionMissing = "giveaway.description-missing"
    case descriptionTooLong = "giveaway.description-too-long"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
    public var field: String? { "description" }
}
