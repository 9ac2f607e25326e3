public import Domain

extension BoardIndex {
    /// Returns the matching listings by distance from `point`, after `last`.
    public func nearest(
        _ question: IndexQuestion,
        to point: Point,
        after last: NearestCursor?,
        limit: Int
    ) -> IndexedSlice<NearestCursor> {
        let (country, distance) = (country, SquaredDistance(from: point))
        let ring = country.ring(of: question.codes)
        func nearness(of place: Int, in columns: Columns) -> NearestCursor {
            NearestCursor(squared: distance(columns.points[place]), id: columns.id(at: place))
        }
        let walk = FigureWalk(isTold: false, country, ring, question.mask)
        if let found = walk?.page(after: last, limit: limit, by: nearness, { _ in nil }) {
            return IndexedSlice(found.map { ($0.key, $0.id) }, limit: limit)
        }
        // Nearest neighbourhood first: those farther away than a full page aren't examined.
        let neighbourhoods =
            ring.indices
            .map { index in (index, least: ring.lend(index) { question.mask.least(distance, $0) }) }
            .sorted { $0.least < $1.least }
        var found = SmallestKeys<NearestCursor>(limit: limit)
        for (index, least) in neighbourhoods {
            guard least <= found.last?.squared ?? .max else { break }
            ring.lend(index) { columns in
                columns.each(of: question.mask.groups) { place in
                    let squared = distance(columns.points[place])
                    guard squared <= found.last?.squared ?? .max else { return }
                    guard question.mask.passes(place, in: columns) else { return }
                    let nearness = nearness(of: place, in: columns)
                    if last.map({ $0 < nearness }) ?? true { found.offer(nearness) }
                }
            }
        }
        return IndexedSlice(found.keys.map { ($0, $0.id) }, limit: limit)
    }
}

extension ListingMask {
    /// A lower bound of the distance to the neighbourhood's matching listings.
    fileprivate func least(_ distance: SquaredDistance, _ columns: Columns) -> Int {
        groups.reduce(.max) { min($0, distance(within: columns.totals[$1])) }
    }
}

/// The position of a listing by distance and then by identifier.
public struct NearestCursor: Comparable, CustomStringConvertible, Sendable {
    /// The square of the distance in millionths of a degree of latitude.
    let squared: Int
    let id: Listing.ID

    init(squared: Int, id: Listing.ID) {
        self.squared = squared
        self.id = id
    }

    public init(cursor: String) throws(BoardRefusal) {
        let cursor = try NumberedCursor(cursor)
        self.init(squared: Int(cursor.number), id: cursor.id)
    }

    public var description: String { NumberedCursor(Int64(squared), id).description }

    public static func < (left: Self, right: Self) -> Bool {
        left.squared == right.squared ? left.id < right.id : left.squared < right.squared
    }
}

/// Squared distance in integers, so that pages agree. Assumes a flat earth, which suffices over a few
/// kilometres.
public struct SquaredDistance: Sendable {
    private let latitude: Int
    private let longitude: Int
    /// A degree of longitude in thousandths of one of latitude, at this point.
    private let narrowing: Int

    public init(from point: Point) {
        latitude = point.microLatitude
        longitude = point.microLongitude
        narrowing = Int((1_000 * Point.cosine(ofDegrees: point.latitude)).rounded())
    }

    func callAsFunction(_ other: PackedPoint) -> Int {
        let north = Int(other.latitude) - latitude
        let east = (Int(other.longitude) - longitude) * narrowing / 1_000
        return north * north + east * east
    }

    /// A lower bound for listings within the bounds; the maximum when there are none.
    func callAsFunction(within total: Total) -> Int {
        guard total.count > 0 else { return .max }
        return self(
            PackedPoint(
                latitude: Int32(min(max(latitude, total.south), total.north)),
                longitude: Int32(min(max(longitude, total.west), total.east))
            )
        )
    }
}
