/// What a picture of a demo shows.
enum DemoMotif: Int, CaseIterable, Sendable {
    case book, letters, sums, flask, globe, cap, screen
    case piano, guitar, microphone, camera, pencil, brush, yarn, basket, cake, mat, ring, racket, peak
    case shopfront, counter, room
    case violin, cello, flute, trumpet, drum, harp

    var sketch: Sketch {
        var sketch = Sketch()
        switch self {
        case .book: sketch.drawBook()
        case .letters: sketch.drawLetters()
        case .sums: sketch.drawSums()
        case .flask: sketch.drawFlask()
        case .globe: sketch.drawGlobe()
        case .cap: sketch.drawCap()
        case .screen: sketch.drawScreen()
        case .piano: sketch.drawPiano()
        case .guitar: sketch.drawGuitar()
        case .microphone: sketch.drawMicrophone()
        case .camera: sketch.drawCamera()
        case .pencil: sketch.drawPencil()
        case .brush: sketch.drawBrush()
        case .yarn: sketch.drawYarn()
        case .basket: sketch.drawBasket()
        case .cake: sketch.drawCake()
        case .mat: sketch.drawMat()
        case .ring: sketch.drawRing()
        case .racket: sketch.drawRacket()
        case .peak: sketch.drawPeak()
        case .shopfront: sketch.drawShopfront()
        case .counter: sketch.drawCounter()
        case .room: sketch.drawRoom()
        case .violin: sketch.drawViolin()
        case .cello: sketch.drawCello()
        case .flute: sketch.drawFlute()
        case .trumpet: sketch.drawTrumpet()
        case .drum: sketch.drawDrum()
        case .harp: sketch.drawHarp()
        }
        return sketch
    }
}

/// Subjects of school and work.
extension Sketch {
    fileprivate mutating func drawBook() {
        polygon(.deep, (0.05, 0.28), (0.50, 0.36), (0.50, 0.88), (0.05, 0.80))
        polygon(.deep, (0.95, 0.28), (0.50, 0.36), (0.50, 0.88), (0.95, 0.80))
        polygon(.light, (0.09, 0.22), (0.50, 0.31), (0.50, 0.82), (0.09, 0.73))
        polygon(.far, (0.91, 0.22), (0.50, 0.31), (0.50, 0.82), (0.91, 0.73))
        for line in 0..<4 {
            let y = 0.36 + Double(line) * 0.09
            self.line(.main, width: 0.022, (0.16, y), (0.42, y + 0.055))
            self.line(
                .main,
                width: 0.022,
                (0.58, y + 0.055),
                (line == 3 ? 0.70 : 0.84, line == 3 ? y + 0.03 : y)
            )
        }
        polygon(.warm, (0.74, 0.255), (0.82, 0.238), (0.82, 0.52), (0.74, 0.537))
    }

    fileprivate mutating func drawLetters() {
        box(0.04, 0.10, 0.58, 0.46, .main, round: 0.12)
        polygon(.main, (0.14, 0.48), (0.32, 0.50), (0.12, 0.68))
        line(.light, width: 0.05, (0.22, 0.46), (0.33, 0.20), (0.44, 0.46))
        line(.light, width: 0.05, (0.27, 0.38), (0.39, 0.38))
        box(0.42, 0.42, 0.54, 0.42, .warm, round: 0.12)
        polygon(.warm, (0.70, 0.78), (0.88, 0.76), (0.90, 0.95))
        line(.deep, width: 0.045, (0.52, 0.53), (0.67, 0.53), (0.63, 0.65), (0.53, 0.73))
        line(.deep, width: 0.045, (0.77, 0.50), (0.77, 0.75))
        line(.deep, width: 0.045, (0.77, 0.62), (0.86, 0.62))
    }

    fileprivate mutating func drawSums() {
        box(0.04, 0.12, 0.92, 0.72, .deep, round: 0.06)
        box(0.08, 0.16, 0.84, 0.64, .main, round: 0.03)
        line(.light, width: 0.045, (0.20, 0.34), (0.36, 0.34))
        line(.light, width: 0.045, (0.28, 0.26), (0.28, 0.42))
        line(.light, width: 0.045, (0.65, 0.28), (0.77, 0.40))
        line(.light, width: 0.045, (0.77, 0.28), (0.65, 0.40))
        line(.warm, width: 0.045, (0.20, 0.58), (0.36, 0.58))
        line(.warm, width: 0.045, (0.20, 0.67), (0.36, 0.67))
        polygon(.far, (0.60, 0.70), (0.84, 0.70), (0.84, 0.50))
        box(0.30, 0.80, 0.20, 0.05, .light, round: 0.02)
    }

    fileprivate mutating func drawFlask() {
        polygon(.light, (0.42, 0.14), (0.58, 0.14), (0.58, 0.42), (0.86, 0.86), (0.14, 0.86), (0.42, 0.42))
        line(.light, width: 0.08, (0.17, 0.85), (0.83, 0.85))
        polygon(.main, (0.34, 0.58), (0.66, 0.58), (0.82, 0.84), (0.18, 0.84))
        box(0.37, 0.08, 0.26, 0.08, .deep, round: 0.03)
        disc(0.40, 0.74, 0.055, .warm)
        disc(0.55, 0.67, 0.035, .light)
        disc(0.62, 0.77, 0.045, .far)
        disc(0.50, 0.30, 0.025, .warm)
        disc(0.53, 0.44, 0.035, .main)
    }

    fileprivate mutating func drawGlobe() {
        arc(0.50, 0.44, 0.42, 3...25, .deep, width: 0.045)
        disc(0.50, 0.42, 0.33, .main)
        ellipse(0.40, 0.34, 0.15, 0.10, .far)
        ellipse(0.46, 0.42, 0.08, 0.12, .far)
        ellipse(0.64, 0.52, 0.12, 0.09, .far)
        ellipse(0.66, 0.28, 0.08, 0.05, .far)
        ellipse(0.36, 0.58, 0.06, 0.08, .far)
        line(.deep, width: 0.045, (0.50, 0.86), (0.50, 0.92))
        box(0.28, 0.90, 0.44, 0.06, .deep, round: 0.03)
        disc(0.64, 0.52, 0.03, .warm)
    }

    fileprivate mutating func drawCap() {
        polygon(.main, (0.24, 0.48), (0.76, 0.48), (0.76, 0.70), (0.62, 0.79), (0.38, 0.79), (0.24, 0.70))
        polygon(.deep, (0.50, 0.22), (0.98, 0.42), (0.50, 0.62), (0.02, 0.42))
        line(.warm, width: 0.025, (0.50, 0.42), (0.86, 0.50), (0.86, 0.70))
        polygon(.warm, (0.86, 0.66), (0.91, 0.84), (0.81, 0.84))
        disc(0.50, 0.42, 0.03, .warm)
    }

    fileprivate mutating func drawScreen() {
        box(0.12, 0.16, 0.76, 0.54, .deep, round: 0.05)
        box(0.16, 0.20, 0.68, 0.46, .light, round: 0.02)
        polygon(.main, (0.10, 0.72), (0.90, 0.72), (1.00, 0.84), (0.00, 0.84))
        box(0.00, 0.83, 1.00, 0.04, .deep, round: 0.02)
        for (row, (start, end)) in [(0.22, 0.44), (0.28, 0.60), (0.28, 0.52), (0.34, 0.70), (0.22, 0.38)]
            .enumerated()
        {
            let y = 0.28 + Double(row) * 0.075
            line(row == 2 ? .warm : .main, width: 0.03, (start, y), (end, y))
        }
        line(.warm, width: 0.03, (0.66, 0.28), (0.76, 0.28))
    }
}

/// Shops.
extension Sketch {
    fileprivate mutating func drawShopfront() {
        box(0.06, 0.30, 0.88, 0.60, .light, round: 0.02)
        for stripe in 0..<6 {
            let x = 0.04 + Double(stripe) * 0.155
            box(x, 0.16, 0.155, 0.18, stripe.isMultiple(of: 2) ? .main : .warm, round: 0.03)
        }
        box(0.12, 0.42, 0.46, 0.34, .far, round: 0.02)
        box(0.66, 0.42, 0.20, 0.48, .deep, round: 0.02)
        disc(0.70, 0.67, 0.018, .warm)
    }

    fileprivate mutating func drawCounter() {
        box(0.08, 0.52, 0.84, 0.36, .main, round: 0.03)
        box(0.04, 0.46, 0.92, 0.09, .deep, round: 0.02)
        for lamp in 0..<3 {
            let x = 0.22 + Double(lamp) * 0.28
            line(.deep, width: 0.015, (x, 0.04), (x, 0.16))
            polygon(.warm, (x - 0.07, 0.24), (x + 0.07, 0.24), (x + 0.03, 0.15), (x - 0.03, 0.15))
        }
        box(0.16, 0.34, 0.16, 0.12, .far, round: 0.02)
        disc(0.62, 0.41, 0.05, .light)
    }

    fileprivate mutating func drawRoom() {
        polygon(.far, (0.04, 0.10), (0.96, 0.10), (0.78, 0.28), (0.22, 0.28))
        polygon(.light, (0.22, 0.28), (0.78, 0.28), (0.78, 0.66), (0.22, 0.66))
        polygon(.main, (0.04, 0.90), (0.96, 0.90), (0.78, 0.66), (0.22, 0.66))
        polygon(.deep, (0.04, 0.10), (0.22, 0.28), (0.22, 0.66), (0.04, 0.90))
        box(0.34, 0.36, 0.32, 0.22, .warm, round: 0.01)
    }
}
