public import Database
public import Domain

public struct SQLMapQueries: MapQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func map(
        of box: MapBox,
        in detail: MapDetail,
        _ kinds: [Listing.Kind],
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> ListingMap {
        try await database.read { connection in
            if detail == .listings, let map = try connection.closeUp(box, kinds, for: viewer, at: now) {
                return map
            }
            for level in [MapDetail.neighbourhoods, .districts, .provinces] where level <= detail {
                let clusters = try connection.clusters(in: box, level, kinds)
                if clusters.count <= ListingMap.most { return ListingMap(clusters: clusters) }
            }
            return ListingMap(clusters: [])
        }
    }

    public func listings(
        in box: MapBox,
        _ kinds: [Listing.Kind],
        _ slice: SliceRequest,
        for viewer: Member.ID?,
        at now: Moment
    ) async throws -> Slice<ListingSummary> {
        try await database.read { connection in
            guard let codes = try connection.codes(in: box, kinds) else { throw MapRefusal.tooMany }
            let page = try connection.page(of: slice, hiding: viewer, after: slice.position) { last, limit in
                try connection.run(Self.newest(in: box, codes, kinds, after: last, limit: limit, at: now))
                    .map { (try $0.value("position"), try Candidate(row: $0)) }
            }
            return try connection.summaries(of: page, for: viewer, cursor: \.description)
        }
    }

    public func counts(in area: BoardArea, _ kinds: [Listing.Kind]) async throws -> [NeighbourhoodCount] {
        try await database.read { connection in
            let rows = try connection.run(Self.counts(in: area, kinds))
            let counts = try rows.reduce(into: [NeighbourhoodCode: Int]()) { counts, row in
                counts[try row.neighbourhood(), default: 0] += try row.value("listings")
            }
            return area.codes.compactMap { code in
                counts[code].map { NeighbourhoodCount(code: code, count: $0) }
            }
        }
    }

    static func counts(in area: BoardArea, _ kinds: [Listing.Kind]) -> SQL {
        """
        SELECT code, listings FROM place_counts
        WHERE kind IN \(list: kinds.map(\.rawValue)) AND code IN \(list: area.codes.map(\.number))
            AND listings > 0
        """
    }

    /// Reads no more rows than there are neighbourhoods.
    static func clusters(_ detail: MapDetail, _ kinds: [Listing.Kind]) -> SQL {
        """
        SELECT MIN(code) AS code, CAST(SUM(listings) AS BIGINT) AS listings,
            CAST(SUM(latitudes) AS BIGINT) AS latitudes, CAST(SUM(longitudes) AS BIGINT) AS longitudes
        FROM place_counts WHERE kind IN \(list: kinds.map(\.rawValue)) AND listings > 0
        GROUP BY code / \(detail.divisor) ORDER BY 1
        """
    }

    static func touched(by box: MapBox, _ kinds: [Listing.Kind]) -> SQL {
        """
        SELECT code, listings FROM place_counts
        WHERE kind IN \(list: kinds.map(\.rawValue)) AND listings > 0
            AND south < \(box.northEast.microLatitude) AND north >= \(box.southWest.microLatitude)
            AND west < \(box.northEast.microLongitude) AND east >= \(box.southWest.microLongitude)
        """
    }

    static func listings(
        in box: MapBox,
        _ codes: [NeighbourhoodCode],
        _ kinds: [Listing.Kind],
        at now: Moment
    ) -> SQL {
        """
        SELECT id, author, latitude, longitude FROM listings WHERE \(open(in: box, codes, kinds, at: now))
        ORDER BY id DESC LIMIT \(ListingMap.mostCounted)
        """
    }

    static func newest(
        in box: MapBox,
        _ codes: [NeighbourhoodCode],
        _ kinds: [Listing.Kind],
        after last: Identifier<Listing.Position>?,
        limit: Int,
        at now: Moment
    ) -> SQL {
        """
        SELECT id, author, position FROM listings WHERE \(open(in: box, codes, kinds, at: now))
            AND position < \(last?.rawValue ?? .max)
        ORDER BY position DESC LIMIT \(limit)
        """
    }

    private static func open(
        in box: MapBox,
        _ codes: [NeighbourhoodCode],
        _ kinds: [Listing.Kind],
        at now: Moment
    ) -> SQL {
        """
        kind IN \(list: kinds.map(\.rawValue)) AND code IN \(list: codes.map(\.number))
            AND status = 'open' AND (expires_at IS NULL OR expires_at > \(now))
            AND latitude >= \(box.southWest.microLatitude) AND latitude < \(box.northEast.microLatitude)
            AND longitude >= \(box.southWest.microLongitude) AND longitude < \(box.northEast.microLongitude)
        """
    }
}

extension Connection {
    fileprivate func clusters(
        in box: MapBox,
        _ detail: MapDetail,
        _ kinds: [Listing.Kind]
    ) throws -> [MapCluster] {
        try run(SQLMapQueries.clusters(detail, kinds)).compactMap { row in
            let count: Int = try row.value("listings")
            guard
                let point = Point(
                    microLatitude: try row.value("latitudes", as: Int.self) / count,
                    microLongitude: try row.value("longitudes", as: Int.self) / count
                ), box.contains(point)
            else { return nil }
            return MapCluster(.area(detail, try row.neighbourhood()), count: count, point: point)
        }
    }

    /// The neighbourhoods that may have something in the box; nil when they have too much to look at each.
    fileprivate func codes(in box: MapBox, _ kinds: [Listing.Kind]) throws -> [NeighbourhoodCode]? {
        let touched = try run(SQLMapQueries.touched(by: box, kinds))
        let total = try touched.reduce(0) { $0 + (try $1.value("listings", as: Int.self)) }
        guard total <= ListingMap.mostCounted else { return nil }
        return Set(try touched.map { try $0.neighbourhood() }).sorted()
    }

    fileprivate func closeUp(
        _ box: MapBox,
        _ kinds: [Listing.Kind],
        for viewer: Member.ID?,
        at now: Moment
    ) throws -> ListingMap? {
        guard let codes = try codes(in: box, kinds) else { return nil }
        let hidden = try viewer.map(hidden(from:)) ?? []
        let pins = try run(SQLMapQueries.listings(in: box, codes, kinds, at: now)).compactMap { row in
            let candidate = try Candidate(row: row)
            return hidden.contains(candidate.author) ? nil : MapPin(candidate.id, try row.point())
        }
        let (alone, bunches) = MapPin.bunched(pins, in: box)
        return ListingMap(clusters: bunches, listings: try summaries(of: alone, for: viewer))
    }
}
