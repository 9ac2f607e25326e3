public import Domain

/// A listing's entry in the index: everything that decides whether, where and in which order it is shown.
public struct BoardEntry: Sendable {
    public let id: Listing.ID
    public let author: Member.ID
    public let position: Identifier<Listing.Position>
    public let kind: Listing.Kind
    public let side: Listing.Side?
    /// As stored: an open listing may be past its last date.
    public let status: Listing.Status
    public let isTakenDown: Bool
    /// The marks of all facets of the kind.
    public let facets: Marks
    /// Nil when negotiable.
    public let price: Int?
    public let figures: ListingFigures
    /// When a lesson can start; none for other listings.
    public let times: WeekTimes
    public let neighbourhood: NeighbourhoodCode
    public let point: Point
    public let expiresAt: Moment?
    public let popularity: Popularity

    public init(
        id: Listing.ID,
        author: Member.ID,
        position: Identifier<Listing.Position>,
        kind: Listing.Kind,
        side: Listing.Side?,
        status: Listing.Status,
        isTakenDown: Bool,
        facets: Marks,
        price: Int?,
        figures: ListingFigures = ListingFigures(),
        times: WeekTimes = .none,
        neighbourhood: NeighbourhoodCode,
        point: Point,
        expiresAt: Moment?,
        popularity: Popularity
    ) {
        self.id = id
        self.author = author
        self.position = position
        self.kind = kind
        self.side = side
        self.status = status
        self.isTakenDown = isTakenDown
        self.facets = facets
        self.price = price
        self.figures = figures
        self.times = times
        self.neighbourhood = neighbourhood
        self.point = point
        self.expiresAt = expiresAt
        self.popularity = popularity
    }
}
