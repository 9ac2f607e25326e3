import CGazetteer
public import Domain
import Location

/// A compiled gazetteer, read in place from the program's own bytes or from a memory-mapped file.
public struct MappedGazetteer: Gazetteer {
    let atlas: RegionAtlas
    public let everywhere: [NeighbourhoodCode]
    private let rings: RingCache

    private static let program = Result {
        MappedGazetteer(
            try RegionAtlas(UnsafeRawBufferPointer(start: gazetteer_start(), count: Int(gazetteer_size())))
        )
    }

    /// The gazetteer embedded in the program.
    public static func embedded() throws -> MappedGazetteer { try program.get() }

    /// Maps a gazetteer file, for a later edition than the embedded one.
    public init(mapping path: String) throws {
        self.init(try RegionAtlas(mapping: path))
    }

    init(_ atlas: RegionAtlas) {
        self.atlas = atlas
        rings = RingCache(count: atlas.count)
        everywhere = (0..<atlas.count).compactMap { atlas.neighbourhoodCode(of: $0) }
    }

    public var edition: String { atlas.edition }

    public func neighbourhood(_ code: NeighbourhoodCode, at moment: Moment) -> Neighbourhood? {
        atlas.region(code: UInt64(code.number)).flatMap { neighbourhood(region: $0, at: moment) }
    }

    public func neighbourhood(at point: Point, at moment: Moment) -> Neighbourhood? {
        atlas.region(latitude: point.latitude, longitude: point.longitude)
            .flatMap { neighbourhood(region: $0, at: moment) }
    }

    public func ring(
        of code: NeighbourhoodCode,
        reach: Reach,
        at moment: Moment
    ) -> [NearbyNeighbourhood]? {
        atlas.region(code: UInt64(code.number)).map { region in
            atlas.ring(of: region, reach: reach.steps).compactMap { step in
                neighbourhood(region: step.region, at: moment)
                    .map { NearbyNeighbourhood(neighbourhood: $0, steps: step.steps) }
            }
        }
    }

    public func codes(around code: NeighbourhoodCode, _ extent: Extent) -> [NeighbourhoodCode]? {
        // A former code isn't the center's own.
        guard let center = atlas.region(code: UInt64(code.number)), let code = self.code(region: center)
        else {
            return nil
        }
        return switch extent {
        case .ring(let reach):
            rings.codes(around: center, reach) {
                atlas.ring(of: center, reach: reach.steps).compactMap { self.code(region: $0.region) }
            }
        case .kilometres(let most):
            codes(from: center, regions(within: most, of: center)) { $0 <= most * 1_000 }
        case .city:
            codes(from: center, regions(sharing: .city, with: code, around: center)) { _ in true }
        case .district, .province:
            regions(sharing: extent, with: code, around: center).compactMap { self.code(region: $0) }
        case .country:
            everywhere
        }
    }

    /// Regions in a box around the center, which has all within the distance, and some others. To compare
    /// degrees is faster than to compute the distances of the whole country.
    private func regions(within kilometres: Int, of center: Int) -> some Sequence<Int> {
        let (latitude, longitude) = atlas.point(of: center)
        // At least a kilometre of latitude, and of longitude up to 40 degrees north.
        let (north, east) = (Double(kilometres) * 0.0092, Double(kilometres) * 0.0119)
        return (0..<atlas.count).lazy.filter { region in
            let point = atlas.point(of: region)
            return abs(point.latitude - latitude) <= north && abs(point.longitude - longitude) <= east
        }
    }

    /// Regions are ordered by code, so those of an area follow each other.
    private func regions(
        sharing extent: Extent,
        with code: NeighbourhoodCode,
        around center: Int
    ) -> Range<Int> {
        func isInside(_ region: Int) -> Bool {
            self.code(region: region)?.shares(extent, with: code) ?? false
        }
        var (first, last) = (center, center)
        while first > 0, isInside(first - 1) { first -= 1 }
        while last + 1 < atlas.count, isInside(last + 1) { last += 1 }
        return first..<last + 1
    }

    /// The codes of the regions that pass, by distance between the centres and then by code.
    private func codes(
        from center: Int,
        _ regions: some Sequence<Int>,
        _ isIncluded: (_ metres: Int) -> Bool
    ) -> [NeighbourhoodCode] {
        guard let start = point(region: center) else { return [] }
        return
            regions.compactMap { region -> (code: NeighbourhoodCode, metres: Int)? in
                guard let code = code(region: region), let point = point(region: region) else { return nil }
                let metres = start.metres(to: point)
                return isIncluded(metres) ? (code, metres) : nil
            }
            .sorted { ($0.metres, $0.code) < ($1.metres, $1.code) }
            .map(\.code)
    }
}

extension MappedGazetteer {
    func neighbourhood(region: Int, at moment: Moment) -> Neighbourhood? {
        guard let code = code(region: region), let point = point(region: region) else { return nil }
        return Neighbourhood(
            code: code,
            issued: NeighbourhoodName { atlas.label($0, of: region) },
            renaming: renaming(region: region, at: moment),
            point: point
        )
    }

    private func renaming(region: Int, at moment: Moment) -> Neighbourhood.Renaming? {
        guard atlas.isSucceeded(region, at: moment.milliseconds),
            let succession = atlas.succession(of: region)
        else { return nil }
        return Neighbourhood.Renaming(
            since: Moment(milliseconds: succession.since),
            name: NeighbourhoodName { succession.labels[$0] },
            code: succession.code.flatMap { Int64(exactly: $0) }.flatMap(NeighbourhoodCode.init(number:))
        )
    }

    func point(region: Int) -> Point? {
        let (latitude, longitude) = atlas.point(of: region)
        return Point(latitude: latitude, longitude: longitude)
    }

    func code(region: Int) -> NeighbourhoodCode? { atlas.neighbourhoodCode(of: region) }
}

extension RegionAtlas {
    fileprivate func neighbourhoodCode(of region: Int) -> NeighbourhoodCode? {
        Int64(exactly: code(of: region)).flatMap(NeighbourhoodCode.init(number:))
    }
}

extension MappedGazetteer {
    /// All neighbourhoods by code.
    public func all(at moment: Moment) -> [Neighbourhood] {
        (0..<atlas.count).compactMap { neighbourhood(region: $0, at: moment) }
    }
}
