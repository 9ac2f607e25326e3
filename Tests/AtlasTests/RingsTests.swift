import Domain
import Location
import Testing

@testable import Atlas

@Suite("Neighbourhoods within reach")
struct RingsTests {
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try AtlasFixture.gazetteer.get()
    }

    @Test("Every link over land or water is one step, both ways")
    func links() throws {
        for file in ["adjacency.tsv", "adjacency-water.tsv"] {
            for row in try AtlasFixture.rows(file) {
                let (code, other) = (try region(row[0]), try region(row[1]))
                #expect(gazetteer.atlas.neighbours(of: code).contains(other), "\(row)")
                #expect(gazetteer.atlas.neighbours(of: other).contains(code), "\(row)")
            }
        }
    }

    @Test("A ring of reach three has what a walk over the sources' links reaches, no more, in order")
    func rings() throws {
        var links: [Int: Set<Int>] = [:]
        for file in ["adjacency.tsv", "adjacency-water.tsv"] {
            for row in try AtlasFixture.rows(file) {
                links[try region(row[0]), default: []].insert(try region(row[1]))
                links[try region(row[1]), default: []].insert(try region(row[0]))
            }
        }
        for start in 0..<gazetteer.atlas.count {
            var steps = [start: 0]
            for step in 1...3 {
                for from in steps.keys.filter({ steps[$0] == step - 1 }) {
                    for next in links[from, default: []] where steps[next] == nil { steps[next] = step }
                }
            }
            let expected = steps.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            let found = gazetteer.atlas.ring(of: start, reach: 3)
            #expect(found.map(\.region) == expected.map(\.key))
            #expect(found.map(\.steps) == expected.map(\.value))
        }
    }

    @Test("No neighbourhood is alone: each has another within reach one, islands too")
    func nobodyAlone() {
        for region in 0..<gazetteer.atlas.count {
            #expect(
                gazetteer.atlas.ring(of: region, reach: 1).count > 1,
                "\(gazetteer.atlas.labels(of: region))"
            )
        }
    }

    @Test(
        "A ring begins at home and tells how far each neighbourhood is; its codes alone are in the same order"
    )
    func atHome() throws {
        let code = try #require(NeighbourhoodCode("1114055000"))
        let ring = try #require(gazetteer.ring(of: code, reach: .widest, at: AtlasFixture.after))
        #expect(ring.first?.neighbourhood.name == "서울 중구 명동")
        #expect(ring.first?.steps == 0)
        #expect(ring.last?.steps == 3)
        #expect(gazetteer.codes(around: code, .ring(.widest)) == ring.map(\.neighbourhood.code))
        #expect(gazetteer.ring(of: code, reach: .home, at: AtlasFixture.after)?.count == 1)
    }

    @Test("A distance, a city, a district and a province have what a look at every neighbourhood finds")
    func extents() throws {
        let all = gazetteer.all(at: AtlasFixture.after)
        // 명동, 수원 율천동, 강화 강화읍 and 제주 일도1동.
        for text in ["1114055000", "4111156600", "2871025000", "5011051000"] {
            let center = try #require(
                NeighbourhoodCode(text).flatMap { gazetteer.neighbourhood($0, at: AtlasFixture.after) }
            )
            let nearest = all.sorted {
                (center.point.metres(to: $0.point), $0.code) < (center.point.metres(to: $1.point), $1.code)
            }
            #expect(gazetteer.codes(around: center.code, .country) == all.map(\.code))
            for kilometres in [1, 5, 50] {
                let within = nearest.filter { center.point.metres(to: $0.point) <= kilometres * 1_000 }
                #expect(gazetteer.codes(around: center.code, .kilometres(kilometres)) == within.map(\.code))
            }
            let city = nearest.filter { Self.city(of: $0) == Self.city(of: center) }
            #expect(gazetteer.codes(around: center.code, .city) == city.map(\.code))
            let district = all.filter { ($0.sido, $0.sigungu) == (center.sido, center.sigungu) }
            #expect(gazetteer.codes(around: center.code, .district) == district.map(\.code))
            let province = all.filter { $0.sido == center.sido }
            #expect(gazetteer.codes(around: center.code, .province) == province.map(\.code))
        }
    }

    /// The metropolitan city, else the city or county without its district.
    private static func city(of neighbourhood: Neighbourhood) -> String {
        guard neighbourhood.sido.hasSuffix("도") else { return neighbourhood.sido }
        return "\(neighbourhood.sido) \(neighbourhood.sigungu.split(separator: " ")[0])"
    }

    @Test(
        "A neighbourhood is in the ring around each of its own, and in a distance of one kilometre more",
        arguments: [("3", "3"), ("7km", "8km")]
    )
    func bothWays(_ own: String, _ others: String) throws {
        let (own, others) = (try #require(Extent(own)), try #require(Extent(others)))
        for text in ["1114055000", "2871025000"] {
            let code = try #require(NeighbourhoodCode(text))
            for other in try #require(gazetteer.codes(around: code, own)) {
                #expect(gazetteer.codes(around: other, others)?.contains(code) == true, "\(other)")
            }
        }
    }

    @Test("An unknown code has no ring")
    func unknown() throws {
        let code = try #require(NeighbourhoodCode("9999999999"))
        #expect(gazetteer.ring(of: code, reach: .widest, at: AtlasFixture.after) == nil)
        #expect(gazetteer.codes(around: code, .ring(.home)) == nil)
        #expect(gazetteer.codes(around: code, .country) == nil)
    }

    private func region(_ code: String) throws -> Int {
        try #require(UInt64(code).flatMap { gazetteer.atlas.region(code: $0) })
    }
}
