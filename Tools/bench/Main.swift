import Atlas
import DIContainer
import Domain
import Foundation
import HTTPServer

/// Measures the performance goals and prints a table. Ratios compare measurements of the same run.
@main
enum Bench {
    private static let parts: [(name: String, measure: @Sendable () async throws -> Void)] = [
        ("points", Points.measure), ("start", Start.measure), ("requests", Requests.measure),
        ("messages", Messages.measure), ("streams", Streams.measure), ("board", Board.measure),
        ("runs", Runs.measure), ("shops", Shops.measure), ("saved", SavedSearches.measure),
        ("events", Events.measure), ("purchases", Purchases.measure), ("addresses", RoadAddresses.measure),
    ]

    /// All of it, or the parts that are named.
    static func main() async throws {
        print("| What | Measured | Goal |\n| --- | --- | --- |")
        let named = CommandLine.arguments.dropFirst()
        for part in parts where named.isEmpty || named.contains(part.name) { try await part.measure() }
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
