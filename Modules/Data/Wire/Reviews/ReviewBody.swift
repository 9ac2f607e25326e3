public import Domain
public import JSONCoding

/// A published or pending review.
public struct ReviewBody: ShapedBody {
    public let id: Review.ID
    /// The listing's title.
    public let title: String
    /// Null for a deleted account.
    public let author: MemberCardBody?
    /// Whether its author gave or took.
    public let authorRole: DealParties.Role?
    /// Null for the author of the review after a block.
    public let about: Member.ID?
    public let rating: Rating
    public let manners: [Manner]
    public let text: String?
    public let writtenAt: Moment
    /// When others can see it. For the reader's own review this is in the future until the other party has
    /// written theirs.
    public let revealedAt: Moment
    public let reply: String?
    public let repliedAt: Moment?
    /// When it was last changed after others could see it.
    public let editedAt: Moment?
    /// Whether the reader may still change it or take it back.
    public let isChangeable: Bool

    public static let shape = Shape<Self>(
        "Review",
        Field("id", \.id),
        Field("title", \.title),
        Field("author", \.author),
        Field("authorRole", \.authorRole),
        Field("about", \.about, about: "null for its author after a block"),
        Field("rating", \.rating),
        Field("manners", \.manners),
        Field("text", \.text),
        Field("writtenAt", \.writtenAt),
        Field("revealedAt", \.revealedAt),
        Field("reply", \.reply),
        Field("repliedAt", \.repliedAt),
        Field("editedAt", \.editedAt, about: "since it was revealed"),
        Field("isChangeable", \.isChangeable, about: "by the reader, as its author"),
        make: Self.init
    )
}

extension ReviewBody {
    public init(_ summary: ReviewSummary) {
        let review = summary.review
        id = review.id
        title = review.title
        author = summary.author.map(MemberCardBody.init)
        authorRole = review.authorRole
        about = summary.about
        rating = review.rating
        manners = Manner.allCases.filter(review.manners.contains)
        text = review.text?.text
        writtenAt = review.writtenAt
        revealedAt = review.revealedAt
        reply = review.reply?.text.text
        repliedAt = review.reply?.at
        editedAt = review.editedAt
        isChangeable = summary.isChangeable
    }
}

extension Rating: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .number(0.5...5) }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        let stars = try Double(json, at: place)
        self = try FieldError.reading(place().path) { () throws(ReviewRefusal) in try Rating(stars: stars) }
    }

    public func writeValue(to writer: inout JSONWriter) { writer.number(stars) }
}
