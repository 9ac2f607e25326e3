/// The content of a map: never more than ``most`` items, regardless of the number of listings.
public struct ListingMap: Sendable {
    public static let most = 300
    /// The largest number of listings examined one by one.
    public static let mostCounted = 5_000

    public let clusters: [MapCluster]
    public let listings: [ListingSummary]

    public init(clusters: [MapCluster], listings: [ListingSummary] = []) {
        self.clusters = clusters
        self.listings = listings
    }
}

/// Listings shown as one item.
public struct MapCluster: Hashable, Sendable {
    public enum Extent: Hashable, Sendable {
        /// All listings of a province, district or neighbourhood, identified by one of its neighbourhoods.
        /// The count covers the whole area, even outside the box, and may include listings that expired in
        /// the last minute.
        case area(MapDetail, NeighbourhoodCode)
        /// Nearby listings, counted exactly.
        case bunch
    }

    public let extent: Extent
    public let count: Int
    /// The mean of their coordinates.
    public let point: Point

    public init(_ extent: Extent, count: Int, point: Point) {
        self.extent = extent
        self.count = count
        self.point = point
    }
}

/// The number of open listings in a neighbourhood.
public struct NeighbourhoodCount: Hashable, Sendable {
    public let code: NeighbourhoodCode
    public let count: Int

    public init(code: NeighbourhoodCode, count: Int) {
        self.code = code
        self.count = count
    }
}

/// Reads the open listings of the board as a map, whatever the statuses of the filter. The cost of a query by
/// kind is bounded by the number of neighbourhoods, or by ``ListingMap/mostCounted``. Any other filter also
/// examines the listings it counts.
public protocol MapQueries: Sendable {
    func map(
        of box: MapBox,
        in detail: MapDetail,
        _ filter: BoardFilter,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> ListingMap

    /// Lists the listings in a box, newest first. Throws ``MapRefusal/tooMany`` when the neighbourhoods
    /// it touches have more than ``ListingMap/mostCounted``. Pages like ``BoardQueries``.
    func listings(
        in box: MapBox,
        _ filter: BoardFilter,
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary>

    /// Counts the listings of an area by each of their figures, regardless of the range of that figure. Of
    /// very many listings, only some are examined.
    func histograms(
        in area: BoardArea,
        _ filter: BoardFilter,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> [FigureHistogram]

    /// Counts the listings by neighbourhood, in the order of the area and without empty ones. A drawn area of
    /// the filter replaces the area, and its neighbourhoods are by code.
    func counts(
        in area: BoardArea,
        _ filter: BoardFilter,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> [NeighbourhoodCount]
}
