import Location
import TestSupport
import Testing

@Suite("Placing points in regions")
struct PlacingPointsTests {
    @Test("Every point of a board, borders and corners too, is in exactly the field it should be")
    func borders() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 3, rows: 2))
        for x in stride(from: Int32(0), to: 3_000, by: 100) {
            for y in stride(from: Int32(0), to: 2_000, by: 100) {
                let expected = Int(y / 1_000) * 3 + Int(x / 1_000)
                #expect(atlas.region(at: GridPoint(x: x, y: y)) == expected, "at \(x), \(y)")
            }
        }
    }

    @Test(
        "Points beyond the last border, or far from all regions, are nowhere",
        arguments: [(-1, 5), (5, -1), (3_001, 5), (5, 2_001), (-9_000_000, 5), (5, 9_000_000)]
            as [(Int32, Int32)]
    )
    func outside(x: Int32, y: Int32) throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 3, rows: 2))
        #expect(atlas.region(at: GridPoint(x: x, y: y)) == nil)
    }

    @Test("Degrees that name no point on Earth are nowhere")
    func impossible() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 3, rows: 2))
        #expect(atlas.region(latitude: .nan, longitude: 0) == nil)
        #expect(atlas.region(latitude: 91, longitude: 0) == nil)
        #expect(atlas.region(latitude: 0, longitude: -.infinity) == nil)
    }

    @Test("A hole in a region, and what lies in the hole, are not in the region")
    func hole() throws {
        func ring(_ low: Int32, _ high: Int32) -> [GridPoint] {
            [(low, low), (high, low), (high, high), (low, high), (low, low)].map {
                GridPoint(x: $0.0, y: $0.1)
            }
        }
        var source = AtlasSource(edition: "holes", cellSize: 250)
        source.regions = [
            region(1, [ring(0, 4_000), ring(1_000, 3_000).reversed()]),
            region(2, [ring(1_500, 2_500)]),
        ]
        let atlas = try Chessboard.atlas(source)
        #expect(atlas.region(at: GridPoint(x: 500, y: 2_000)) == 0)
        #expect(atlas.region(at: GridPoint(x: 3_500, y: 2_000)) == 0)
        #expect(atlas.region(at: GridPoint(x: 1_200, y: 2_000)) == nil)
        #expect(atlas.region(at: GridPoint(x: 2_000, y: 2_000)) == 1)
        #expect(atlas.rings(of: 0) == source.regions[0].rings)
    }

    @Test(
        "Slanted borders give the same answer whatever the size of the index's cells",
        arguments: [70, 333, 5_000]
    )
    func cellSizes(cellSize: Int32) throws {
        var generator = SeededGenerator(seed: 7)
        let apex = GridPoint(x: 1_203, y: 871)
        let corners = [(0, 0), (2_990, 41), (2_801, 1_977), (-13, 2_013)].map { GridPoint(x: $0.0, y: $0.1) }
        var source = AtlasSource(edition: "fan", cellSize: cellSize)
        source.regions = (0..<4).map {
            region(UInt64($0 + 1), [[apex, corners[$0], corners[($0 + 1) % 4], apex]])
        }
        let atlas = try Chessboard.atlas(source)
        source.cellSize = 100_000
        let plain = try Chessboard.atlas(source)
        for _ in 0..<2_000 {
            let point = GridPoint(
                x: .random(in: -50...3_050, using: &generator),
                y: .random(in: -50...2_050, using: &generator)
            )
            #expect(atlas.region(at: point) == plain.region(at: point), "\(point)")
        }
    }

    private func region(_ code: UInt64, _ rings: [[GridPoint]]) -> AtlasSource.Region {
        AtlasSource.Region(code: code, labels: [], latitude: 0, longitude: 0, rings: rings)
    }
}
