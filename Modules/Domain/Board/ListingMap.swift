/// What a piece of a map shows: never more than ``most`` things, however many listings there are.
public struct ListingMap: Sendable {
    public static let most = 300
    /// So many listings are still looked at one by one.
    public static let mostCounted = 5_000

    public let clusters: [MapCluster]
    public let listings: [ListingSummary]

    public init(clusters: [MapCluster], listings: [ListingSummary] = []) {
        self.clusters = clusters
        self.listings = listings
    }
}

/// Open listings that are shown as one.
public struct MapCluster: Hashable, Sendable {
    public enum Extent: Hashable, Sendable {
        /// All of a province, district or neighbourhood, of which one neighbourhood is named. Its count is of
        /// the whole, also where the box cuts it, and may for a minute hold what has just expired.
        case area(MapDetail, NeighbourhoodCode)
        /// Those close together, counted exactly.
        case bunch
    }

    public let extent: Extent
    public let count: Int
    /// The mean of where they are.
    public let point: Point

    public init(_ extent: Extent, count: Int, point: Point) {
        self.extent = extent
        self.count = count
        self.point = point
    }
}

/// How many open listings a neighbourhood has.
public struct NeighbourhoodCount: Hashable, Sendable {
    public let code: NeighbourhoodCode
    public let count: Int

    public init(code: NeighbourhoodCode, count: Int) {
        self.code = code
        self.count = count
    }
}

/// The board as a map. The work of a question is bounded by the number of neighbourhoods in the country, or
/// by ``ListingMap/mostCounted``.
public protocol MapQueries: Sendable {
    func map(
        of box: MapBox,
        in detail: MapDetail,
        _ kinds: [Listing.Kind],
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> ListingMap

    /// The open ones in a box, newest first; ``MapRefusal/tooMany`` where the neighbourhoods that it touches
    /// hold more than ``ListingMap/mostCounted``. Parts follow each other as those of ``BoardQueries`` do.
    func listings(
        in box: MapBox,
        _ kinds: [Listing.Kind],
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>

    /// In the order of the area; those that have none are left out.
    func counts(in area: BoardArea, _ kinds: [Listing.Kind]) async throws -> [NeighbourhoodCount]
}
