public import Domain

/// The author's content of a community post.
public struct CommunityContentsBody: PostContentsBody {
    public var title = ""
    public var description = ""
    public var scope = CommunityScope.neighbourhood
    public var tags: [String] = []
    public var images: [Image.ID] = []

    public init() {}

    public init(_ post: CommunityPost) {
        title = post.contents.title.text
        description = post.contents.description.text
        scope = post.contents.scope
        tags = post.contents.tags.all.map(\.text)
        images = post.contents.images
    }

    public static let kindName = "CommunityPost"

    public static let fields: [BodyField<CommunityContentsBody>] = [
        .line("title", \.title, longest: ListingTitle.longest),
        .text("description", \.description, longest: CommunityText.longest),
        .images(\.images, most: CommunityPost.mostImages),
        .texts(
            "tags",
            \.tags,
            counts: 0...ListingTags.most,
            longest: ListingTag.longest,
            isRequired: false
        ),
        .choice("scope", \.scope, isRequired: false),
    ]

    public func contents() throws -> CommunityContents {
        var refusals = RefusalCollector()
        let title = try refusals.collect { try ListingTitle(self.title) }
        let description = try refusals.collect { try CommunityText(self.description) }
        let tags = try refusals.collect { try ListingTags(self.tags) }
        guard let title, let description, let tags else { throw refusals.refusal }
        return CommunityContents(
            title: title,
            description: description,
            scope: scope,
            tags: tags,
            images: images
        )
    }
}
