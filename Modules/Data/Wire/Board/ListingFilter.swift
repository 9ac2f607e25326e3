public import Domain

/// The filter of listings, under the names that queries, saved searches, pages and commands have for it.
/// Empty or nil criteria match all.
public struct ListingFilter: Hashable, Sendable {
    public var kinds: [Listing.Kind] = []
    public var side: Listing.Side?
    /// For each facet, the words of which one has to match.
    public var facets: [String: [String]] = [:]
    /// In won.
    public var minPrice: Int?
    public var maxPrice: Int?
    public var minDeposit: Int?
    public var maxDeposit: Int?
    public var minCost: Int?
    public var maxCost: Int?
    public var minArea: FloorArea?
    public var maxArea: FloorArea?
    /// Only lessons that can start on one of these days, in one of these parts of a day, match.
    public var days: [Weekday] = []
    public var parts: [DayPart] = []
    public var favourites: FavouriteChoice?
    public var fits: FitChoice?

    public init() {}
}

/// The values of the criterion `favourites`.
public enum FavouriteChoice: String, CaseIterable, Sendable {
    /// Only favourites of the reader.
    case only
}

/// The values of the criterion `fits`.
public enum FitChoice: String, CaseIterable, Sendable {
    /// Only listings whose conditions the reader meets.
    case me
}

extension ListingFilter {
    subscript(facet name: String) -> [String] {
        get { facets[name] ?? [] }
        set { facets[name] = newValue }
    }

    public var times: WeekTimes? {
        get { WeekTimes(on: Set(days), in: Set(parts)) }
        set { (days, parts) = (newValue?.days ?? [], newValue?.parts ?? []) }
    }

    /// - Parameter refusal: of a least that exceeds the most, for the name of the criterion.
    public func prices<Failure>(
        else refusal: (String) -> Failure
    ) throws(Failure) -> ClosedRange<Int>? {
        try Self.range(minPrice, maxPrice, in: 0...Money.most) { refusal("maxPrice") }
    }

    /// - Parameter refusal: of a least that exceeds the most, for the name of the criterion.
    public func figures<Failure>(
        else refusal: (String) -> Failure
    ) throws(Failure) -> [Figure: ClosedRange<Int>] {
        var figures: [Figure: ClosedRange<Int>] = [:]
        for figure in Figure.allCases {
            let (least, most, name) =
                switch figure {
                case .deposit: (minDeposit, maxDeposit, "maxDeposit")
                case .cost: (minCost, maxCost, "maxCost")
                case .area: (minArea?.units, maxArea?.units, "maxArea")
                }
            figures[figure] = try Self.range(least, most, in: figure.allowed) { refusal(name) }
        }
        return figures
    }

    private static func range<Failure>(
        _ least: Int?,
        _ most: Int?,
        in allowed: ClosedRange<Int>,
        else refusal: () -> Failure
    ) throws(Failure) -> ClosedRange<Int>? {
        guard least != nil || most != nil else { return nil }
        let (lower, upper) = (least ?? allowed.lowerBound, most ?? allowed.upperBound)
        guard lower <= upper else { throw refusal() }
        return lower...upper
    }

    /// The filter of a saved search, without bounds that no listing exceeds.
    init(_ criteria: SearchCriteria) {
        kinds = criteria.kinds
        side = criteria.side
        facets = criteria.facets
        minPrice = criteria.prices?.lowerBound
        maxPrice = criteria.prices?.upperBound
        (minDeposit, maxDeposit) = Self.bounds(.deposit, criteria)
        (minCost, maxCost) = Self.bounds(.cost, criteria)
        let (least, most) = Self.bounds(.area, criteria)
        minArea = least.flatMap { FloorArea(units: $0) }
        maxArea = most.flatMap { FloorArea(units: $0) }
        times = criteria.times
        fits = criteria.fitsOwner ? .me : nil
    }

    private static func bounds(_ figure: Figure, _ criteria: SearchCriteria) -> (least: Int?, most: Int?) {
        guard let range = criteria.figures[figure] else { return (nil, nil) }
        return (
            range.lowerBound > figure.allowed.lowerBound ? range.lowerBound : nil,
            range.upperBound < figure.allowed.upperBound ? range.upperBound : nil
        )
    }
}
