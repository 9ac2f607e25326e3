/// Shapes in the colours of a palette, in a square of side 1.
struct Sketch: Sendable {
    typealias Spot = ConvexShape.Spot

    struct Part: Sendable {
        let shape: ConvexShape
        let tone: Palette.Tone
    }

    private(set) var parts: [Part] = []

    mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ tone: Palette.Tone) {
        ellipse(x, y, radius, radius, tone)
    }

    mutating func ellipse(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ tone: Palette.Tone
    ) {
        add(.ellipse(x, y, width, height), tone)
    }

    mutating func box(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ tone: Palette.Tone,
        round: Double = 0
    ) {
        add(.box(x, y, width, height, round: round), tone)
    }

    /// A convex polygon.
    mutating func polygon(_ tone: Palette.Tone, _ corners: (Double, Double)...) {
        add(ConvexShape(corners.map { Spot($0.0, $0.1) }), tone)
    }

    /// A line with round ends and joints.
    mutating func line(_ tone: Palette.Tone, width: Double, _ corners: (Double, Double)...) {
        line(tone, width: width, through: corners.map { Spot($0.0, $0.1) })
    }

    /// A part of a circle, counted in steps of which a turn has 48.
    mutating func arc(
        _ x: Double,
        _ y: Double,
        _ radius: Double,
        _ steps: ClosedRange<Int>,
        _ tone: Palette.Tone,
        width: Double
    ) {
        let spots = steps.map { step in
            let direction = ConvexShape.directions[step % 48]
            return Spot(x + direction.x * radius, y + direction.y * radius)
        }
        line(tone, width: width, through: spots)
    }

    private mutating func line(_ tone: Palette.Tone, width: Double, through spots: [Spot]) {
        for spot in spots { disc(spot.x, spot.y, width / 2, tone) }
        for (start, end) in zip(spots, spots.dropFirst()) {
            add(.bar(from: start, to: end, width: width), tone)
        }
    }

    private mutating func add(_ shape: ConvexShape, _ tone: Palette.Tone) {
        parts.append(Part(shape: shape, tone: tone))
    }
}

/// The colours of one picture.
struct Palette: Sendable {
    enum Tone: Sendable {
        case ground, far, main, deep, light, warm
    }

    /// In degrees.
    let hue: Int

    func colour(_ tone: Tone) -> Canvas.Colour {
        switch tone {
        case .ground: Canvas.Colour(hue: hue, saturation: 0.55, lightness: 0.90)
        case .far: Canvas.Colour(hue: hue + 24, saturation: 0.60, lightness: 0.80)
        case .main: Canvas.Colour(hue: hue, saturation: 0.44, lightness: 0.55)
        case .deep: Canvas.Colour(hue: hue + 10, saturation: 0.42, lightness: 0.27)
        case .light: Canvas.Colour(hue: hue, saturation: 0.60, lightness: 0.975)
        case .warm: Canvas.Colour(hue: warmHue, saturation: 0.85, lightness: 0.66)
        }
    }

    /// Amber, or coral beside colours close to amber.
    private var warmHue: Int { (330...360).contains((hue + 320) % 360) || (hue + 320) % 360 < 50 ? 352 : 40 }
}
