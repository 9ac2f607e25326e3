public import Domain
import JSONCoding

/// The criteria of a saved search as flat fields, with one field per facet.
public struct SearchCriteriaFields: Hashable, Sendable {
    public var text: String?
    public var kinds: [Listing.Kind]
    public var side: Listing.Side?
    public var facets: [String: [String]]
    public var minPrice: Int?
    public var maxPrice: Int?
    public var figures: FigureBounds
    public var times: WeekTimes?
    /// Whether only listings fit whose conditions the owner meets.
    public var fitsMe: Bool
    /// Replaces the neighbourhood and its reach.
    public var drawn: DrawnArea?

    public init(
        text: String? = nil,
        kinds: [Listing.Kind] = [],
        side: Listing.Side? = nil,
        facets: [String: [String]] = [:],
        minPrice: Int? = nil,
        maxPrice: Int? = nil,
        figures: FigureBounds = FigureBounds(),
        times: WeekTimes? = nil,
        fitsMe: Bool = false,
        drawn: DrawnArea? = nil
    ) {
        self.text = text
        self.kinds = kinds
        self.side = side
        self.facets = facets
        self.minPrice = minPrice
        self.maxPrice = maxPrice
        self.figures = figures
        self.times = times
        self.fitsMe = fitsMe
        self.drawn = drawn
    }

    init(_ criteria: SearchCriteria) {
        self.init(
            text: criteria.text?.text,
            kinds: criteria.kinds,
            side: criteria.side,
            facets: criteria.facets,
            minPrice: criteria.prices?.lowerBound,
            maxPrice: criteria.prices?.upperBound,
            figures: FigureBounds(criteria.figures),
            times: criteria.times,
            fitsMe: criteria.fitsOwner,
            drawn: criteria.drawn
        )
    }

    static var schema: [(name: String, schema: Schema)] {
        let kinds = Schema.array(of: .words(of: Listing.Kind.self), maxItems: Listing.Kind.allCases.count)
        let price = Schema.nullable(.integer(0...Money.most))
        return [
            ("text", .nullable(.string(maxLength: 4 * SearchText.longest))),
            ("kinds", kinds), ("side", .nullable(.words(of: Listing.Side.self))),
            ("minPrice", price), ("maxPrice", price), ("fits", .nullable(.words(of: FitChoice.self))),
            ("area", .nullable(.string(maxLength: DrawnArea.longestText))),
        ]
            + FigureBounds.schema + WeekTimes.schema
            + Listing.Kind.facetNames.map { name in
                let words = Listing.Kind.facets(called: name).flatMap(\.words)
                return (name, .array(of: .string(oneOf: words), maxItems: words.count))
            }
    }

    init(_ fields: Fields) throws(FieldError) {
        text = try fields.textIfPresent("text")
        kinds = fields.isGiven("kinds") ? try fields.choices("kinds") : []
        side = try fields.choiceIfPresent("side")
        minPrice = try fields.integerIfPresent("minPrice")
        maxPrice = try fields.integerIfPresent("maxPrice")
        figures = try FigureBounds(fields)
        times = try WeekTimes(fields)
        let fits: FitChoice? = try fields.choiceIfPresent("fits")
        fitsMe = fits == .me
        drawn = try fields.textIfPresent("area", as: DrawnArea.init(parsing:))
        facets = [:]
        for name in Listing.Kind.facetNames where fields.isGiven(name) {
            facets[name] = try fields.texts(name)
        }
    }

    func write(to writer: inout JSONWriter) {
        writer.field("text", text)
        writer.field("kinds", kinds.map(\.rawValue))
        writer.field("side", side?.rawValue)
        writer.field("minPrice", minPrice)
        writer.field("maxPrice", maxPrice)
        figures.write(to: &writer)
        WeekTimes.write(times, to: &writer)
        writer.field("fits", fitsMe ? FitChoice.me.rawValue : nil)
        writer.field("area", drawn?.description)
        for name in Listing.Kind.facetNames { writer.field(name, facets[name] ?? []) }
    }

    public func criteria(around center: NeighbourhoodCode, _ extent: Extent) throws -> SearchCriteria {
        try SearchCriteria(
            text: text.flatMap { $0.isEmpty ? nil : $0 }.map { try SearchText($0) },
            kinds: kinds,
            side: side,
            facets: facets,
            prices: prices,
            figures: figures.ranges(),
            times: times,
            fitsOwner: fitsMe,
            within: drawn,
            around: center,
            extent
        )
    }

    private var prices: ClosedRange<Int>? {
        get throws(SavedSearchRefusal) {
            guard minPrice != nil || maxPrice != nil else { return nil }
            let (least, most) = (minPrice ?? 0, maxPrice ?? Money.most)
            guard least <= most else { throw .contradictoryPrices }
            return least...most
        }
    }
}
