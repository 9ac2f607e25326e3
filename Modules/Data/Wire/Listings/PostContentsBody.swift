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
}

extension PostContentsBody {
    public static var name: String { "\(kindName)Contents" }
    public static var kind: Listing.Kind { Item.kind }
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
    static func images(_ property: Property<[Image.ID]>) -> BodyField {
        BodyField(
            "images",
            Schema.array(of: .string(maxLength: 100), maxItems: Image.mostPerPost).limitedByRule,
            isRequired: false,
            input: .images(most: Image.mostPerPost),
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

    public init(_ contents: Contents, at place: PlaceChoiceBody) {
        self.contents = contents
        self.place = place
    }

    public static var name: String { "\(Contents.kindName)Posting" }
    public static var parts: [any Body.Type] { Contents.parts + [PlaceChoiceBody.self] }

    public static var schema: Schema {
        Contents.schema.adding(["place": .reference(PlaceChoiceBody.name).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        contents = try Contents(fields)
        place = try fields.body("place")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            contents.writeFields(to: &writer)
            writer.field("place", place)
        }
    }

    /// The contents and the choice of a place, or the refusals of both.
    public func read() throws -> (contents: Contents.Item.Contents, place: PlaceChoice) {
        var refusals = RefusalCollector()
        let contents = try refusals.collect { try self.contents.contents() }
        let place = try refusals.collect { try self.place.choice() }
        guard let contents, let place else { throw refusals.refusal }
        return (contents, place)
    }
}
