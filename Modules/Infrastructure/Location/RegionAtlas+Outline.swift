extension RegionAtlas {
    /// Regions that may intersect a box, ordered by code; some may lie just outside.
    public func regions(from low: GridPoint, to high: GridPoint) -> [Int] {
        let (left, right) = (grid.column(ofX: Int64(low.x)), grid.column(ofX: Int64(high.x)))
        let (bottom, top) = (grid.row(ofY: Int64(low.y)), grid.row(ofY: Int64(high.y)))
        var isFound = [Bool](repeating: false, count: count)
        for row in stride(from: max(0, bottom), through: min(top, grid.rows - 1), by: 1) {
            for column in stride(from: max(0, left), through: min(right, grid.columns - 1), by: 1) {
                let cell = Int(shapes.cells[row * grid.columns + column])
                guard cell > 0 else { continue }
                guard cell > count else {
                    isFound[cell - 1] = true
                    continue
                }
                for place in shapes.candidateLists[cell - count - 1] {
                    let region = Int(shapes.candidates[place])
                    if region < count { isFound[region] = true }
                }
            }
        }
        return isFound.indices.filter { isFound[$0] }
    }

    /// The regions whose codes are in the range.
    public func regions(codes: Range<UInt64>) -> Range<Int> {
        let first = self.codes.lowerBound(codes.lowerBound)
        return first..<max(first, self.codes.lowerBound(codes.upperBound))
    }

    /// Returns the border of several regions as one, with corners at multiples of `step`: closed rings,
    /// outer ones counter-clockwise, holes clockwise.
    ///
    /// Internal borders are removed, and shared borders look alike from both sides. Parts smaller than a
    /// step disappear.
    public func outline(of regions: some Sequence<Int>, step: Int32) -> [[GridPoint]] {
        var border = MergedBorder()
        for region in regions {
            for ring in shapes.regionRings[region] {
                var last: GridPoint?
                for vertex in shapes.rings[ring] {
                    let corner = GridPoint(
                        x: rounded(shapes.vertices[2 * vertex], to: step),
                        y: rounded(shapes.vertices[2 * vertex + 1], to: step)
                    )
                    if let last, last != corner { border.add(from: last, to: corner) }
                    last = corner
                }
            }
        }
        return border.rings
    }

    private func rounded(_ coordinate: Int32, to step: Int32) -> Int32 {
        let step = Int64(max(1, step))
        return Int32(clamping: (Int64(coordinate) + step / 2).floored(by: step) * step)
    }
}

/// The edges of adjacent regions, without those that occur in both directions.
private struct MergedBorder {
    private struct Edge: Hashable {
        let from: GridPoint
        let to: GridPoint
    }

    private var edges: [Edge: Int] = [:]

    mutating func add(from: GridPoint, to: GridPoint) {
        let back = Edge(from: to, to: from)
        if let count = edges[back] {
            edges[back] = count > 1 ? count - 1 : nil
        } else {
            edges[Edge(from: from, to: to), default: 0] += 1
        }
    }

    /// Each corner has as many outgoing as incoming edges, so every ring closes.
    var rings: [[GridPoint]] {
        var ways: [GridPoint: [GridPoint]] = [:]
        for (edge, count) in edges {
            ways[edge.from, default: []] += Array(repeating: edge.to, count: count)
        }
        for corner in ways.keys { ways[corner]?.sort(by: >) }
        return ways.keys.sorted().flatMap { start in
            var rings: [[GridPoint]] = []
            while let ring = walk(from: start, along: &ways) { rings.append(ring) }
            return rings
        }
    }

    private func walk(from start: GridPoint, along ways: inout [GridPoint: [GridPoint]]) -> [GridPoint]? {
        var ring = [start]
        while let next = ways[ring[ring.count - 1]]?.popLast() {
            ring.append(next)
            if next == start { return ring }
        }
        return nil
    }
}

extension GridPoint: Comparable {
    /// Orders from south to north, then from west to east.
    public static func < (left: GridPoint, right: GridPoint) -> Bool {
        (left.y, left.x) < (right.y, right.x)
    }
}
