public import Domain

/// What a map shows of a box: areas that are counted, or single listings with bunches of others.
public struct BoardMap: Sendable {
    public let clusters: [MapCluster]
    public let alone: [Listing.ID]
}

extension BoardIndex {
    public func map(
        of box: MapBox,
        in detail: MapDetail,
        _ kinds: [Listing.Kind],
        _ question: (_ codes: [NeighbourhoodCode]) -> IndexQuestion
    ) -> BoardMap {
        if detail == .listings, let codes = codes(in: box, kinds) {
            let pins = places(in: box, question(codes)).compactMap { columns, place in
                columns.point(at: place).map { MapPin(Listing.ID(rawValue: columns.ids[place]), $0) }
            }
            let (alone, bunches) = MapPin.bunched(pins.sorted { $0.id > $1.id }, in: box)
            return BoardMap(clusters: bunches, alone: alone)
        }
        for level in [MapDetail.neighbourhoods, .districts, .provinces] where level <= detail {
            let clusters = clusters(in: box, level, kinds)
            if clusters.count <= ListingMap.most { return BoardMap(clusters: clusters, alone: []) }
        }
        return BoardMap(clusters: [], alone: [])
    }

    /// Those in the box, by position from behind `last` on; nil where the neighbourhoods that it touches hold
    /// more than ``ListingMap/mostCounted``.
    public func newest(
        in box: MapBox,
        _ kinds: [Listing.Kind],
        after last: Identifier<Listing.Position>?,
        limit: Int,
        _ question: (_ codes: [NeighbourhoodCode]) -> IndexQuestion
    ) -> IndexedSlice<Identifier<Listing.Position>>? {
        guard let codes = codes(in: box, kinds) else { return nil }
        let found = places(in: box, question(codes)).map { columns, place in
            (
                key: Identifier<Listing.Position>(rawValue: columns.positions[place]),
                id: Listing.ID(rawValue: columns.ids[place])
            )
        }
        let behind = found.filter { $0.key.rawValue < last?.rawValue ?? .max }.sorted { $0.key > $1.key }
        return IndexedSlice(Array(behind.prefix(limit + 1)), limit: limit)
    }

    /// In the order of `codes`; those that have none are left out.
    public func counts(in codes: [NeighbourhoodCode], _ kinds: [Listing.Kind]) -> [NeighbourhoodCount] {
        let numbers = Self.numbers(of: kinds)
        return columns(of: codes).compactMap { columns in
            let count = columns.total(of: numbers).count
            guard count > 0, let code = NeighbourhoodCode(number: columns.code) else { return nil }
            return NeighbourhoodCount(code: code, count: count)
        }
    }

    /// The areas of that size whose middle lies in the box, by code.
    private func clusters(in box: MapBox, _ detail: MapDetail, _ kinds: [Listing.Kind]) -> [MapCluster] {
        var areas: [Int64: (total: Total, code: Int64)] = [:]
        let numbers = Self.numbers(of: kinds)
        eachNeighbourhood { columns in
            let total = columns.total(of: numbers)
            guard total.count > 0 else { return }
            var area = areas[columns.code / detail.divisor] ?? (Total(), columns.code)
            area.total.add(total)
            area.code = min(area.code, columns.code)
            areas[columns.code / detail.divisor] = area
        }
        return areas.values.sorted { $0.code < $1.code }.compactMap { area in
            guard let center = area.total.center, box.contains(center),
                let code = NeighbourhoodCode(number: area.code)
            else { return nil }
            return MapCluster(.area(detail, code), count: area.total.count, point: center)
        }
    }

    /// The neighbourhoods that may have something in the box; nil when they have too much to look at each.
    private func codes(in box: MapBox, _ kinds: [Listing.Kind]) -> [NeighbourhoodCode]? {
        var codes: [NeighbourhoodCode] = []
        var count = 0
        let numbers = Self.numbers(of: kinds)
        eachNeighbourhood { columns in
            let total = columns.total(of: numbers)
            guard total.touches(box), let code = NeighbourhoodCode(number: columns.code) else { return }
            count += total.count
            codes.append(code)
        }
        return count > ListingMap.mostCounted ? nil : codes
    }

    /// Where they stand among all kinds.
    private static func numbers(of kinds: [Listing.Kind]) -> [Int] {
        kinds.compactMap { Listing.Kind.allCases.firstIndex(of: $0) }
    }

    private func places(in box: MapBox, _ question: IndexQuestion) -> [(Columns, Int)] {
        let latitudes = Int32(box.southWest.microLatitude)..<Int32(box.northEast.microLatitude)
        let longitudes = Int32(box.southWest.microLongitude)..<Int32(box.northEast.microLongitude)
        var found: [(Columns, Int)] = []
        for columns in columns(of: question.codes) {
            for place in 0..<columns.count
            where latitudes.contains(columns.latitudes[place])
                && longitudes.contains(columns.longitudes[place])
                && question.sieve.passes(columns, place)
            {
                found.append((columns, place))
            }
        }
        return found
    }
}

extension Columns {
    /// Of several kinds together.
    fileprivate func total(of numbers: [Int]) -> Total {
        var total = Total()
        for number in numbers { total.add(totals[number]) }
        return total
    }
}
