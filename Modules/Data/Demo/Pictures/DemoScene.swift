/// A composition with a motif.
enum DemoScene: Int, CaseIterable, Sendable {
    /// On a disc.
    case front
    /// On a table by a window.
    case table
    /// Many, as on wallpaper.
    case pattern

    private static let (width, height) = (800, 600)

    func draw(_ motif: DemoMotif) -> Canvas {
        let palette = Palette(hue: motif.rawValue * 77 + rawValue * 38 + 20)
        var canvas = Canvas(width: Self.width, height: Self.height, palette.colour(.ground))
        switch self {
        case .front: drawFront(motif.sketch, palette, &canvas)
        case .table: drawTable(motif.sketch, palette, &canvas)
        case .pattern: drawPattern(motif.sketch, palette, &canvas)
        }
        return canvas
    }

    private func drawFront(_ motif: Sketch, _ palette: Palette, _ canvas: inout Canvas) {
        var back = Sketch()
        back.disc(0.50, 0.48, 0.42, .far)
        back.ellipse(0.50, 0.90, 0.30, 0.03, .far)
        canvas.draw(back, palette, at: (100, 0), side: 600)
        canvas.draw(motif, palette, at: (210, 105), side: 380)
    }

    private func drawTable(_ motif: Sketch, _ palette: Palette, _ canvas: inout Canvas) {
        var room = Sketch()
        room.box(0.05, 0.06, 0.36, 0.42, .light, round: 0.02)
        room.box(0.075, 0.085, 0.31, 0.37, .far)
        room.disc(0.29, 0.20, 0.055, .warm)
        room.box(0.222, 0.085, 0.016, 0.37, .light)
        room.box(0.075, 0.262, 0.31, 0.016, .light)
        room.box(-0.10, 0.58, 1.20, 0.30, .main)
        room.box(-0.10, 0.58, 1.20, 0.018, .deep)
        room.ellipse(0.57, 0.612, 0.20, 0.022, .deep)
        canvas.draw(room, palette, at: (0, 0), side: 800)
        canvas.draw(motif, Palette(hue: palette.hue + 40), at: (270, 150), side: 370)
    }

    private func drawPattern(_ motif: Sketch, _ palette: Palette, _ canvas: inout Canvas) {
        for row in 0..<4 {
            for column in -1..<5 {
                let x = Double(column) * 210 + (row.isMultiple(of: 2) ? 25 : 130)
                let turn = (row + column).isMultiple(of: 2) ? 2 : 46
                let colours = (row + column + 6) % 3 == 0 ? Palette(hue: palette.hue + 60) : palette
                canvas.draw(motif, colours, at: (x, Double(row) * 165 - 30), side: 130, turned: turn)
            }
        }
    }
}

extension Canvas {
    /// Draws into a square, turned around its centre by steps of which a circle has 48.
    fileprivate mutating func draw(
        _ sketch: Sketch,
        _ palette: Palette,
        at corner: (x: Double, y: Double),
        side: Double,
        turned steps: Int = 0
    ) {
        let direction = ConvexShape.directions[steps]
        for part in sketch.parts {
            let spots = part.shape.spots.map { spot in
                let turned = ConvexShape.Spot(spot.x - 0.5, spot.y - 0.5).turned(by: direction)
                return ConvexShape.Spot(
                    corner.x + (turned.x + 0.5) * side,
                    corner.y + (turned.y + 0.5) * side
                )
            }
            fill(ConvexShape(spots), palette.colour(part.tone))
        }
    }
}
