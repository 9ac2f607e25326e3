import Domain
import Foundation
import TestSupport
import Testing

@Suite("Drawn areas")
struct DrawnAreaTests {
    private func area(_ corners: [(Double, Double)]) throws -> DrawnArea {
        try DrawnArea(around: corners.compactMap { Point(latitude: $0.0, longitude: $0.1) })
    }

    /// The example of the format's description.
    @Test("The text of an area is a flexible polyline that other programs read and write")
    func known() throws {
        let corners = [
            (50.10228, 8.69821), (50.10201, 8.69567), (50.10063, 8.69150), (50.09878, 8.68752),
        ]
        #expect(try area(corners).description == "BFoz5xJ67i1B1B7PzIhaxL7Y")
        let read = try DrawnArea(parsing: "BFoz5xJ67i1B1B7PzIhaxL7Y")
        #expect(try read == area(corners))
        #expect(read.points.map(\.latitude) == corners.map(\.0))
        #expect(read.points.map(\.longitude) == corners.map(\.1))
    }

    @Test("Random areas are read as they are written, also south of the equator and in the west")
    func random() throws {
        var chance = SeededGenerator(seed: 59)
        for _ in 1...200 {
            let latitude = Double.random(in: -60...60, using: &chance)
            let middle = (latitude, Double.random(in: -170...170, using: &chance))
            let area = try star(around: middle, corners: Int.random(in: 3...100, using: &chance), &chance)
            #expect(area.description.utf8.count <= DrawnArea.longestText)
            #expect(try DrawnArea(parsing: area.description) == area)
        }
    }

    @Test(
        "Nonsense is refused with the reason",
        arguments: [
            ("", DrawnAreaRefusal.unreadable), ("BG", .unreadable), ("BFoz5xJ67i1B1B7PzIhaxL7", .unreadable),
            ("BF%%%%", .unreadable), ("BF가나다라", .unreadable), ("BF________________", .unreadable),
            ("BF", .tooFewCorners), ("BFoz5xJ67i1B1B7P", .tooFewCorners),
        ]
    )
    func nonsense(_ text: String, _ refusal: DrawnAreaRefusal) {
        #expect(throws: refusal) { try DrawnArea(parsing: text) }
        #expect(DrawnArea(text) == nil)
    }

    @Test("An area that crosses, touches or folds back onto itself, or has no width, is refused")
    func crossing() {
        let all: [[(Double, Double)]] = [
            // A bow tie, a line, a line there and back, a spike, the same corner twice, and an eight.
            [(0, 0), (0.1, 0.1), (0, 0.1), (0.1, 0)], [(0, 0), (0.1, 0.1), (0.2, 0.2)],
            [(0, 0), (0.1, 0), (0, 0)], [(0, 0), (0.1, 0), (0.2, 0), (0.1, 0), (0.1, 0.1)],
            [(0, 0), (0, 0), (0.1, 0), (0.1, 0.1)],
            [(0, 0), (0.1, 0.1), (0.2, 0), (0.2, 0.2), (0.1, 0.1), (0, 0.2)],
        ]
        for corners in all {
            #expect(throws: DrawnAreaRefusal.crossesItself, "\(corners)") { try area(corners) }
        }
    }

    @Test("An area has a hundred corners at most, and is half a degree wide at most")
    func limits() throws {
        var chance = SeededGenerator(seed: 1)
        #expect(throws: Never.self) { try star(around: (37, 127), corners: 100, &chance) }
        #expect(throws: DrawnAreaRefusal.tooManyCorners) {
            try star(around: (37, 127), corners: 101, &chance)
        }
        #expect(throws: Never.self) { try area([(37, 127), (37.5, 127), (37.5, 127.5)]) }
        #expect(throws: DrawnAreaRefusal.tooLarge) { try area([(37, 127), (37.50001, 127), (37, 127.1)]) }
        #expect(throws: DrawnAreaRefusal.tooLarge) { try area([(37, 127), (37.1, 127.50001), (37, 127.1)]) }
    }

    /// Counts how often the border runs around the point, which crosses no ray.
    @Test("A point is inside just when the border runs around it")
    func inside() throws {
        var chance = SeededGenerator(seed: 7)
        var counts = (inside: 0, outside: 0)
        for _ in 1...100 {
            let area = try star(around: (37.5, 127), corners: Int.random(in: 3...40, using: &chance), &chance)
            for _ in 1...50 {
                // Between the steps of corners, so that no point is on the border.
                let point = try #require(
                    Point(
                        microLatitude: 37_500_003 + 10 * Int.random(in: -2_000...2_000, using: &chance),
                        microLongitude: 127_000_007 + 10 * Int.random(in: -2_000...2_000, using: &chance)
                    )
                )
                let isInside = Winding(area).runsAround(point)
                #expect(area.contains(point) == isInside, "\(area) \(point)")
                if isInside { counts.inside += 1 } else { counts.outside += 1 }
            }
        }
        #expect(counts.inside > 500 && counts.outside > 500)
    }

    @Test("Areas that share a side have no point in common, and together miss none")
    func neighbours() throws {
        let west = try area([(37, 127), (37, 127.1), (37.1, 127.1), (37.1, 127)])
        let east = try area([(37, 127.1), (37, 127.2), (37.1, 127.2), (37.1, 127.1)])
        let box = try MapBox(west: 127, south: 37, east: 127.1, north: 37.1)
        #expect(try DrawnArea(filling: box) == west)
        for latitude in [37, 37.05, 37.1] {
            for longitude in [127, 127.05, 127.1, 127.15, 127.2] {
                let point = try #require(Point(latitude: latitude, longitude: longitude))
                let isBetween = latitude < 37.1 && longitude < 127.2
                #expect([west, east].count { $0.contains(point) } == (isBetween ? 1 : 0), "\(point)")
                #expect(west.contains(point) == box.contains(point))
            }
        }
    }

    /// A polygon around a point, whose corners are at random distances.
    private func star(
        around middle: (Double, Double),
        corners: Int,
        _ chance: inout SeededGenerator
    ) throws -> DrawnArea {
        try area(
            (0..<corners).map { number in
                let distance = Double.random(in: 0.005...0.02, using: &chance)
                let turn = 2 * Double.pi * Double(number) / Double(corners)
                return (middle.0 + distance * sin(turn), middle.1 + distance * cos(turn))
            }
        )
    }
}
