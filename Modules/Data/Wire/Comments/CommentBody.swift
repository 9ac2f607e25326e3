public import Domain
public import JSONCoding

/// A comment as one reader sees it.
public struct CommentBody: Body {
    public let id: Comment.ID
    public let subject: SubjectBody
    /// The title of the subject; null when the reader may not see it any more.
    public let title: String?
    /// The comment that it replies to.
    public let parent: Comment.ID?
    /// Null, like the text, for a comment that only keeps the place of its replies.
    public let author: MemberCardBody?
    public let byOrganiser: Bool
    public let text: String?
    public let writtenAt: Moment
    public let editedAt: Moment?

    public init(_ summary: CommentSummary) {
        id = summary.id
        subject = SubjectBody(summary.subject)
        title = summary.title
        parent = summary.parent
        author = summary.content.map { MemberCardBody($0.author) }
        byOrganiser = summary.content?.isByOrganiser ?? false
        text = summary.content?.text.text
        writtenAt = summary.writtenAt
        editedAt = summary.content?.editedAt
    }

    public static var name: String { "Comment" }
    public static var parts: [any Body.Type] { [SubjectBody.self, MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "subject": .reference(SubjectBody.name).required,
            "title": .nullable(.string()).required
                .described("Of the subject; null when the reader may not see it any more"),
            "parent": .nullable(.string()).required.described("The comment that it replies to"),
            "author": .nullable(.reference(MemberCardBody.name)).required
                .described("Null, like the text, for a removed comment that has replies"),
            "byOrganiser": .boolean.required.described("Whether its author is the author of the subject"),
            "text": .nullable(.string()).required,
            "writtenAt": .moment.required,
            "editedAt": .nullable(.moment).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        subject = try fields.body("subject")
        title = try fields.textIfPresent("title")
        parent = try fields.identifierIfPresent("parent")
        author = try fields.bodyIfPresent("author")
        byOrganiser = try fields.boolean("byOrganiser")
        text = try fields.textIfPresent("text")
        writtenAt = try fields.moment("writtenAt")
        editedAt = try fields.momentIfPresent("editedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("subject", subject)
            writer.field("title", title)
            writer.field("parent", parent)
            writer.field("author", author)
            writer.field("byOrganiser", byOrganiser)
            writer.field("text", text)
            writer.field("writtenAt", writtenAt)
            writer.field("editedAt", editedAt)
        }
    }
}
