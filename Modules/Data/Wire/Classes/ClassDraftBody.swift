public import Domain
public import JSONCoding

/// A class as far as somebody has written it: any of the fields of ``ClassContentsBody``, or none.
public struct ClassDraftBody: Body {
    public let document: JSON

    public init(_ document: JSON) {
        self.document = document
    }

    public static var name: String { "ClassDraft" }
    public static var parts: [any Body.Type] { ClassContentsBody.parts }

    public static var schema: Schema {
        .object([
            "side": .nullable(.words(of: Listing.Side.self)),
            "title": .nullable(.string(maxLength: 1_000)),
            "description": .nullable(.string(maxLength: 20_000)),
            "category": .nullable(.array(of: .words(of: ClassSubject.self), maxItems: 50)),
            "targets": .nullable(.array(of: .words(of: ClassTarget.self), maxItems: 50)),
            "price": .nullable(.reference(PriceBody.name)),
            "seats": .nullable(.integer()),
            "schedule": .nullable(schedule),
            "images": .nullable(.array(of: .string(maxLength: 100), maxItems: 100)),
            "place": .nullable(.reference(PlaceChoiceBody.name)),
        ])
    }

    /// A session whose time is still being typed has one that can't be read yet.
    private static var schedule: Schema {
        .object([
            "sessions": .array(
                of: .object([
                    "startsAt": .nullable(.string(maxLength: 100)), "minutes": .nullable(.integer()),
                ]),
                maxItems: 100
            ),
            "weekdays": .array(of: .words(of: Weekday.self), maxItems: 7),
            "timeBands": .array(of: .words(of: TimeBand.self), maxItems: 10),
            "minutes": .nullable(.integer()),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        document = fields.document
    }

    public func write(to writer: inout JSONWriter) {
        writer.value(document)
    }
}

/// A draft, and since when it is kept.
public struct SavedClassDraftBody: Body {
    public let draft: ClassDraftBody
    public let savedAt: Moment

    public init(_ draft: Draft) throws {
        self.draft = ClassDraftBody(try JSON(parsing: Array(draft.document.utf8)))
        savedAt = draft.savedAt
    }

    public static var name: String { "SavedClassDraft" }
    public static var parts: [any Body.Type] { [ClassDraftBody.self] }

    public static var schema: Schema {
        .object(["draft": .reference(ClassDraftBody.name).required, "savedAt": .moment.required])
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
