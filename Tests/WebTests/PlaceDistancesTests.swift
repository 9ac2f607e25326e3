import Domain
import Markup
import Testing
import Wire

@testable import Web

@Suite("How far a place is")
struct PlaceDistancesTests {
    private func station(metres: Int, english: String = "Gangnam") -> NearbyStationBody {
        NearbyStationBody(
            NearbyStation(
                name: "강남역",
                nameInEnglish: english,
                lines: ["수도권 2호선", "신분당선"],
                metres: metres
            )
        )
    }

    private func text(_ distances: PlaceDistances, _ language: Language) throws -> String {
        distances.html(for: try .sample(language)).text
    }

    @Test("An exact place is told to ten metres from its station, a rough one to a hundred")
    func station() throws {
        let exact = PlaceDistances(station: station(metres: 347), fromHome: nil, isRough: false)
        #expect(try text(exact, .korean).contains("강남역(2호선, 신분당선)에서 350m"))
        #expect(try text(exact, .english).contains("350m from Gangnam station"))
        let rough = PlaceDistances(station: station(metres: 347), fromHome: nil, isRough: true)
        #expect(try text(rough, .korean).contains("강남역(2호선, 신분당선)에서 약 300m"))
    }

    @Test("Without a station nearby nothing is said")
    func none() throws {
        let none = PlaceDistances(station: nil, fromHome: nil, isRough: true)
        #expect(try text(none, .korean).isEmpty)
    }
}
