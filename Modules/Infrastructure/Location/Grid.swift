/// A uniform grid over the regions that maps points to cells.
struct Grid: Sendable {
    let originX: Int64
    let originY: Int64
    let cellSize: Int64
    let columns: Int
    let rows: Int

    init(_ header: AtlasHeader) {
        originX = header.originX
        originY = header.originY
        cellSize = header.cellSize
        columns = header.columns
        rows = header.rows
    }

    /// Covers the extent with whole cells, aligned to multiples of their size.
    init(covering extent: (low: GridPoint, high: GridPoint), cellSize: Int32) {
        let size = Int64(cellSize)
        let (left, bottom) = (Int64(extent.low.x).floored(by: size), Int64(extent.low.y).floored(by: size))
        self.cellSize = size
        originX = left * size
        originY = bottom * size
        columns = Int(Int64(extent.high.x).floored(by: size) - left + 1)
        rows = Int(Int64(extent.high.y).floored(by: size) - bottom + 1)
    }

    /// Negative or past the end for a point outside.
    @inline(__always)
    func column(ofX x: Int64) -> Int { Int((x &- originX).floored(by: cellSize)) }

    @inline(__always)
    func row(ofY y: Int64) -> Int { Int((y &- originY).floored(by: cellSize)) }

    func bottom(ofRow row: Int) -> Int64 { originY + Int64(row) * cellSize }
    func left(ofColumn column: Int) -> Int64 { originX + Int64(column) * cellSize }
}

extension Int64 {
    /// Floor division, which rounds south and west instead of towards zero.
    @inline(__always)
    func floored(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient &- 1 : quotient
    }
}
