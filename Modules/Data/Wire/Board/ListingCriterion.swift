public import Domain
public import JSONCoding

/// A criterion of ``ListingFilter``: a parameter of the queries of listings, a field of a saved search, and
/// an option of commands. A class, since pages go through all of them for each link, and copying the
/// closures of a struct costs more than calling them.
public final class ListingCriterion: Sendable {
    /// The name of the parameter.
    public let name: String
    /// The name in a saved search.
    let field: String
    /// Of the parameter.
    let schema: Schema
    let fieldSchema: Schema
    /// The parameter; nil without the criterion.
    public let text: @Sendable (ListingFilter) -> String?
    /// Takes the text of a parameter; false if it has no meaning.
    public let take: @Sendable (String, inout ListingFilter) -> Bool
    public let clear: @Sendable (inout ListingFilter) -> Void
    let readField: @Sendable (Fields, inout ListingFilter) throws(FieldError) -> Void
    let writeField: @Sendable (ListingFilter, inout JSONWriter) -> Void

    /// In the order of the document.
    public static let all: [ListingCriterion] = plain + facets

    static let facets: [ListingCriterion] = Listing.Kind.facetNames.map(facet)

    /// Those of any kind.
    static let plain: [ListingCriterion] = [
        words("kind", field: "kinds", \.kinds, "One or more, separated by commas; default: all"),
        word("side", \.side, "Offers or wants"),
        won("minPrice", \.minPrice, "Minimum price in won"),
        won("maxPrice", \.maxPrice, "Maximum price in won"),
        won("minDeposit", \.minDeposit, "Minimum deposit or price of a sale, in won"),
        won("maxDeposit", \.maxDeposit, "Maximum deposit or price of a sale, in won"),
        won("minCost", \.minCost, "Minimum monthly cost in won"),
        won("maxCost", \.maxCost, "Maximum monthly cost in won"),
        area("minArea", \.minArea, "Minimum floor area in square metres"),
        area("maxArea", \.maxArea, "Maximum floor area in square metres"),
        words(
            days,
            \.days,
            "Lessons whose teacher has hours on one of these days, separated by commas"
        ),
        words(
            parts,
            \.parts,
            "Lessons that can start then, before 12, before 18 or from 18 o'clock in Seoul"
        ),
        word(favourites, \.favourites, "Only favourites of the reader"),
        word(fits, \.fits, "Only listings whose conditions the reader meets"),
    ]

    public static let days = "lessonDay"
    public static let parts = "lessonTime"
    public static let favourites = "favourites"
    public static let fits = "fits"
    /// Those of figures.
    public static let figures = ["minDeposit", "maxDeposit", "minCost", "maxCost", "minArea", "maxArea"]

    private typealias Property<Value> = WritableKeyPath<ListingFilter, Value> & Sendable

    private init<Value: WireValue>(
        _ name: String,
        field: String? = nil,
        _ property: any Property<Value>,
        _ schema: Schema,
        saved fieldSchema: Schema? = nil,
        _ about: String,
        write: @escaping @Sendable (Value) -> String,
        read: @escaping @Sendable (String) -> Value?
    ) {
        let field = field ?? name
        self.name = name
        self.field = field
        self.schema = schema.described(about)
        self.fieldSchema = Value.fieldSchema(fieldSchema ?? schema)
        text = { $0[keyPath: property].isOmitted ? nil : write($0[keyPath: property]) }
        take = { text, filter in
            guard let value = read(text) else { return false }
            filter[keyPath: property] = value
            return true
        }
        clear = { filter in
            if let none = Value.omitted { filter[keyPath: property] = none }
        }
        readField = { (fields, filter) throws(FieldError) in
            guard fields.isGiven(field) else { return }
            let value = try Value(fields.json(field)) { fields.place(field) }
            if !value.isOmitted { filter[keyPath: property] = value }
        }
        writeField = { filter, writer in
            writer.key(field)
            filter[keyPath: property].writeValue(to: &writer)
        }
    }

    private static func words<Word: WireWord>(
        _ name: String,
        field: String? = nil,
        _ property: any Property<[Word]>,
        _ about: String
    ) -> ListingCriterion {
        ListingCriterion(
            name,
            field: field,
            property,
            .list(of: Word.self),
            saved: .array(of: .words(of: Word.self), maxItems: Word.allCases.count),
            about,
            write: { $0.map(\.rawValue).joined(separator: ",") },
            read: { text in
                let items = text.split(separator: ",").map(String.init)
                let words = items.compactMap(Word.init(rawValue:))
                return words.count == items.count ? words : nil
            }
        )
    }

    private static func word<Word: WireWord>(
        _ name: String,
        _ property: any Property<Word?>,
        _ about: String
    ) -> ListingCriterion {
        ListingCriterion(name, property, .words(of: Word.self), about, write: { $0?.rawValue ?? "" }) {
            text in
            Word(rawValue: text).map { .some($0) }
        }
    }

    private static func won(_ name: String, _ property: any Property<Int?>, _ about: String)
        -> ListingCriterion
    {
        ListingCriterion(
            name,
            property,
            .integer(0...Money.most),
            about,
            write: { $0.map(String.init) ?? "" }
        ) {
            Int($0).map { .some($0) }
        }
    }

    /// A number of square metres; a text as people type it in a saved search.
    private static func area(
        _ name: String,
        _ property: any Property<FloorArea?>,
        _ about: String
    ) -> ListingCriterion {
        let most = Double(FloorArea.allowed.upperBound / FloorArea.unitsPerSquareMetre)
        return ListingCriterion(
            name,
            property,
            .number(1...most),
            saved: .string(maxLength: FloorArea.longestText),
            about,
            write: { $0?.squareMetres ?? "" },
            read: { text in
                guard let metres = Double(text), (1...most).contains(metres) else { return nil }
                return FloorArea(units: FloorArea.units(ofSquareMetres: metres)).map { .some($0) }
            }
        )
    }

    private static func facet(_ name: String) -> ListingCriterion {
        let words = Listing.Kind.facets(called: name).flatMap(\.words)
        return ListingCriterion(
            name,
            \.[facet: name],
            .list(ofWords: words),
            saved: .array(of: .string(oneOf: words), maxItems: words.count),
            "One or more, separated by commas",
            write: { $0.joined(separator: ",") },
            read: { text in
                let items = text.split(separator: ",").map(String.init)
                return items.allSatisfy(words.contains) ? items : nil
            }
        )
    }
}

/// As it is typed. A rule refuses other text.
extension FloorArea: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema {
        limited ?? .string(maxLength: longestText)
    }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        guard let area = FloorArea(typed: try String(json, at: place)) else {
            throw FieldError(
                field: place().path,
                wanted: "value that is allowed",
                refusal: SavedSearchRefusal.area
            )
        }
        self = area
    }

    public func writeValue(to writer: inout JSONWriter) { writer.string(squareMetres) }
}
