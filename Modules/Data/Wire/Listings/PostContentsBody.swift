public import Domain
public import JSONCoding

/// The author's content of a post of one kind, except for the place.
public protocol PostContentsBody: TabularBody {
    associatedtype Item: Post

    /// The name of a post in the OpenAPI document, as in `Class`.
    static var kindName: String { get }

    var description: String { get }

    init(_ post: Item)

    /// Throws the refusals of all fields that break a rule.
    func contents() throws -> Item.Contents

    /// What a post cost and was before; by default nil.
    static func history(of post: Item) -> ListingHistoryBody?
}

extension PostContentsBody {
    public static func history(of post: Item) -> ListingHistoryBody? { nil }
}

extension PostContentsBody {
    public static var name: String { "\(kindName)Contents" }
    public static var kind: Listing.Kind { Item.kind }
}

extension PostContentsBody {
    /// The schema of a post with its number of weeks, for a kind that can repeat; any number in a draft.
    static func repeating(_ schema: Schema, isDraft: Bool = false) -> Schema {
        guard kind.has(.series) else { return schema }
        let count: Schema = isDraft ? .integer() : .integer(SeriesLength.allowed).limitedByRule
        let weeks = Schema.nullable(count)
        let purpose = "Repeats a new post weekly, for this number of weeks with the first; an edit ignores it"
        return schema.adding(["weeks": weeks.described(purpose)])
    }
}

extension PostContentsBody {
    /// The schema of a post that says whether it is another than similar ones, for a kind that is reviewed.
    static func submitting(_ schema: Schema) -> Schema {
        guard kind.has(.submissions) else { return schema }
        let purpose = "Whether it is another than the similar ones; an edit ignores it"
        return schema.adding(["isNew": .boolean.described(purpose)])
    }
}

extension BodyField {
    /// Amount and unit; negotiable when null or omitted.
    static func price(_ property: Property<PriceBody?>) -> BodyField {
        BodyField(
            "price",
            .nullable(.reference(PriceBody.name)),
            isRequired: false,
            input: .price,
            parts: [PriceBody.self],
            draft: .reference(PriceBody.name),
            read: { fields, value throws(FieldError) in
                value[keyPath: property] = try fields.bodyIfPresent("price")
            },
            write: { $1.field("price", $0[keyPath: property]) }
        )
    }

    /// Identifiers of uploaded images; the first is shown on the card.
    static func images(_ property: Property<[Image.ID]>, most: Int = Image.mostPerPost) -> BodyField {
        BodyField(
            "images",
            Schema.array(of: .string(maxLength: 100), maxItems: most).limitedByRule,
            isRequired: false,
            input: .images(most: most),
            draft: .array(of: .string(maxLength: 100), maxItems: 100),
            read: { fields, value throws(FieldError) in
                if fields.isGiven("images") {
                    value[keyPath: property] = try fields.imageIdentifiers("images")
                }
            },
            write: { $1.field("images", $0[keyPath: property].map(\.description)) }
        )
    }
}

extension Fields {
    /// A malformed identifier counts as not found.
    func imageIdentifiers(_ key: String) throws(FieldError) -> [Image.ID] {
        try texts(key).map { text throws(FieldError) in
            guard let id = Image.ID(text) else { throw refused(key, ImageRefusal.notFound) }
            return id
        }
    }
}

/// A post as its author sends it, new or edited.
public struct PostingBody<Contents: PostContentsBody>: Body {
    public var contents: Contents
    public var place: PlaceChoiceBody
    /// The number of weeks of a series. An edit ignores it.
    public var weeks: Int?
    /// Whether the author has seen similar posts. An edit ignores it.
    public var isNew: Bool

    public init(_ contents: Contents, at place: PlaceChoiceBody, weeks: Int? = nil, isNew: Bool = false) {
        self.contents = contents
        self.place = place
        self.weeks = weeks
        self.isNew = isNew
    }

    public static var name: String { "\(Contents.kindName)Posting" }
    public static var parts: [any Body.Type] { Contents.parts + [PlaceChoiceBody.self] }

    public static var schema: Schema {
        Contents.submitting(
            Contents.repeating(Contents.schema.adding(["place": .reference(PlaceChoiceBody.name).required]))
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        contents = try Contents(fields)
        place = try fields.body("place")
        weeks = Contents.kind.has(.series) ? try fields.integerIfPresent("weeks") : nil
        isNew =
            Contents.kind.has(.submissions) && fields.isGiven("isNew") ? try fields.boolean("isNew") : false
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            contents.writeFields(to: &writer)
            writer.field("place", place)
            writer.fieldIfPresent("weeks", weeks)
            if isNew { writer.field("isNew", true) }
        }
    }

    /// The contents, the choice of a place and the length of a series, or the refusals of all.
    public func read() throws
        -> (contents: Contents.Item.Contents, place: PlaceChoice, weeks: SeriesLength?)
    {
        var refusals = RefusalCollector()
        let contents = try refusals.collect { try self.contents.contents() }
        let place = try refusals.collect { try self.place.choice() }
        let length = try refusals.collect { try weeks.map { try SeriesLength($0) } }
        guard let contents, let place, let length else { throw refusals.refusal }
        return (contents, place, length)
    }
}

extension PostingBody {
    public static func refusals(in document: JSON) -> [any Refusal] {
        guard let fields = try? Fields(document) else { return [] }
        var contents = Contents()
        for field in Contents.fields { try? field.read(fields, &contents) }
        do {
            _ = try contents.contents()
            return []
        } catch {
            return (error as? FieldRefusals)?.all ?? [error as? any Refusal].compactMap(\.self)
        }
    }
}
