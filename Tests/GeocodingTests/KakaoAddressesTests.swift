import Domain
import Geocoding
import Testing

@Suite("Asking Kakao for an address")
struct KakaoAddressesTests {
    private let home = FoundAddress(
        address: "서울 중구 명동",
        point: Point(latitude: 37.5637, longitude: 126.9838)!,
        accuracy: .neighbourhood
    )

    @Test("An address is found to the building, and only the server sees the key")
    func building() async throws {
        let kakao = FakeKakao(.answer(FakeKakao.building))
        let found = try await kakao.find("전북 삼성동 100", otherwise: home)

        #expect(found.map(\.address) == ["전북 익산시 망산길 11-17"])
        #expect(found.first?.point == Point(latitude: 35.976749396987046, longitude: 126.99597295767953))
        #expect(found.first?.accuracy == .building)
        #expect(kakao.heard == ["/v2/local/search/address.json q=전북 삼성동 100 size=5 KakaoAK secret"])
        #expect(kakao.complaints.isEmpty)
    }

    @Test("A region alone is left to the gazetteer")
    func region() async throws {
        let kakao = FakeKakao(.answer(FakeKakao.region("REGION")))
        #expect(try await kakao.find("명동", otherwise: home) == [home])
    }

    @Test("A street without a number is found as a street, not as a building")
    func street() async throws {
        let kakao = FakeKakao(.answer(FakeKakao.region("ROAD")))
        #expect(try await kakao.find("망산길", otherwise: home).map(\.accuracy) == [.street])
    }

    @Test(
        "Whatever is wrong at Kakao's, the gazetteer answers and the operator hears why",
        arguments: [FakeKakao.Mood.status(401), .status(500), .answer("<html>"), .gone]
    )
    func trouble(_ mood: FakeKakao.Mood) async throws {
        let kakao = FakeKakao(mood)

        #expect(try await kakao.find("명동 1", otherwise: home) == [home])
        #expect(kakao.complaints.count == 1 && !kakao.complaints[0].contains("secret"), "\(kakao.complaints)")
    }
}
