/// Music, sport and handicraft.
extension Sketch {
    mutating func drawPiano() {
        box(0.02, 0.22, 0.96, 0.62, .deep, round: 0.05)
        for key in 0..<7 {
            box(0.07 + Double(key) * 0.124, 0.34, 0.114, 0.46, key == 4 ? .warm : .light, round: 0.015)
        }
        for key in [0, 1, 3, 4, 5] {
            box(0.152 + Double(key) * 0.124, 0.33, 0.07, 0.27, .deep, round: 0.012)
        }
        line(.main, width: 0.03, (0.10, 0.28), (0.90, 0.28))
    }

    mutating func drawGuitar() {
        line(.deep, width: 0.07, (0.46, 0.54), (0.86, 0.14))
        line(.deep, width: 0.12, (0.86, 0.14), (0.91, 0.09))
        disc(0.30, 0.70, 0.25, .main)
        disc(0.47, 0.53, 0.185, .main)
        disc(0.30, 0.70, 0.19, .warm)
        disc(0.46, 0.54, 0.13, .warm)
        disc(0.40, 0.60, 0.085, .deep)
        line(.deep, width: 0.035, (0.20, 0.70), (0.30, 0.80))
        for offset in [-0.012, 0.012] {
            line(.light, width: 0.008, (0.24 + offset, 0.76 + offset), (0.86 + offset, 0.14 + offset))
        }
    }

    mutating func drawMicrophone() {
        polygon(.deep, (0.50, 0.42), (0.64, 0.56), (0.24, 0.92), (0.15, 0.83))
        disc(0.64, 0.36, 0.20, .main)
        for step in [-0.08, 0, 0.08] {
            line(.light, width: 0.012, (0.50 + step, 0.36 - step), (0.70 + step, 0.50 - step))
            line(.light, width: 0.012, (0.56 + step, 0.26 + step), (0.64 + step, 0.44 + step))
        }
        line(.warm, width: 0.05, (0.48, 0.40), (0.62, 0.55))
        disc(0.20, 0.38, 0.055, .warm)
        line(.warm, width: 0.025, (0.245, 0.38), (0.245, 0.16), (0.36, 0.12), (0.36, 0.33))
        disc(0.315, 0.34, 0.055, .warm)
    }

    mutating func drawCamera() {
        box(0.34, 0.18, 0.32, 0.16, .deep, round: 0.05)
        box(0.05, 0.27, 0.90, 0.56, .main, round: 0.09)
        box(0.05, 0.40, 0.90, 0.22, .deep)
        disc(0.50, 0.54, 0.235, .light)
        disc(0.50, 0.54, 0.19, .deep)
        disc(0.50, 0.54, 0.12, .main)
        disc(0.45, 0.49, 0.04, .light)
        box(0.74, 0.31, 0.13, 0.06, .light, round: 0.02)
        disc(0.17, 0.335, 0.035, .warm)
    }

    mutating func drawPencil() {
        box(0.10, 0.14, 0.62, 0.74, .light, round: 0.03)
        line(.far, width: 0.03, (0.18, 0.70), (0.27, 0.52), (0.35, 0.66), (0.45, 0.42), (0.62, 0.74))
        disc(0.28, 0.34, 0.07, .far)
        line(.warm, width: 0.115, (0.56, 0.56), (0.86, 0.26))
        polygon(.far, (0.515, 0.525), (0.595, 0.605), (0.46, 0.66))
        polygon(.deep, (0.485, 0.595), (0.525, 0.635), (0.46, 0.66))
        line(.deep, width: 0.115, (0.86, 0.26), (0.90, 0.22))
        line(.light, width: 0.02, (0.58, 0.58), (0.84, 0.32))
    }

    mutating func drawBrush() {
        box(0.08, 0.12, 0.60, 0.78, .light, round: 0.02)
        line(.deep, width: 0.075, (0.20, 0.34), (0.44, 0.32), (0.56, 0.30))
        line(.deep, width: 0.075, (0.40, 0.20), (0.38, 0.52), (0.22, 0.74))
        line(.deep, width: 0.06, (0.40, 0.50), (0.56, 0.72))
        line(.main, width: 0.065, (0.66, 0.52), (0.90, 0.10))
        polygon(.deep, (0.61, 0.48), (0.71, 0.54), (0.60, 0.70))
        line(.warm, width: 0.075, (0.645, 0.545), (0.68, 0.48))
        box(0.20, 0.78, 0.09, 0.09, .warm, round: 0.015)
    }

    mutating func drawYarn() {
        line(.deep, width: 0.03, (0.20, 0.92), (0.82, 0.12))
        line(.deep, width: 0.03, (0.80, 0.92), (0.22, 0.12))
        disc(0.82, 0.12, 0.04, .warm)
        disc(0.22, 0.12, 0.04, .warm)
        disc(0.50, 0.58, 0.31, .main)
        for radius in [0.14, 0.22, 0.30] {
            arc(0.30, 0.46, radius + 0.06, 0...11, .far, width: 0.022)
            arc(0.72, 0.74, radius, 25...35, .light, width: 0.022)
        }
        line(.main, width: 0.03, (0.72, 0.84), (0.86, 0.88), (0.96, 0.80))
    }

    mutating func drawBasket() {
        arc(0.50, 0.46, 0.34, 24...48, .deep, width: 0.045)
        polygon(.main, (0.08, 0.44), (0.92, 0.44), (0.80, 0.90), (0.20, 0.90))
        for row in 0..<4 {
            let (y, inset) = (0.53 + Double(row) * 0.10, Double(row) * 0.026)
            for column in 0..<6 where (row + column).isMultiple(of: 2) {
                let x = 0.16 + inset + Double(column) * (0.68 - 2 * inset) / 5
                line(.warm, width: 0.055, (x - 0.03, y), (x + 0.03, y))
            }
        }
        line(.deep, width: 0.06, (0.08, 0.45), (0.92, 0.45))
    }
}

extension Sketch {
    mutating func drawCake() {
        polygon(.warm, (0.22, 0.54), (0.78, 0.54), (0.69, 0.92), (0.31, 0.92))
        for step in 0..<4 {
            let x = 0.34 + Double(step) * 0.107
            line(.deep, width: 0.02, (x, 0.62), (0.50 + (x - 0.50) * 0.85, 0.88))
        }
        ellipse(0.50, 0.51, 0.35, 0.12, .main)
        ellipse(0.50, 0.39, 0.27, 0.11, .far)
        ellipse(0.50, 0.28, 0.18, 0.10, .light)
        disc(0.50, 0.16, 0.07, .main)
        line(.deep, width: 0.018, (0.51, 0.11), (0.57, 0.03))
        for (x, y) in [(0.34, 0.49), (0.46, 0.53), (0.62, 0.50), (0.42, 0.38), (0.58, 0.40)] {
            line(.light, width: 0.025, (x, y), (x + 0.03, y + 0.015))
        }
    }

    mutating func drawMat() {
        ellipse(0.50, 0.88, 0.48, 0.07, .main)
        ellipse(0.33, 0.79, 0.24, 0.08, .deep)
        ellipse(0.67, 0.79, 0.24, 0.08, .deep)
        line(.warm, width: 0.07, (0.44, 0.46), (0.27, 0.62), (0.20, 0.74))
        line(.warm, width: 0.07, (0.56, 0.46), (0.73, 0.62), (0.80, 0.74))
        polygon(.warm, (0.38, 0.43), (0.62, 0.43), (0.59, 0.78), (0.41, 0.78))
        line(.warm, width: 0.09, (0.41, 0.45), (0.59, 0.45))
        box(0.465, 0.32, 0.07, 0.12, .light, round: 0.02)
        disc(0.50, 0.24, 0.115, .light)
        ellipse(0.50, 0.175, 0.115, 0.065, .deep)
        disc(0.50, 0.09, 0.045, .deep)
    }

    mutating func drawRing() {
        disc(0.50, 0.42, 0.34, .light)
        for start in [3, 15, 27, 39] { arc(0.50, 0.42, 0.255, start...start + 6, .warm, width: 0.16) }
        disc(0.50, 0.42, 0.165, .ground)
        for (row, y) in [0.72, 0.86].enumerated() {
            for wave in 0..<4 {
                let x = 0.14 + Double(wave) * 0.24 - Double(row) * 0.06
                arc(x, y, 0.12, 27...45, row == 0 ? .main : .deep, width: 0.05)
            }
        }
    }

    mutating func drawRacket() {
        line(.deep, width: 0.075, (0.58, 0.58), (0.88, 0.90))
        disc(0.40, 0.38, 0.34, .deep)
        disc(0.40, 0.38, 0.285, .light)
        for step in [-0.18, -0.09, 0, 0.09, 0.18] {
            let reach = (0.0812 - step * step).squareRoot()
            line(.far, width: 0.012, (0.40 + step, 0.38 - reach), (0.40 + step, 0.38 + reach))
            line(.far, width: 0.012, (0.40 - reach, 0.38 + step), (0.40 + reach, 0.38 + step))
        }
        line(.main, width: 0.08, (0.78, 0.795), (0.88, 0.90))
        disc(0.76, 0.36, 0.12, .warm)
        arc(0.62, 0.36, 0.12, 43...53, .light, width: 0.016)
    }

    mutating func drawPeak() {
        disc(0.78, 0.22, 0.12, .warm)
        polygon(.far, (0.68, 0.34), (1.04, 0.90), (0.30, 0.90))
        polygon(.main, (0.40, 0.14), (0.88, 0.90), (-0.06, 0.90))
        polygon(.deep, (0.40, 0.14), (0.88, 0.90), (0.46, 0.90))
        polygon(.light, (0.40, 0.14), (0.53, 0.345), (0.40, 0.42), (0.275, 0.345))
        line(.deep, width: 0.02, (0.40, 0.14), (0.40, 0.02))
        polygon(.warm, (0.40, 0.02), (0.54, 0.055), (0.40, 0.095))
    }
}
