/// A region's edges by grid row.
struct SlabbedShape {
    let firstRow: Int
    /// For each row, runs of consecutive edges: from the first edge's first vertex to the last edge's last.
    private(set) var slabs: [[Range<UInt32>]]

    init(_ rings: [[GridPoint]], grid: Grid) {
        var (low, high) = (Int32.max, Int32.min)
        for ring in rings {
            for vertex in ring { (low, high) = (min(low, vertex.y), max(high, vertex.y)) }
        }
        guard low <= high else {
            (firstRow, slabs) = (0, [])
            return
        }
        firstRow = grid.row(ofY: Int64(low))
        slabs = Array(repeating: [], count: grid.row(ofY: Int64(high)) - firstRow + 1)
    }

    /// - Parameter edge: the number of its first vertex; edges are added in ascending order.
    mutating func add(edge: UInt32, toRow row: Int) {
        let slab = row - firstRow
        if let last = slabs[slab].last, last.upperBound == edge {
            slabs[slab][slabs[slab].count - 1] = last.lowerBound..<edge + 1
        } else {
            slabs[slab].append(edge..<edge + 1)
        }
    }

    func covers(_ point: (x: Int64, y: Int64), row: Int, vertices: [GridPoint]) -> Bool {
        guard slabs.indices.contains(row - firstRow) else { return false }
        var inside = false
        for run in slabs[row - firstRow] {
            for edge in run {
                let (from, to) = (vertices[Int(edge)], vertices[Int(edge) + 1])
                let (x1, y1, x2, y2) = (Int64(from.x), Int64(from.y), Int64(to.x), Int64(to.y))
                if crosses(x: point.x, y: point.y, x1, y1, x2, y2) { inside.toggle() }
            }
        }
        return inside
    }
}

extension Grid {
    func rows(from: GridPoint, to: GridPoint) -> ClosedRange<Int> {
        row(ofY: Int64(min(from.y, to.y)))...row(ofY: Int64(max(from.y, to.y)))
    }

    /// A superset of the columns an edge touches within a row.
    func columns(from: GridPoint, to: GridPoint, in row: Int) -> ClosedRange<Int> {
        let (lower, upper) = from.y <= to.y ? (from, to) : (to, from)
        let (x1, y1) = (Int64(lower.x), Int64(lower.y))
        let (dx, dy) = (Int64(upper.x) - x1, Int64(upper.y) - y1)
        guard dy > 0 else {
            return column(ofX: min(x1, x1 + dx))...column(ofX: max(x1, x1 + dx))
        }
        let low = max(bottom(ofRow: row), y1)
        let high = min(bottom(ofRow: row + 1), y1 + dy)
        let (atLow, atHigh) = (
            x1 + (dx * (low - y1)).floored(by: dy), x1 + (dx * (high - y1)).floored(by: dy)
        )
        let (left, right) = (min(x1, x1 + dx), max(x1, x1 + dx))
        return column(ofX: max(left, min(atLow, atHigh)))...column(ofX: min(right, max(atLow, atHigh) + 1))
    }
}
