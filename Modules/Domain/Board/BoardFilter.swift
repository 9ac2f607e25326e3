/// What a listing has to be to be shown; what is empty or nil leaves all of them.
public struct BoardFilter: Hashable, Sendable {
    /// Those that have every facet asked for.
    public let kinds: [KindFilter]
    public let side: Listing.Side?
    public let statuses: Set<Listing.Status>
    /// Of a fixed price, whatever its unit; a negotiable one is not in any range.
    public let prices: ClosedRange<Int>?

    /// Without statuses, what is open.
    ///
    /// - Parameter facets: by facet, the words of which one is needed.
    public init(
        kinds: [Listing.Kind] = Listing.Kind.allCases,
        side: Listing.Side? = nil,
        facets: [String: [String]] = [:],
        statuses: Set<Listing.Status> = [.open],
        prices: ClosedRange<Int>? = nil
    ) {
        let asked = facets.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        self.kinds = kinds.compactMap { KindFilter($0, asked) }
        self.side = side
        self.statuses = statuses
        self.prices = prices
    }
}

/// One kind of a filter, with the facets that are asked for.
public struct KindFilter: Hashable, Sendable {
    public let kind: Listing.Kind
    /// Of each facet asked for, the marks of which a listing has one.
    public let marks: [Marks]

    /// Nil for a kind that lacks one of the facets, or all the words asked of it.
    init?(_ kind: Listing.Kind, _ asked: [(key: String, value: [String])]) {
        var marks: [Marks] = []
        for (name, words) in asked {
            guard let facet = kind.facets.first(where: { $0.name == name }) else { return nil }
            let wanted = facet.marks(ofWords: words)
            guard !wanted.isEmpty else { return nil }
            marks.append(wanted)
        }
        self.kind = kind
        self.marks = marks
    }
}

/// In which order the board shows what it has.
public enum BoardOrder: Hashable, Sendable {
    /// By ``Listing/position``.
    case newest
    case nearest(Point)
    /// By ``Popularity``.
    case popular
    /// By last date; what has none comes last, the latest of it first.
    case soonest
}
