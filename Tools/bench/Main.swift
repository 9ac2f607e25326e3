import Atlas
import DIContainer
import Domain
import Foundation
import HTTPServer

/// Measures what design promises, and prints a table. Ratios come from one run on one machine, side by side.
@main
enum Bench {
    static func main() async throws {
        print("| What | Measured | Goal |\n| --- | --- | --- |")
        try Points.measure()
        try Start.measure()
        try await Requests.measure()
        try await Messages.measure()
        try await Board.measure()
    }

    static func row(_ what: String, _ measured: String, _ goal: String) {
        print("| \(what) | \(measured) | \(goal) |")
    }
}

extension Double {
    var rounded: String {
        let digits = String(Int(self.rounded(.toNearestOrAwayFromZero)))
        var grouped = ""
        for (place, digit) in digits.reversed().enumerated() {
            if place > 0, place % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return String(grouped.reversed())
    }
}
