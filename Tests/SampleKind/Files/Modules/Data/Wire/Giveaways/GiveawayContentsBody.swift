public import Domain

/// What an author writes of a giveaway.
public struct GiveawayContentsBody: PostContentsBody {
    public var title = ""
    public var description = ""
    public var condition = GiveawayCondition.good
    public var images: [Image.ID] = []

    public init() {}

    public init(_ post: Giveaway) {
        title = post.listing.details.title.text
        description = post.description.text
        condition = post.conditions.first ?? .good
        images = post.images
    }

    public static let kindName = "Giveaway"

    public static let fields: [BodyField<GiveawayContentsBody>] = [
        .images(\.images),
        .line("title", \.title, longest: ListingTitle.longest),
        .text("description", \.description, longest: GiveawayDescription.longest),
        .choice("condition", \.condition),
    ]

    public func contents() throws -> GiveawayContents {
        GiveawayContents(
            title: try ListingTitle(title),
            description: try GiveawayDescription(description),
            condition: condition,
            images: images
        )
    }
}
