public import Domain

/// The content of a map's box: counted areas, or single listings and clusters.
public struct BoardMap: Sendable {
    public let clusters: [MapCluster]
    public let alone: [Listing.ID]
}

extension BoardIndex {
    /// The area of the question is ignored in favour of the box.
    public func map(of box: MapBox, in detail: MapDetail, _ question: IndexQuestion) -> BoardMap {
        let country = country.areas
        if detail == .listings, let near = Self.near(country, box, question.mask) {
            var pins: [MapPin] = []
            Self.eachPlace(of: near, in: box, question.mask) { columns, place in
                pins.append(
                    MapPin(columns.listings[place].id, columns.points[place])
                )
            }
            let (alone, bunches) = MapPin.bunched(pins, in: box)
            return BoardMap(clusters: bunches, alone: alone)
        }
        for level in [MapDetail.neighbourhoods, .districts, .provinces] where level <= detail {
            if let clusters = Self.clusters(country, box, level, question.mask) {
                return BoardMap(clusters: clusters, alone: [])
            }
        }
        return BoardMap(clusters: [], alone: [])
    }

    /// Returns the listings in the box by position, after `last`. Nil when the neighbourhoods it touches have
    /// more than ``ListingMap/mostCounted``.
    public func newest(
        in box: MapBox,
        after last: Identifier<Listing.Position>?,
        limit: Int,
        _ question: IndexQuestion
    ) -> IndexedSlice<Identifier<Listing.Position>>? {
        guard let near = Self.near(country.areas, box, question.mask) else { return nil }
        let end = last?.rawValue ?? .max
        var found: [(key: Identifier<Listing.Position>, id: Listing.ID)] = []
        Self.eachPlace(of: near, in: box, question.mask) { columns, place in
            guard columns.positions[place] < end else { return }
            found.append(
                (Identifier(rawValue: columns.positions[place]), columns.id(at: place))
            )
        }
        found.sort { $0.key > $1.key }
        return IndexedSlice(Array(found.prefix(limit + 1)), limit: limit)
    }

    /// Counts the listings by neighbourhood, in the order of the question's area and without empty
    /// neighbourhoods.
    public func counts(_ question: IndexQuestion) -> [NeighbourhoodCount] {
        country.columns(of: question.codes).compactMap { columns in
            let count = columns.total(question.mask).count
            guard count > 0, let code = NeighbourhoodCode(number: columns.code) else { return nil }
            return NeighbourhoodCount(code: code, count: count)
        }
    }

    /// The areas of that size whose centre is in the box, by code; nil when there are too many for a map.
    private static func clusters(
        _ country: Area,
        _ box: MapBox,
        _ detail: MapDetail,
        _ mask: ListingMask
    ) -> [MapCluster]? {
        let (kinds, isByKind) = (mask.kindNumbers, mask.isByKind)
        var clusters: [MapCluster] = []
        let isEverything = country.each(detail.depth, touching: box, kinds) { area, total in
            guard mask.mayPass(total) else { return true }
            let matching = isByKind ? total : area.total(mask)
            guard let center = matching.center, box.contains(center), let code = area.firstCode(kinds) else {
                return true
            }
            clusters.append(MapCluster(.area(detail, code), count: matching.count, point: center))
            return clusters.count <= ListingMap.most
        }
        return isEverything ? clusters : nil
    }

    /// The neighbourhoods that may have listings in the box; nil when they have too many to examine.
    private static func near(_ country: Area, _ box: MapBox, _ mask: ListingMask) -> [Columns]? {
        var (near, count): ([Columns], Int) = ([], 0)
        let depth = MapDetail.listings.depth
        let isEverything = country.each(depth, touching: box, mask.kindNumbers) { area, total in
            guard mask.mayPass(total) else { return true }
            count += total.count
            if let columns = area.columns { near.append(columns) }
            return count <= ListingMap.mostCounted
        }
        return isEverything ? near : nil
    }

    private static func eachPlace(
        of neighbourhoods: [Columns],
        in box: MapBox,
        _ mask: ListingMask,
        _ body: (_ columns: Columns, _ place: Int) -> Void
    ) {
        let latitudes = Int32(box.southWest.microLatitude)..<Int32(box.northEast.microLatitude)
        let longitudes = Int32(box.southWest.microLongitude)..<Int32(box.northEast.microLongitude)
        for columns in neighbourhoods {
            columns.each(of: mask.groups) { place in
                let point = columns.points[place]
                guard latitudes.contains(point.latitude), longitudes.contains(point.longitude),
                    mask.passes(place, in: columns)
                else { return }
                body(columns, place)
            }
        }
    }
}

extension MapDetail {
    /// The depth of areas of this size below the country.
    fileprivate var depth: Int {
        switch self {
        case .provinces: 1
        case .districts: 2
        case .neighbourhoods, .listings: 3
        }
    }
}

extension Area {
    /// The total of the listings that match.
    fileprivate func total(_ mask: ListingMask) -> Total {
        guard mask.mayPass(total(of: mask.kindNumbers)) else { return Total() }
        return columns?.total(mask) ?? parts.reduce(into: Total()) { $0.add($1.total(mask)) }
    }
}

extension Columns {
    fileprivate func total(_ mask: ListingMask) -> Total {
        guard !mask.isByKind else {
            return mask.kindNumbers.reduce(into: Total()) { $0.add(totals[$1]) }
        }
        var total = Total()
        each(of: mask.groups) { place in
            if mask.passes(place, in: self) { total.add(points[place]) }
        }
        return total
    }
}
