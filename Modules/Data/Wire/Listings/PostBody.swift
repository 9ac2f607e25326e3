public import Domain
public import JSONCoding

/// A post for one reader: its card, its content and its context.
public struct PostBody<Contents: PostContentsBody>: Body {
    public let listing: ListingBody
    public let contents: Contents
    public let images: [ImageBody]
    public let views: Int
    /// The reader's own conversation about it.
    public let conversation: Conversation.ID?
    /// Present for the author only.
    public let place: ExactPlaceBody?
    /// The series that it is a date of.
    public let series: SeriesBody?
    /// Where it was imported from.
    public let source: SourceAttributionBody?
    /// Its prices and statuses, for a kind that keeps them.
    public let history: ListingHistoryBody?
    /// For the author, who is asked whether it is still open, or didn't answer in time.
    public let openQuestion: OpenQuestionBody?

    public init(_ post: PublishedPost<Contents.Item>, _ listing: ListingBody) {
        self.listing = listing
        contents = Contents(post.post)
        images = post.published.images.map(ImageBody.init)
        views = post.published.views
        conversation = post.published.conversation
        place = post.published.listing.details.place.exact.map(ExactPlaceBody.init)
        series = post.series.map { SeriesBody($0, tellsReason: false) }
        source = post.source.map(SourceAttributionBody.init)
        history = Contents.history(of: post.post)
        openQuestion = post.published.openQuestion.flatMap(OpenQuestionBody.init)
    }

    public static var name: String { Contents.kindName }

    public static var parts: [any Body.Type] {
        ListingBody.parts + [Contents.self, ImageBody.self, ExactPlaceBody.self, SeriesBody.self]
            + SeriesBody.parts + [SourceAttributionBody.self, ListingHistoryBody.self, OpenQuestionBody.self]
            + ListingHistoryBody.parts
    }

    public static var schema: Schema {
        ListingBody.schema.adding([
            "contents": .reference(Contents.name).required,
            "images": .array(of: .reference(ImageBody.name)).required,
            "views": .integer().required,
            "conversation": .nullable(.string()).required,
            "place": .nullable(.reference(ExactPlaceBody.name)).required,
            "series": .nullable(.reference(SeriesBody.name)).required,
            "source": .nullable(.reference(SourceAttributionBody.name)).required,
            "history": .nullable(.reference(ListingHistoryBody.name)).required,
            "openQuestion": .reference(OpenQuestionBody.name).described(
                "For the author, who is asked whether it is still open, or didn't answer in time"
            ),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try ListingBody(fields)
        contents = try fields.body("contents")
        images = try fields.bodies("images")
        views = try fields.integer("views")
        conversation = try fields.identifierIfPresent("conversation")
        place = try fields.bodyIfPresent("place")
        series = try fields.bodyIfPresent("series")
        source = try fields.bodyIfPresent("source")
        history = try fields.bodyIfPresent("history")
        openQuestion = try fields.bodyIfPresent("openQuestion")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            listing.writeFields(to: &writer)
            writer.field("contents", contents)
            writer.field("images", images)
            writer.field("views", views)
            writer.field("conversation", conversation)
            writer.field("place", place)
            writer.field("series", series)
            writer.field("source", source)
            writer.field("history", history)
            writer.fieldIfPresent("openQuestion", openQuestion)
        }
    }

    public var version: Listing.Version { Listing.Version(listing.editedAt ?? listing.createdAt) }
    public static var isVersioned: Bool { true }
    public var versionTag: String? { version.tag }

    /// The body that would leave the post unchanged.
    public var posting: PostingBody<Contents> { PostingBody(contents, at: PlaceChoiceBody(placeChoice)) }

    /// The place as far as the reader may see it and it is known, else the neighbourhood.
    public var placeChoice: PlaceChoice {
        if let point = place?.point { return .onTheMap(point, address: place?.address) }
        if let address = place?.address { return .byAddress(address) }
        return .inMyNeighbourhood(listing.neighbourhood.code)
    }
}
