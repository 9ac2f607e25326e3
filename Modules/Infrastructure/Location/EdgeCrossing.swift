/// Whether the ray from `(x, y)` towards the east crosses the edge from `(x1, y1)` to `(x2, y2)`.
///
/// Exact in whole numbers and the same for both directions of an edge, so that regions sharing borders divide
/// the plane without overlap: a point on a border belongs to exactly one side.
@inline(__always)
func crosses(x: Int64, y: Int64, _ x1: Int64, _ y1: Int64, _ x2: Int64, _ y2: Int64) -> Bool {
    guard (y1 > y) != (y2 > y) else { return false }
    let across = (x &- x1) &* (y2 &- y1)
    let along = (y &- y1) &* (x2 &- x1)
    return y2 > y1 ? across < along : across > along
}
