import Domain
import Testing

@Suite("The detail of a map")
struct MapDetailTests {
    @Test(
        "is less the farther away the reader is, and a large box is never shown in detail, tall or wide",
        arguments: [
            (0.1, MapDetail.listings), (0.15, .listings), (0.2, .neighbourhoods), (0.6, .neighbourhoods),
            (1, .districts), (2.5, .districts), (3, .provinces),
        ]
    )
    func extent(_ degrees: Double, _ detail: MapDetail) throws {
        // From the equator on, so that the size of a box is exact.
        let wide = try MapBox(west: 0, south: 0, east: degrees, north: 0.1)
        let tall = try MapBox(west: 0, south: 0, east: 0.1, north: degrees)
        #expect(MapDetail(zoom: 22, wide) == detail && MapDetail(zoom: 22, tall) == detail)
        for (zoom, most) in [
            (15, MapDetail.listings), (14, .neighbourhoods), (12, .neighbourhoods), (11, .districts),
            (8, .districts), (7, .provinces), (0, .provinces),
        ] {
            #expect(MapDetail(zoom: zoom, wide) == min(most, detail), "\(zoom)")
        }
    }
}
