import Location
import Testing

@Suite("Outlines of regions")
struct OutlineTests {
    private func doubledArea(_ ring: [GridPoint]) -> Int {
        zip(ring, ring.dropFirst()).reduce(0) { $0 + Int($1.0.x) * Int($1.1.y) - Int($1.1.x) * Int($1.0.y) }
    }

    @Test("Two that lie side by side have one border, and none between them")
    func merged() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 3, rows: 3))
        let rings = atlas.outline(of: [0, 1], step: 1)
        #expect(rings.count == 1)
        #expect(rings[0].first == rings[0].last)
        #expect(
            Set(rings[0].map { [$0.x, $0.y] }) == [
                [0, 0], [1_000, 0], [2_000, 0], [2_000, 1_000], [1_000, 1_000], [0, 1_000],
            ]
        )
        #expect(doubledArea(rings[0]) == 2 * 2_000 * 1_000)
    }

    @Test("An area around another has a hole of the opposite orientation")
    func hole() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 3, rows: 3))
        let areas = atlas.outline(of: [0, 1, 2, 3, 5, 6, 7, 8], step: 1).map(doubledArea)
        #expect(areas.sorted() == [-2 * 1_000 * 1_000, 2 * 3_000 * 3_000])
    }

    @Test("Corners come to lie on the steps that were asked for, and what is smaller than a step is gone")
    func steps() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 2, rows: 2))
        let coarse = atlas.outline(of: [0, 1, 2, 3], step: 700)
        #expect(coarse.joined().allSatisfy { $0.x % 700 == 0 && $0.y % 700 == 0 })
        #expect(!coarse.isEmpty)
        #expect(atlas.outline(of: [0], step: 3_000).isEmpty)
    }

    @Test("A box finds the regions in it, and nothing beyond the last of them")
    func box() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 3, rows: 3))
        let inside = atlas.regions(from: GridPoint(x: 1_400, y: 1_400), to: GridPoint(x: 1_600, y: 1_600))
        #expect(inside == [4])
        let all = atlas.regions(
            from: GridPoint(x: -9_000_000, y: -9_000_000),
            to: GridPoint(x: 9_000_000, y: 9_000_000)
        )
        #expect(all == Array(0..<9))
        #expect(
            atlas.regions(from: GridPoint(x: 50_000, y: 0), to: GridPoint(x: 60_000, y: 9)).isEmpty
        )
        #expect(atlas.regions(codes: 102..<104) == 1..<3)
    }

    @Test("A box touches the regions that have a point in it, at its edges and around it, and no others")
    func touching() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 3, rows: 3))
        func touched(_ left: Int32, _ bottom: Int32, _ right: Int32, _ top: Int32) -> [Int] {
            atlas.regions(touching: GridPoint(x: left, y: bottom), GridPoint(x: right, y: top))
        }
        #expect(touched(1_400, 1_400, 1_600, 1_600) == [4])
        #expect(touched(900, 1_400, 1_000, 1_600) == [3, 4])
        #expect(touched(900, 1_400, 999, 1_600) == [3])
        #expect(touched(900, 900, 2_100, 2_100) == Array(0..<9))
        #expect(touched(3_001, 1_400, 3_100, 1_600).isEmpty)
    }

    @Test("A box between the bounds of a slanting border and the border itself isn't touched")
    func slanting() throws {
        let corners = [(0, 0), (1_000, 0), (0, 1_000), (0, 0)] as [(Int32, Int32)]
        var source = AtlasSource(edition: "first", cellSize: 300)
        source.regions.append(
            AtlasSource.Region(
                code: 101,
                labels: ["field", "row"],
                latitude: 0.001,
                longitude: 0.001,
                rings: [corners.map { GridPoint(x: $0, y: $1) }]
            )
        )
        let atlas = try Chessboard.atlas(source)
        #expect(atlas.regions(touching: GridPoint(x: 560, y: 560), GridPoint(x: 590, y: 590)).isEmpty)
        #expect(atlas.regions(touching: GridPoint(x: 500, y: 500), GridPoint(x: 590, y: 590)) == [0])
    }
}
