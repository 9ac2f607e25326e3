import Domain
import Location
import Testing

@testable import Atlas

@Suite("From a point to a neighbourhood")
struct PlacesTests {
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try AtlasFixture.gazetteer.get()
    }

    @Test("Three hundred points well inside are in the neighbourhood they should be")
    func reverseCases() throws {
        let cases = try AtlasFixture.rows(of: AtlasFixture.reverseCases)
        #expect(cases.count == 300)
        for row in cases {
            let point = try #require(Double(row[0]).flatMap { lat in Double(row[1]).map { (lat, $0) } })
            #expect(dong(point.0, point.1)?.code.description == row[2], "\(row)")
        }
    }

    @Test("Every neighbourhood's own point is in it, and is the one in the sources")
    func interiorPoints() throws {
        let rows = try AtlasFixture.rows("neighbourhoods.tsv")
        #expect(rows.count == 3_558)
        for row in rows {
            let code = try #require(NeighbourhoodCode(row[0]))
            let known = try #require(gazetteer.neighbourhood(code, at: AtlasFixture.before))
            #expect([known.sido, known.sigungu, known.dong] == Array(row[1...3]))
            #expect(known.point == Point(latitude: Double(row[4]) ?? 0, longitude: Double(row[5]) ?? 0))
            #expect(gazetteer.neighbourhood(at: known.point, at: AtlasFixture.before) == known)
        }
    }

    @Test(
        "Places that people know are where people know them",
        arguments: [
            (37.4979, 127.0276, "서초2동"), (37.5049, 127.0049, "반포4동"), (35.1587, 129.1604, "우1동"),
            (33.4996, 126.5312, "이도2동"), (37.5663, 126.9779, "명동"), (36.4800, 127.2890, "보람동"),
            (33.1195, 126.2665, "대정읍"), (37.2418, 131.8652, "울릉읍"),
        ]
    )
    func knownPlaces(latitude: Double, longitude: Double, expected: String) {
        #expect(dong(latitude, longitude)?.dong == expected)
    }

    @Test(
        "At sea, abroad and at the ends of the Earth there is no neighbourhood",
        arguments: [
            (36.0, 125.0), (35.0, 130.5), (39.02, 125.75), (33.59, 130.40), (0, 0), (90, 180), (-90, -180),
        ]
    )
    func atSea(latitude: Double, longitude: Double) {
        #expect(dong(latitude, longitude) == nil)
    }

    @Test("A point on a border that two neighbourhoods share is in exactly one of them")
    func borders() {
        let atlas = gazetteer.atlas
        var shared: [Edge: Int] = [:]
        for region in 0..<atlas.count {
            for ring in atlas.rings(of: region) {
                for (from, to) in zip(ring, ring.dropFirst()) { shared[Edge(from, to), default: 0] += 1 }
            }
        }
        let borders = shared.filter { $0.value == 2 }.keys
        #expect(borders.count > 100_000)
        for edge in borders where edge.isSampled {
            #expect(atlas.claims(of: edge.middle) == 1, "\(edge)")
            #expect(atlas.region(at: edge.middle) != nil)
        }
    }

    private func dong(_ latitude: Double, _ longitude: Double) -> Neighbourhood? {
        Point(latitude: latitude, longitude: longitude)
            .flatMap { gazetteer.neighbourhood(at: $0, at: AtlasFixture.before) }
    }
}

/// An edge whichever way it is walked.
private struct Edge: Hashable {
    let from: GridPoint
    let to: GridPoint

    init(_ one: GridPoint, _ other: GridPoint) {
        (from, to) = (one.x, one.y) < (other.x, other.y) ? (one, other) : (other, one)
    }

    var middle: GridPoint { GridPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
    /// One in fifty, always the same.
    var isSampled: Bool { (Int(from.x) * 31 + Int(from.y) * 17 + Int(to.x)) % 50 == 0 }
}

extension RegionAtlas {
    /// How many of the regions around say that the point is theirs, each asked by its own border alone.
    fileprivate func claims(of point: GridPoint) -> Int {
        guard let region = region(at: point) else { return 0 }
        return ring(of: region, reach: 1).count { step in
            rings(of: step.region).reduce(into: false) { inside, ring in
                for (from, to) in zip(ring, ring.dropFirst()) where (from.y > point.y) != (to.y > point.y) {
                    let across = Int(point.x - from.x) * Int(to.y - from.y)
                    let along = Int(point.y - from.y) * Int(to.x - from.x)
                    if to.y > from.y ? across < along : across > along { inside.toggle() }
                }
            }
        }
    }
}
