import Domain
public import JSONCoding

/// A listing's card for one reader.
@dynamicMemberLookup
public struct ListingBody: Body {
    private enum Source {
        case card(ListingCardBody)
        case written(WrittenCard)
    }

    private let source: Source
    public let favourite: Bool
    /// In metres.
    public let distance: Int?

    public init(_ card: ListingCardBody, isFavourite: Bool, distance: Int?) {
        source = .card(card)
        favourite = isFavourite
        self.distance = distance
    }

    public init(_ written: WrittenCard, isFavourite: Bool, distance: Int?) {
        source = .written(written)
        favourite = isFavourite
        self.distance = distance
    }

    private var card: ListingCardBody {
        switch source {
        case .card(let card): card
        case .written(let written): written.card
        }
    }

    public subscript<Value>(dynamicMember path: KeyPath<ListingCardBody, Value>) -> Value {
        card[keyPath: path]
    }

    public static var name: String { "Listing" }

    public static var parts: [any Body.Type] {
        [NeighbourhoodLabelBody.self, PointBody.self, PriceBody.self, MemberCardBody.self]
    }

    public static var schema: Schema {
        .object([
            "kind": .words(of: Listing.Kind.self).required,
            "id": .string().required,
            "title": .string().required,
            "excerpt": .string().described("How the text of a community post begins, in one line"),
            "side": .nullable(.words(of: Listing.Side.self)).required,
            "facets": .object(properties: Listing.Kind.facetsOnCards).described(
                "By name, the words that its author chose"
            )
            .required,
            "status": .words(of: Listing.Status.self).required,
            "heldBack": .boolean
                .described("Given when only its author sees it: it waits for approval, or is hidden"),
            "neighbourhood": .reference(NeighbourhoodLabelBody.name).required,
            "point": .reference(PointBody.name).required,
            "price": .nullable(.reference(PriceBody.name)).required,
            "negotiable": .boolean.required.described("Whether a price is to be agreed on"),
            "secondAmount": .nullable(.integer()).required.described("In won, such as a deposit"),
            "monthlyCost": .nullable(.integer()).required.described("In won, with everything that it costs"),
            "area": .nullable(.string()).required.described("In square metres, exact"),
            "thumbnail": .nullable(.imageFile).required,
            "author": .reference(MemberCardBody.name).required,
            "seats": .integer().required.described("How many can take part, or come at a time"),
            "taken": .integer().required.described("By how many, also one after another"),
            "fillsSeats": .boolean.required.described("Whether the last seat that is taken closes it"),
            "createdAt": .moment.required,
            "editedAt": .nullable(.moment).required,
            "bumpedAt": .nullable(.moment).required,
            "confirmedAt": .moment.described("When its author last said that it is still open"),
            "startsAt": .nullable(.moment).required,
            "expiresAt": .nullable(.moment).required,
            "favourites": .integer().required,
            "conversations": .integer().required,
            "comments": .integer().required.described("Without deleted and hidden ones"),
            "favourite": .boolean.required,
            "distance": .integer(),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            try ListingCardBody(fields),
            isFavourite: try fields.boolean("favourite"),
            distance: try fields.integerIfPresent("distance")
        )
    }

    public func write(to writer: inout JSONWriter) {
        if case .written(let written) = source, !favourite, distance == nil {
            return writer.raw(written.plain)
        }
        writer.object { writeFields(to: &$0) }
    }

    func writeFields(to writer: inout JSONWriter) {
        switch source {
        case .card(let card): card.write(to: &writer)
        case .written(let written): writer.writtenFields(written.plain[written.fields])
        }
        writer.field("favourite", favourite)
        writer.fieldIfPresent("distance", distance)
    }
}
