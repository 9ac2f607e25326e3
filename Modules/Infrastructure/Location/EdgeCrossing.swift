/// Whether an eastward ray from `(x, y)` crosses the edge from `(x1, y1)` to `(x2, y2)`.
///
/// Exact in integers and independent of the edge's direction, so regions with shared borders do not
/// overlap. A point on a border belongs to exactly one side.
@inline(__always)
func crosses(x: Int64, y: Int64, _ x1: Int64, _ y1: Int64, _ x2: Int64, _ y2: Int64) -> Bool {
    guard (y1 > y) != (y2 > y) else { return false }
    let across = (x &- x1) &* (y2 &- y1)
    let along = (y &- y1) &* (x2 &- x1)
    return y2 > y1 ? across < along : across > along
}
