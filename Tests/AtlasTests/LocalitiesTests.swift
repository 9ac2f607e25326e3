import Atlas
import Domain
import Testing

@Suite("Places to look at")
struct LocalitiesTests {
    private let gazetteer: MappedGazetteer
    private let now = AtlasFixture.before

    init() throws {
        gazetteer = try MappedGazetteer.embedded()
    }

    private func names(_ text: String) throws -> [String] {
        gazetteer.localities(try SearchText(text), at: now).map(\.name.korean)
    }

    @Test("Provinces that were joined under one name are told apart by their former names")
    func joined() {
        let names = gazetteer.provinces(at: AtlasFixture.after).map(\.name.korean)
        #expect(Set(names).count == 17 && names.contains("광주") && names.contains("전남"))
    }

    @Test("From a province a reader chooses a city or district, and from a district a neighbourhood")
    func menu() throws {
        let provinces = gazetteer.provinces(at: now)
        #expect(provinces.count == 17)
        #expect(provinces.first?.name.english == "Seoul")
        let gyeonggi = try #require(provinces.first { $0.name.korean == "경기" })
        let parts = try gazetteer.parts(of: gyeonggi.code, gyeonggi.extent, at: now)
        #expect(parts.prefix(2).map(\.name.korean) == ["경기 수원시", "경기 수원시 장안구"])
        #expect(parts.prefix(2).map(\.extent) == [.city, .district])
        #expect(parts.first?.name.english == "Suwon-si, Gyeonggi-do")
        #expect(parts.contains { $0.name.korean == "경기 가평군" && $0.extent == .district })

        let seoul = try #require(provinces.first)
        let districts = try gazetteer.parts(of: seoul.code, seoul.extent, at: now)
        #expect(districts.count == 25)
        let mapo = try #require(districts.first { $0.name.korean == "서울 마포구" })
        let dongs = try gazetteer.parts(of: mapo.code, mapo.extent, at: now)
        #expect(dongs.contains { $0.name.korean == "서울 마포구 연남동" && $0.extent == .ring(.adjacent) })
        #expect(dongs.allSatisfy { $0.code.shares(.district, with: mapo.code) })

        let sejong = try #require(provinces.first { $0.name.korean == "세종" })
        let parts2 = try gazetteer.parts(of: sejong.code, sejong.extent, at: now)
        #expect(parts2.contains { $0.name.korean == "세종 보람동" })
    }

    @Test(
        "Found by name, English name and initial consonants",
        arguments: ["마포구", "마포", "서울 마포", "ㅁㅍㄱ", "Mapo", "mapo-gu"]
    )
    func found(_ text: String) throws {
        #expect(try names(text).first == "서울 마포구")
    }

    @Test("A province is itself found by its name, not all of its districts")
    func province() throws {
        #expect(try names("서울") == ["서울"])
        #expect(try names("수원") == ["경기 수원시", "경기 수원시 장안구", "경기 수원시 권선구", "경기 수원시 팔달구", "경기 수원시 영통구"])
        #expect(try names("중구").count == 6)
    }

    @Test(
        "A search names a district, a city, a neighbourhood or a station, with what else is sought there",
        arguments: [
            ("마포 카페", "서울 마포구", "카페"), ("마포구", "서울 마포구", ""), ("카페 Mapo", "서울 마포구", "카페"),
            ("수원 피아노 레슨", "경기 수원시", "피아노 레슨"), ("연남동 카페", "서울 마포구 연남동", "카페"),
            ("강남역 러닝", "서울 강남구 역삼1동", "러닝"), ("부산시 러닝", "부산", "러닝"),
        ]
    )
    func named(_ search: String, _ place: String, _ rest: String) throws {
        let found = gazetteer.localities(namedIn: search, at: now)
        #expect(found.contains { $0.locality.name.korean == place && $0.rest == rest }, "\(found)")
    }

    @Test("A search without a place names none", arguments: ["피아노", "카페 보증금 3000", "중고 책", "구"])
    func noneNamed(_ search: String) {
        #expect(gazetteer.localities(namedIn: search, at: now).isEmpty)
    }
}
