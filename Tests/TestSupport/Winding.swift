public import Domain

/// Decides otherwise than ``DrawnArea`` whether a point is inside: by how often the border runs around it.
public struct Winding {
    private let corners: [(x: Int, y: Int)]

    public init(_ area: DrawnArea) {
        corners = area.points.map { ($0.microLongitude, $0.microLatitude) }
    }

    /// For a point that isn't on the border.
    public func runsAround(_ point: Point) -> Bool {
        let (x, y) = (point.microLongitude, point.microLatitude)
        var turns = 0
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let left = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y)
            if from.y <= y, to.y > y, left > 0 { turns += 1 }
            if from.y > y, to.y <= y, left < 0 { turns -= 1 }
        }
        return turns != 0
    }
}
