/// The criteria that a listing has to meet. Empty or nil criteria match all.
public struct BoardFilter: Hashable, Sendable {
    /// Kinds that have every requested facet.
    public private(set) var kinds: [KindFilter]
    public let side: Listing.Side?
    public private(set) var statuses: Set<Listing.Status>
    /// Fixed prices only, regardless of unit. Negotiable prices match no range.
    public let prices: ClosedRange<Int>?
    /// Listings without one of these figures don't match.
    public private(set) var figures: [Figure: ClosedRange<Int>]
    /// Only lessons that can start at one of these times, by the hours of their teacher, match. Nil for any.
    public let times: WeekTimes?
    /// Only listings in this area match. Nil for any place.
    public private(set) var drawn: DrawnArea?
    /// Whether only the reader's favourites match. A reader who isn't signed in has none.
    public let onlyFavourites: Bool

    /// Without statuses, matches open listings.
    ///
    /// - Parameter facets: for each facet, the words of which one has to match.
    public init(
        kinds: [Listing.Kind] = Listing.Kind.allCases,
        side: Listing.Side? = nil,
        facets: [String: [String]] = [:],
        statuses: Set<Listing.Status> = [.open],
        prices: ClosedRange<Int>? = nil,
        figures: [Figure: ClosedRange<Int>] = [:],
        times: WeekTimes? = nil,
        within drawn: DrawnArea? = nil,
        onlyFavourites: Bool = false
    ) {
        let asked = facets.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
        self.kinds = kinds.compactMap { KindFilter($0, asked) }
        self.side = side
        self.statuses = statuses
        self.prices = prices
        self.figures = figures
        self.times = times
        self.drawn = drawn
        self.onlyFavourites = onlyFavourites
    }

    /// The same filter for listings whose conditions a member with these details meets.
    public func admitting(_ details: MemberDetails, at now: Moment) -> BoardFilter {
        var filter = self
        filter.kinds = kinds.compactMap { $0.admitting(details, at: now) }
        return filter
    }

    /// The same filter without cancelled listings, which only their authors list.
    public var withoutCancelled: BoardFilter {
        var filter = self
        filter.statuses.remove(.cancelled)
        return filter
    }

    /// The same filter for listings with any figures.
    public var withoutFigures: BoardFilter {
        var filter = self
        filter.figures = [:]
        return filter
    }

    /// The same filter for listings of these kinds.
    public func among(_ offered: [Listing.Kind]) -> BoardFilter {
        var filter = self
        filter.kinds = kinds.filter { offered.contains($0.kind) }
        return filter
    }

    /// The same filter for listings in an area.
    public func within(_ drawn: DrawnArea?) -> BoardFilter {
        var filter = self
        filter.drawn = drawn
        return filter
    }

    /// The same filter for open listings.
    public var ofOpen: BoardFilter {
        var filter = self
        filter.statuses = [.open]
        return filter
    }
}

/// One kind of a filter, with its requested facets.
public struct KindFilter: Hashable, Sendable {
    public let kind: Listing.Kind
    /// For each requested facet, the marks of which a listing needs one.
    public private(set) var marks: [Marks]

    /// Returns nil for a kind that lacks one of the facets or all of the requested words.
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

    /// Returns nil for a kind whose listings never admit the member.
    fileprivate func admitting(_ details: MemberDetails, at now: Moment) -> KindFilter? {
        guard let rules = kind.admissionRules else { return self }
        guard let needed = rules.marks(admitting: details, at: now) else { return nil }
        var filter = self
        filter.marks += needed
        return filter
    }
}

/// The order of listings on the board.
public enum BoardOrder: Hashable, Sendable {
    /// By ``Listing/position``.
    case newest
    case nearest(Point)
    /// By ``Popularity``.
    case popular
    /// By last date. Listings without one come last, newest first.
    case soonest
    /// By monthly cost. Listings without one come last, newest first.
    case cheapest
    /// By floor area, the largest first. Listings without one come last, newest first.
    case largest
}
