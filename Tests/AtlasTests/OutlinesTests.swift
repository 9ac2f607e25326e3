import Domain
import Testing

@testable import Atlas

@Suite("The ground of a map")
struct OutlinesTests {
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try AtlasFixture.gazetteer.get()
    }

    private func outlines(_ west: Double, _ south: Double, _ east: Double, _ north: Double, zoom: Int) throws
        -> [Outline]
    {
        let box = try MapBox(west: west, south: south, east: east, north: north)
        return gazetteer.outlines(in: box, MapDetail(zoom: zoom, box))
    }

    @Test("From close by it is made of neighbourhoods, each once, with closed borders around its own point")
    func neighbourhoods() throws {
        let outlines = try outlines(126.97, 37.55, 127.0, 37.58, zoom: 15)
        let codes = outlines.map(\.code.description)
        #expect(codes.contains("1114055000"))
        #expect(codes == codes.sorted() && Set(codes).count == codes.count)
        for outline in outlines {
            let neighbourhood = try #require(gazetteer.neighbourhood(outline.code, at: AtlasFixture.after))
            #expect(outline.areas.allSatisfy { $0.border.first == $0.border.last && $0.border.count > 3 })
            #expect(outline.areas.contains { covers($0.border, neighbourhood.point) }, "\(outline.code)")
        }
    }

    @Test(
        "Whatever the box, it has at most four hundred outlines and stays small",
        arguments: [
            (126.7, 37.3, 127.29, 37.89, 12), (126.7, 37.3, 127.29, 37.89, 22), (124.0, 33.0, 132.0, 39.0, 6),
            (124.0, 33.0, 126.4, 35.4, 10), (-180.0, -90.0, 180.0, 90.0, 0),
            (126.98, 37.56, 126.9801, 37.5601, 22),
        ]
    )
    func bounded(_ west: Double, _ south: Double, _ east: Double, _ north: Double, _ zoom: Int) throws {
        let outlines = try outlines(west, south, east, north, zoom: zoom)
        let corners = outlines.flatMap(\.areas).reduce(0) { count, area in
            count + area.border.count + area.holes.reduce(0) { $0 + $1.count }
        }
        #expect(outlines.count <= Outline.most)
        #expect(corners < 25_000, "\(corners) corners")
    }

    @Test("From far away a district is one with all that lies in it, and the sea has no ground")
    func districts() throws {
        let outlines = try outlines(126.7, 37.4, 127.3, 37.7, zoom: 10)
        #expect(outlines.allSatisfy { $0.detail == .districts })
        #expect(Set(outlines.map { $0.code.number / 100_000 }).count == outlines.count)
        #expect(try self.outlines(131.0, 36.0, 131.5, 36.5, zoom: 12).isEmpty)
        let country = try self.outlines(124.0, 33.0, 132.0, 39.0, zoom: 6)
        #expect(country.count == 17 && country.allSatisfy { $0.detail == .provinces })
    }

    private func covers(_ border: [Point], _ point: Point) -> Bool {
        zip(border, border.dropFirst()).reduce(into: false) { inside, edge in
            let (from, to) = edge
            guard (from.latitude > point.latitude) != (to.latitude > point.latitude) else { return }
            let part = (point.latitude - from.latitude) / (to.latitude - from.latitude)
            if from.longitude + part * (to.longitude - from.longitude) > point.longitude { inside.toggle() }
        }
    }
}
