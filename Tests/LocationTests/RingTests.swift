import Location
import Testing

@Suite("Rings of neighbours")
struct RingTests {
    @Test("A ring has everything within reach once, nearest first, then by code")
    func ring() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 5, rows: 5))
        let found = atlas.ring(of: 12, reach: 2)
        #expect(found.map(\.steps) == [0] + Array(repeating: 1, count: 4) + Array(repeating: 2, count: 8))
        #expect(found.map(\.region) == [12, 7, 11, 13, 17, 2, 6, 8, 10, 14, 16, 18, 22])
    }

    @Test("Reach zero is the region alone, and a region that is not there has no ring")
    func alone() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 2, rows: 2))
        #expect(atlas.ring(of: 3, reach: 0).map(\.region) == [3])
        #expect(atlas.ring(of: 4, reach: 3).isEmpty)
        #expect(atlas.ring(of: -1, reach: 3).isEmpty)
    }

    @Test("Borders are mutual though the source names one direction")
    func mutual() throws {
        let atlas = try Chessboard.atlas(Chessboard.source(columns: 2, rows: 1))
        #expect(atlas.neighbours(of: 0) == [1])
        #expect(atlas.neighbours(of: 1) == [0])
    }
}
