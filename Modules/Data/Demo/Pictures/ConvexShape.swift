/// A convex polygon, of which sketches consist.
struct ConvexShape: Sendable {
    /// A position or a vector. Directions are unit vectors, which needs no trigonometry.
    struct Spot: Sendable {
        var x: Double
        var y: Double

        init(_ x: Double, _ y: Double) {
            (self.x, self.y) = (x, y)
        }

        /// A turn by the angle of a direction.
        func turned(by direction: Spot) -> Spot {
            Spot(x * direction.x - y * direction.y, x * direction.y + y * direction.x)
        }
    }

    var spots: [Spot]

    init(_ spots: [Spot]) {
        self.spots = spots
    }

    /// The directions of a circle in 48 equal steps.
    static let directions: [Spot] = {
        let step = Spot(0.991_444_861_373_810_4, 0.130_526_192_220_051_6)
        var all = [Spot(1, 0)]
        while all.count < 48 { all.append(all[all.count - 1].turned(by: step)) }
        return all
    }()

    static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ConvexShape {
        ConvexShape(directions.map { Spot(x + $0.x * width, y + $0.y * height) })
    }

    /// A rectangle with round corners.
    static func box(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        round: Double = 0
    ) -> ConvexShape {
        let centres = [
            Spot(x + width - round, y + height - round), Spot(x + round, y + height - round),
            Spot(x + round, y + round), Spot(x + width - round, y + round),
        ]
        return ConvexShape(
            centres.enumerated().flatMap { quarter, centre in
                (0...12).map { step in
                    let direction = directions[(quarter * 12 + step) % 48]
                    return Spot(centre.x + direction.x * round, centre.y + direction.y * round)
                }
            }
        )
    }

    /// A straight line without its round ends.
    static func bar(from start: Spot, to end: Spot, width: Double) -> ConvexShape {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = max((x * x + y * y).squareRoot(), 1e-9)
        let (sideX, sideY) = (-y / length * width / 2, x / length * width / 2)
        return ConvexShape([
            Spot(start.x + sideX, start.y + sideY), Spot(end.x + sideX, end.y + sideY),
            Spot(end.x - sideX, end.y - sideY), Spot(start.x - sideX, start.y - sideY),
        ])
    }
}
