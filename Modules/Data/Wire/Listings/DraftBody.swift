public import Domain
public import JSONCoding

/// An incomplete post: any subset of the fields of ``PostingBody``.
public struct DraftBody<Contents: PostContentsBody>: Body {
    public let document: JSON

    public init(_ document: JSON) {
        self.document = document
    }

    public static var name: String { "\(Contents.kindName)Draft" }
    public static var parts: [any Body.Type] { PostingBody<Contents>.parts }

    public static var schema: Schema {
        Contents.submitting(
            Contents.repeating(
                .object(properties: Contents.fields.map { ($0.name, $0.draftSchema) })
                    .adding(["place": .nullable(.reference(PlaceChoiceBody.name))]),
                isDraft: true
            )
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        document = fields.document
    }

    public func write(to writer: inout JSONWriter) {
        writer.value(document)
    }
}

/// A draft and the time it was saved.
public struct SavedDraftBody<Contents: PostContentsBody>: Body {
    public let draft: DraftBody<Contents>
    public let savedAt: Moment

    public init(_ draft: Draft) throws {
        self.draft = DraftBody(try JSON(parsing: Array(draft.document.utf8)))
        savedAt = draft.savedAt
    }

    public static var name: String { "Saved\(Contents.kindName)Draft" }
    public static var parts: [any Body.Type] { [DraftBody<Contents>.self] }

    public static var schema: Schema {
        .object(["draft": .reference(DraftBody<Contents>.name).required, "savedAt": .moment.required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        draft = try fields.body("draft")
        savedAt = try fields.moment("savedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("draft", draft)
            writer.field("savedAt", savedAt)
        }
    }
}
