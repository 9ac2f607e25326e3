/// The filter of a saved search: what the feed or a search shows with it, in any order.
public struct SearchCriteria: Hashable, Sendable {
    public let text: SearchText?
    /// Without duplicates, in the order of all kinds; empty for all.
    public let kinds: [Listing.Kind]
    public let side: Listing.Side?
    /// For each facet, the words of which one has to match, in the facet's order.
    public let facets: [String: [String]]
    public let prices: ClosedRange<Int>?
    public let figures: [Figure: ClosedRange<Int>]
    public let times: WeekTimes?
    /// Whether only listings fit whose conditions the owner meets, with the details told by then.
    public let fitsOwner: Bool
    /// Replaces the area around the center, which only tells where to look for it. Nil without one.
    public let drawn: DrawnArea?
    public let center: NeighbourhoodCode
    public let extent: Extent

    /// Throws ``SavedSearchRefusal/unknownWord`` for a word that no kind has.
    public init(
        text: SearchText? = nil,
        kinds: [Listing.Kind] = [],
        side: Listing.Side? = nil,
        facets: [String: [String]] = [:],
        prices: ClosedRange<Int>? = nil,
        figures: [Figure: ClosedRange<Int>] = [:],
        times: WeekTimes? = nil,
        fitsOwner: Bool = false,
        within drawn: DrawnArea? = nil,
        around center: NeighbourhoodCode,
        _ extent: Extent
    ) throws(SavedSearchRefusal) {
        self.text = text
        self.kinds = Listing.Kind.allCases.filter(kinds.contains)
        self.side = side
        self.prices = prices
        self.figures = figures
        self.times = times
        self.fitsOwner = fitsOwner
        self.drawn = drawn
        self.center = center
        self.extent = extent
        var asked: [String: [String]] = [:]
        for (name, words) in facets where !words.isEmpty {
            var known: [String] = []
            for word in Listing.Kind.facets(called: name).flatMap(\.words) where !known.contains(word) {
                known.append(word)
            }
            guard words.allSatisfy(known.contains) else { throw .unknownWord }
            asked[name] = known.filter(words.contains)
        }
        self.facets = asked
    }

    /// The board's filter of open listings.
    public var filter: BoardFilter {
        BoardFilter(
            kinds: kinds.isEmpty ? Listing.Kind.allCases : kinds,
            side: side,
            facets: facets,
            prices: prices,
            figures: figures,
            times: times,
            within: drawn
        )
    }
}
