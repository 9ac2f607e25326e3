public import Domain
public import JSONCoding

/// A published or pending review.
public struct ReviewBody: Body {
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

    public static var name: String { "Review" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "title": .string().required,
            "author": .nullable(.reference(MemberCardBody.name)).required,
            "authorRole": .nullable(.words(of: DealParties.Role.self)).required,
            "about": .nullable(.string()).required.described("null for its author after a block"),
            "rating": .number(0.5...5).required,
            "manners": .array(of: .words(of: Manner.self)).required,
            "text": .nullable(.string()).required,
            "writtenAt": .moment.required,
            "revealedAt": .moment.required,
            "reply": .nullable(.string()).required,
            "repliedAt": .nullable(.moment).required,
            "editedAt": .nullable(.moment).required.described("since it was revealed"),
            "isChangeable": .boolean.required.described("by the reader, as its author"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        title = try fields.text("title")
        author = try fields.bodyIfPresent("author")
        authorRole = try fields.choiceIfPresent("authorRole")
        about = try fields.identifierIfPresent("about")
        let stars = try fields.number("rating")
        rating = try fields.reading("rating") { () throws(ReviewRefusal) in try Rating(stars: stars) }
        manners = try fields.choices("manners")
        text = try fields.textIfPresent("text")
        writtenAt = try fields.moment("writtenAt")
        revealedAt = try fields.moment("revealedAt")
        reply = try fields.textIfPresent("reply")
        repliedAt = try fields.momentIfPresent("repliedAt")
        editedAt = try fields.momentIfPresent("editedAt")
        isChangeable = try fields.boolean("isChangeable")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("title", title)
            writer.field("author", author)
            writer.field("authorRole", authorRole?.rawValue)
            writer.field("about", about)
            writer.field("rating", rating.stars)
            writer.field("manners", manners.map(\.rawValue))
            writer.field("text", text)
            writer.field("writtenAt", writtenAt)
            writer.field("revealedAt", revealedAt)
            writer.field("reply", reply)
            writer.field("repliedAt", repliedAt)
            writer.field("editedAt", editedAt)
            writer.field("isChangeable", isChangeable)
        }
    }
}
