import Domain
import Geocoding
import Network
import Testing

@Suite("Asking a service for an address")
struct AddressServiceTests {
    @Test("Kakao finds an address to the building, and only its server gets the key")
    func kakaoBuilding() async throws {
        let service = FakeService(.answers(["search": Answers.kakaoBuilding]))
        let found = try await service.kakao { try await $0.find(AddressText("전북 삼성동 100"), limit: 5) }

        #expect(found.map(\.address) == ["전북 익산시 망산길 11-17"])
        #expect(found.first?.point == Point(latitude: 35.976749396987046, longitude: 126.99597295767953))
        #expect(found.map(\.accuracy) == [.building] && found.allSatisfy(\.isStorable))
        #expect(
            service.heard == ["/v2/local/search/address.json query=전북 삼성동 100 size=5 KakaoAK secret"]
        )
    }

    @Test("Kakao's street without a number is a street, and its region alone is nothing")
    func kakaoVague() async throws {
        for (type, accuracies) in [("ROAD", [PlaceAccuracy.street]), ("REGION", [])] {
            let service = FakeService(.answers(["search": Answers.kakaoRegion(type)]))
            let found = try await service.kakao { try await $0.find(AddressText("망산길"), limit: 5) }
            #expect(found.map(\.accuracy) == accuracies)
        }
    }

    @Test(
        "Kakao gives a point its road address, or else that of the lot",
        arguments: [(true, "경기도 안성시 죽산면 죽산초교길 69-4"), (false, "경기 안성시 죽산면 죽산리 343-1")]
    )
    func kakaoPoint(hasRoad: Bool, address: String) async throws {
        let service = FakeService(.answers(["coord2address": Answers.kakaoPoint(hasRoad: hasRoad)]))
        let found = try await service.kakao { try await $0.address(at: Self.point) }

        #expect(found == FoundAddress(address: address, point: Self.point, accuracy: .building))
        #expect(
            service.heard == ["/v2/local/geo/coord2address.json x=127.42 y=37.07 KakaoAK secret"]
        )
    }

    @Test("Naver finds an address to the building, and a street without a number as a street")
    func naver() async throws {
        for (number, accuracy) in [("6", PlaceAccuracy.building), ("", .street)] {
            let service = FakeService(.answers(["geocode": Answers.naver(number: number)]))
            let found = try await service.naver { try await $0.find(AddressText("불정로"), limit: 5) }
            #expect(found.map(\.accuracy) == [accuracy])
            #expect(found.first?.point == Point(latitude: 37.3595963, longitude: 127.1054328))
            #expect(service.heard == ["/map-geocode/v2/geocode query=불정로 count=5 me secret"])
        }
    }

    @Test(
        "Naver gives a point its road address, or else that of the lot",
        arguments: [
            (Answers.naverPoint, "경기도 안성시 죽산면 죽산초교길 69-4"),
            (Answers.naverLot, "경기도 안성시 죽산면 죽산리 343"),
        ]
    )
    func naverPoint(answer: String, address: String) async throws {
        let service = FakeService(.answers(["reversegeocode": answer]))
        let found = try await service.naver { try await $0.address(at: Self.point) }

        #expect(found?.address == address)
        let query = "coords=127.42,37.07 orders=roadaddr,addr output=json"
        #expect(service.heard == ["/map-reversegeocode/v2/gc \(query) me secret"])
    }

    @Test("VWorld's point of an address may not be stored; without a road it looks for the lot")
    func vworld() async throws {
        let service = FakeService(
            .answers(["type=road": Answers.vworldNothing, "type=parcel": Answers.vworldFound])
        )
        let found = try await service.vworld { try await $0.find(AddressText("판교로 242"), limit: 5) }

        #expect(found.map(\.address) == ["경기도 성남시 분당구 판교로 242 (삼평동)"])
        #expect(found.first?.point == Point(latitude: 37.402352535, longitude: 127.101313354))
        #expect(found.map(\.isStorable) == [false])
        #expect(service.heard.count == 2)
    }

    @Test("VWorld gives a point its road address")
    func vworldPoint() async throws {
        let service = FakeService(.answers(["getAddress": Answers.vworldPoint]))
        let found = try await service.vworld { try await $0.address(at: Self.point) }
        #expect(found?.address == "경기도 성남시 분당구 판교로 242 (삼평동)" && found?.isStorable == false)
    }

    @Test("Juso's building is found at its entrance, within a metre")
    func juso() async throws {
        let service = FakeService(
            .answers(["addrLinkApi": Answers.jusoBuilding, "addrCoordApi": Answers.jusoEntrance])
        )
        let found = try await service.juso { try await $0.find(AddressText("성암로 301"), limit: 5) }

        #expect(found.map(\.address) == ["서울특별시 마포구 성암로 301"])
        let point = try #require(found.first).point
        #expect(abs(point.latitude - 37.582469) < 0.000_005)
        #expect(abs(point.longitude - 126.887937) < 0.000_005)
        let building = "admCd=1144012700 rnMgtSn=114403113012 udrtYn=0 buldMnnm=301 buldSlno=0"
        #expect(service.heard.last?.contains("confmKey=points \(building)") == true)
    }

    @Test("A text that juso can't search for is an unknown address, not a failure of the service")
    func jusoText() async throws {
        let service = FakeService(.answers(["addrLinkApi": Answers.juso(code: "E0006", "null")]))
        #expect(try await service.juso { try await $0.find(AddressText("길"), limit: 5) }.isEmpty)
    }

    @Test("A redirect isn't followed, since it could lead a key to another server")
    func redirected() async throws {
        let service = FakeService(.redirect)
        await #expect(throws: NetworkError.tooManyRedirects(limit: 0)) {
            try await service.naver { try await $0.find(AddressText("불정로 6"), limit: 5) }
        }
        #expect(service.heard.count == 1)
    }

    private static let point = Point(latitude: 37.07, longitude: 127.42)!
}

extension FakeService {
    func kakao<Answer>(_ ask: (KakaoAddresses) async throws -> Answer) async throws -> Answer {
        try await serving { try await ask(KakaoAddresses(at: $0, key: "secret")) }
    }

    func naver<Answer>(_ ask: (NaverAddresses) async throws -> Answer) async throws -> Answer {
        try await serving { try await ask(NaverAddresses(at: $0, identifier: "me", key: "secret")) }
    }

    func vworld<Answer>(_ ask: (VWorldAddresses) async throws -> Answer) async throws -> Answer {
        try await serving { try await ask(VWorldAddresses(at: $0, key: "secret")) }
    }

    func juso<Answer>(_ ask: (JusoAddresses) async throws -> Answer) async throws -> Answer {
        try await serving { try await ask(JusoAddresses(at: $0, key: "secret", pointKey: "points")) }
    }
}
