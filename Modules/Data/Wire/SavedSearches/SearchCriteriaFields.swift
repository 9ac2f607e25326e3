public import Domain
import JSONCoding

/// The criteria of a saved search as flat fields, with one field per facet.
public struct SearchCriteriaFields: Hashable, Sendable {
    public var text: String?
    public var filter: ListingFilter
    /// Replaces the neighbourhood and its reach.
    public var drawn: DrawnArea?

    public init(text: String? = nil, _ filter: ListingFilter, within drawn: DrawnArea? = nil) {
        self.text = text
        self.filter = filter
        self.drawn = drawn
    }

    init(_ criteria: SearchCriteria) {
        self.init(text: criteria.text?.text, ListingFilter(criteria), within: criteria.drawn)
    }

    /// A saved search finds more than favourites. The document has the usual criteria first.
    private static let criteria = ListingCriterion.all.filter { $0.name != ListingCriterion.favourites }
    private static let usual = ["kind", "side", "minPrice", "maxPrice", ListingCriterion.fits]

    static let schema: [(name: String, schema: Schema)] =
        [("text", .nullable(.string(maxLength: 4 * SearchText.longest)))]
        + criteria.filter { usual.contains($0.name) }.map { ($0.field, $0.fieldSchema) }
        + [("area", .nullable(.string(maxLength: DrawnArea.longestText)))]
        + criteria.filter { !usual.contains($0.name) }.map { ($0.field, $0.fieldSchema) }

    init(_ fields: Fields) throws(FieldError) {
        text = try fields.textIfPresent("text")
        filter = ListingFilter()
        for criterion in Self.criteria { try criterion.readField(fields, &filter) }
        drawn = try fields.textIfPresent("area", as: DrawnArea.init(parsing:))
    }

    func write(to writer: inout JSONWriter) {
        writer.field("text", text)
        for criterion in Self.criteria { criterion.writeField(filter, &writer) }
        writer.field("area", drawn?.description)
    }

    public func criteria(around center: NeighbourhoodCode, _ extent: Extent) throws -> SearchCriteria {
        try SearchCriteria(
            text: text.flatMap { $0.isEmpty ? nil : $0 }.map { try SearchText($0) },
            kinds: filter.kinds,
            side: filter.side,
            facets: filter.facets,
            prices: filter.prices { _ in SavedSearchRefusal.contradictoryPrices },
            figures: filter.figures { _ in SavedSearchRefusal.contradictoryFigures },
            times: filter.times,
            fitsOwner: filter.fits == .me,
            within: drawn,
            around: center,
            extent
        )
    }
}
