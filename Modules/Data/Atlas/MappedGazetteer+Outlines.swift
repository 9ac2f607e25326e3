public import Domain
import Location

extension MappedGazetteer {
    /// The resolution of an outline along the longer side of the map.
    private static let stepsAcross = 400.0

    public func outlines(in box: MapBox, _ detail: MapDetail) -> [Outline] {
        guard let low = GridPoint(latitude: box.southWest.latitude, longitude: box.southWest.longitude),
            let high = GridPoint(latitude: box.northEast.latitude, longitude: box.northEast.longitude)
        else { return [] }
        let regions = atlas.regions(from: low, to: high)
        let detail = Self.detail(detail, for: regions.count)
        let divisor = UInt64(detail.divisor)
        let step = max(box.width, box.height) * GridPoint.stepsPerDegree / Self.stepsAcross
        return Set(regions.map { atlas.code(of: $0) / divisor }).sorted().compactMap { prefix in
            outline(
                of: atlas.regions(codes: prefix * divisor..<(prefix + 1) * divisor),
                detail,
                step: Int32(step)
            )
        }
    }

    private static func detail(_ wanted: MapDetail, for count: Int) -> MapDetail {
        guard wanted >= .neighbourhoods else { return wanted }
        return count > Outline.most ? .districts : .neighbourhoods
    }

    /// Returns nil for an outline too small to be visible.
    private func outline(of regions: Range<Int>, _ detail: MapDetail, step: Int32) -> Outline? {
        let rings = atlas.outline(of: regions, step: step)
        guard let first = regions.first, let code = code(region: first), !rings.isEmpty else { return nil }
        return Outline(code: code, detail: detail, areas: areas(of: rings.map(Border.init)))
    }

    /// Assigns each hole to the smallest border around it.
    private func areas(of borders: [Border]) -> [Outline.Area] {
        let outer = borders.filter(\.isOuter)
        var holes = [[[Point]]](repeating: [], count: outer.count)
        for hole in borders where !hole.isOuter {
            let around = outer.indices.filter { outer[$0].spans(hole) }
            guard let nearest = around.min(by: { outer[$0].extent < outer[$1].extent }) else { continue }
            holes[nearest].append(hole.points)
        }
        return zip(outer, holes).map { Outline.Area(border: $0.points, holes: $1) }
    }
}

/// A closed line and its bounding box.
private struct Border {
    private let ring: [GridPoint]
    private let columns: ClosedRange<Int32>
    private let rows: ClosedRange<Int32>

    init(_ ring: [GridPoint]) {
        self.ring = ring
        columns = (ring.map(\.x).min() ?? 0)...(ring.map(\.x).max() ?? 0)
        rows = (ring.map(\.y).min() ?? 0)...(ring.map(\.y).max() ?? 0)
    }

    var points: [Point] { ring.compactMap { Point(latitude: $0.latitude, longitude: $0.longitude) } }

    /// Whether it runs counter-clockwise.
    var isOuter: Bool {
        var doubledArea: Int64 = 0
        for (from, to) in zip(ring, ring.dropFirst()) {
            let crossed = Int64(to.x) * Int64(from.y)
            doubledArea += Int64(from.x) * Int64(to.y) - crossed
        }
        return doubledArea > 0
    }

    var extent: Int64 {
        Int64(columns.upperBound - columns.lowerBound) * Int64(rows.upperBound - rows.lowerBound)
    }

    func spans(_ other: Border) -> Bool {
        columns.lowerBound <= other.columns.lowerBound && other.columns.upperBound <= columns.upperBound
            && rows.lowerBound <= other.rows.lowerBound && other.rows.upperBound <= rows.upperBound
    }
}
