/// The borders of all regions, with an index of the edges near a point.
struct ShapeColumns: Sendable {
    /// Alternating x and y; a ring ends with its first vertex.
    let vertices: Column<Int32>
    let rings: Spans
    let regionRings: Spans

    /// For each region, the grid rows its edges touch, starting at ``firstRows``: its slabs.
    let slabs: Spans
    let firstRows: Column<UInt16>
    /// For each slab, its runs: first and last vertex of consecutive edges.
    let slabRuns: Spans
    let runs: Column<UInt32>

    /// 0: empty. Up to the number of regions: the cell lies inside that region, counted from 1. Above:
    /// borders cross the cell, and this numbers the list of regions to test.
    let cells: Column<UInt16>
    let candidateLists: Spans
    let candidates: Column<UInt16>

    init(_ header: AtlasHeader) {
        vertices = header.column(.vertices, of: Int32.self)
        let ringEnds = header.column(.ringEnds, of: UInt32.self)
        rings = Spans(ends: ringEnds, limit: vertices.count / 2)
        regionRings = Spans(ends: header.column(.regionRings, of: UInt32.self), limit: ringEnds.count)
        let runEnds = header.column(.runEnds, of: UInt32.self)
        slabs = Spans(ends: header.column(.slabEnds, of: UInt32.self), limit: runEnds.count)
        firstRows = header.column(.firstRows, of: UInt16.self)
        runs = header.column(.runs, of: UInt32.self)
        slabRuns = Spans(ends: runEnds, limit: runs.count / 2)
        cells = header.column(.cells, of: UInt16.self)
        candidates = header.column(.candidates, of: UInt16.self)
        candidateLists = Spans(
            ends: header.column(.candidateEnds, of: UInt32.self),
            limit: candidates.count
        )
    }

    /// Whether the point, which lies in grid row `row`, is inside the region.
    func covers(_ region: Int, _ x: Int64, _ y: Int64, row: Int) -> Bool {
        let slab = slabs[region]
        let place = slab.lowerBound &+ row &- Int(firstRows[region])
        guard slab.contains(place) else { return false }
        var inside = false
        for run in slabRuns[place] {
            let first = Int(runs[2 &* run])
            let last = Int(runs[2 &* run &+ 1])
            guard first <= last, 2 &* last &+ 1 < vertices.count else { continue }
            var (x1, y1) = vertex(first)
            for index in first..<last {
                let (x2, y2) = vertex(index &+ 1)
                if crosses(x: x, y: y, x1, y1, x2, y2) { inside.toggle() }
                (x1, y1) = (x2, y2)
            }
        }
        return inside
    }

    /// - Precondition: the vertex exists.
    @inline(__always)
    private func vertex(_ index: Int) -> (Int64, Int64) {
        (Int64(vertices.unchecked(2 &* index)), Int64(vertices.unchecked(2 &* index &+ 1)))
    }
}
