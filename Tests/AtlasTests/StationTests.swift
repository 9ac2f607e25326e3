import Atlas
import Domain
import Testing

@Suite("The nearest station")
struct StationTests {
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try .embedded()
    }

    private func station(_ latitude: Double, _ longitude: Double) throws -> NearbyStation? {
        gazetteer.station(near: try #require(Point(latitude: latitude, longitude: longitude)))
    }

    @Test("A point has its nearest station, with all lines that stop there and the distance")
    func lines() throws {
        let gangnam = try #require(try station(37.4985, 127.0276))
        #expect(gangnam.name == "강남역" && gangnam.nameInEnglish == "Gangnam")
        #expect(gangnam.lines == ["수도권 2호선", "신분당선"])
        #expect((50...80).contains(gangnam.metres), "\(gangnam.metres)")
    }

    @Test("A station of the same name in another city isn't a part of it")
    func sameName() throws {
        // 시청역 of Busan; Seoul and Daejeon have one as well.
        #expect(try station(35.1797, 129.0765)?.lines == ["부산 1호선"])
    }

    @Test("Far from every line there is no station")
    func none() throws {
        #expect(try station(33.5, 126.5) == nil)
        #expect(try station(37.7, 130.8) == nil)
    }
}
