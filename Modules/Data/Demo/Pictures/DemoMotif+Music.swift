/// Instruments of lessons.
extension Sketch {
    mutating func drawViolin() {
        line(.deep, width: 0.055, (0.50, 0.50), (0.50, 0.10))
        disc(0.50, 0.10, 0.05, .warm)
        ellipse(0.50, 0.74, 0.22, 0.18, .main)
        ellipse(0.50, 0.52, 0.165, 0.13, .main)
        box(0.455, 0.36, 0.09, 0.28, .deep, round: 0.02)
        line(.deep, width: 0.018, (0.38, 0.60), (0.36, 0.72))
        line(.deep, width: 0.018, (0.62, 0.60), (0.64, 0.72))
        box(0.42, 0.70, 0.16, 0.03, .warm, round: 0.01)
        for string in [-0.018, 0, 0.018] {
            line(.light, width: 0.006, (0.50 + string, 0.14), (0.50 + string, 0.84))
        }
        line(.warm, width: 0.022, (0.80, 0.14), (0.88, 0.88))
    }

    mutating func drawCello() {
        line(.deep, width: 0.06, (0.42, 0.46), (0.42, 0.06))
        line(.warm, width: 0.02, (0.42, 0.88), (0.42, 0.98))
        ellipse(0.42, 0.72, 0.29, 0.20, .deep)
        ellipse(0.42, 0.48, 0.21, 0.15, .deep)
        ellipse(0.42, 0.72, 0.25, 0.165, .main)
        ellipse(0.42, 0.48, 0.175, 0.12, .main)
        box(0.375, 0.30, 0.09, 0.30, .deep, round: 0.02)
        line(.light, width: 0.008, (0.405, 0.12), (0.405, 0.86))
        line(.light, width: 0.008, (0.435, 0.12), (0.435, 0.86))
        line(.warm, width: 0.025, (0.10, 0.52), (0.96, 0.68))
    }

    mutating func drawFlute() {
        line(.far, width: 0.085, (0.06, 0.74), (0.94, 0.26))
        line(.light, width: 0.03, (0.07, 0.725), (0.93, 0.255))
        line(.deep, width: 0.10, (0.22, 0.655), (0.25, 0.635))
        disc(0.18, 0.67, 0.032, .deep)
        for key in 0..<6 {
            disc(0.42 + Double(key) * 0.085, 0.545 - Double(key) * 0.046, 0.034, key == 2 ? .warm : .main)
        }
    }

    mutating func drawTrumpet() {
        line(.warm, width: 0.05, (0.06, 0.42), (0.72, 0.42))
        polygon(.warm, (0.68, 0.39), (0.96, 0.22), (0.96, 0.62), (0.68, 0.45))
        arc(0.44, 0.54, 0.16, 0...64, .main, width: 0.05)
        for valve in 0..<3 {
            let x = 0.36 + Double(valve) * 0.085
            box(x, 0.32, 0.055, 0.34, .deep, round: 0.02)
            disc(x + 0.0275, 0.27, 0.032, .light)
        }
        box(0.02, 0.385, 0.06, 0.07, .deep, round: 0.02)
    }

    mutating func drawDrum() {
        box(0.16, 0.44, 0.68, 0.40, .main)
        ellipse(0.50, 0.84, 0.34, 0.10, .main)
        ellipse(0.50, 0.44, 0.34, 0.11, .deep)
        ellipse(0.50, 0.43, 0.31, 0.09, .light)
        for stay in 0..<4 {
            let x = 0.22 + Double(stay) * 0.16
            line(.warm, width: 0.02, (x, 0.54), (x + 0.08, 0.90))
        }
        line(.deep, width: 0.028, (0.46, 0.40), (0.12, 0.10))
        line(.deep, width: 0.028, (0.54, 0.40), (0.88, 0.10))
        disc(0.46, 0.40, 0.035, .warm)
        disc(0.54, 0.40, 0.035, .warm)
    }

    mutating func drawHarp() {
        line(.deep, width: 0.07, (0.18, 0.14), (0.26, 0.88))
        arc(0.52, 0.30, 0.33, 34...60, .main, width: 0.07)
        line(.main, width: 0.07, (0.84, 0.24), (0.28, 0.88))
        line(.main, width: 0.06, (0.18, 0.14), (0.46, 0.22), (0.84, 0.24))
        for string in 0..<6 {
            let x = 0.27 + Double(string) * 0.085
            line(.warm, width: 0.012, (x, 0.20), (x, 0.84 - Double(string) * 0.095))
        }
    }
}
