import Domain
import Testing

@testable import Atlas

@Suite("Where a rounded position may be")
struct RoundedPositionTests {
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try AtlasFixture.gazetteer.get()
    }

    private func dongs(_ latitude: Double, _ longitude: Double) throws -> [String] {
        let point = try #require(Point(latitude: latitude, longitude: longitude))
        return gazetteer.codes(around: RoundedPosition(point))
            .compactMap { gazetteer.neighbourhood($0, at: AtlasFixture.before)?.dong }
    }

    @Test("A position within a neighbourhood may be there only")
    func inside() throws {
        #expect(try dongs(37.564, 126.984) == ["명동"])
    }

    @Test("A position that rounding moved across a border may be on both sides of it")
    func border() throws {
        #expect(try dongs(37.562, 126.981) == ["소공동", "회현동", "명동"])
    }

    @Test("A position across the street, farther from the border than rounding reaches, is next door only")
    func nextDoor() throws {
        #expect(try dongs(37.5648, 126.9803) == ["소공동"])
    }

    @Test(
        "At sea and at the ends of the Earth there is none",
        arguments: [(36.0, 125.0), (90, 180), (-90, -180)]
    )
    func sea(latitude: Double, longitude: Double) throws {
        #expect(try dongs(latitude, longitude).isEmpty)
    }

    @Test("The rounded position of any point may be in the point's neighbourhood")
    func everywhere() throws {
        for (index, row) in try AtlasFixture.rows("neighbourhoods.tsv").enumerated() {
            // Up to a kilometre to each side of a point well inside.
            let (north, east) = (index * 7_919 % 2_001 - 1_000, index * 6_101 % 2_001 - 1_000)
            let latitude = try #require(Double(row[4])) + Double(north) / 100_000
            let longitude = try #require(Double(row[5])) + Double(east) / 100_000
            let point = try #require(Point(latitude: latitude, longitude: longitude))
            guard let code = gazetteer.neighbourhood(at: point, at: AtlasFixture.before)?.code else {
                continue
            }
            #expect(
                gazetteer.codes(around: RoundedPosition(point)).contains(code),
                "\(latitude), \(longitude)"
            )
        }
    }
}
