/// What a listing has to be to be shown; what is empty or nil leaves all of them.
public struct BoardFilter: Hashable, Sendable {
    public let kinds: [Listing.Kind]
    public let side: Listing.Side?
    /// Any of these.
    public let categories: Marks
    public let audiences: Marks
    public let weekdays: Marks
    public let statuses: Set<Listing.Status>
    /// Of a fixed price, whatever its unit; what is negotiable has none.
    public let prices: ClosedRange<Int>?

    /// Without statuses, what can still be had.
    public init(
        kinds: [Listing.Kind] = Listing.Kind.allCases,
        side: Listing.Side? = nil,
        categories: Marks = [],
        audiences: Marks = [],
        weekdays: Marks = [],
        statuses: Set<Listing.Status> = [.open],
        prices: ClosedRange<Int>? = nil
    ) {
        self.kinds = kinds
        self.side = side
        self.categories = categories
        self.audiences = audiences
        self.weekdays = weekdays
        self.statuses = statuses
        self.prices = prices
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
