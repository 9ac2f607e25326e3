import Domain
import TestSupport
import Testing

@testable import Addresses

@Suite("Addresses in the index")
struct FindingTests {
    private let scene: AddressScene
    private let finder: AddressesByIndex

    init() throws {
        scene = try .few()
        finder = try scene.finder()
    }

    private func found(_ text: String, limit: Int = 10) throws -> [String] {
        try finder.find(AddressText(text), limit: limit).map { "\($0.accuracy) \($0.address)" }
    }

    static let sangam = "building 서울특별시 마포구 월드컵북로 396"
    static let spellings: [(String, String)] = [
        ("서울특별시 마포구 월드컵북로 396", sangam),
        ("서울 마포구 월드컵북로 396", sangam),
        ("서울시 마포구 월드컵북로396", sangam),
        ("마포 월드컵북로 396", sangam),
        ("월드컵북로 396", sangam),
        ("월드컵북로396", sangam),
        ("월드컵북로 396번", sangam),
        ("서울 마포구 월드컵북로 396, 3층 301호", sangam),
        ("서울 마포구 월드컵북로 396 (상암동)", sangam),
        ("(03925) 서울특별시 마포구 월드컵북로 396(상암동, 누리꿈스퀘어) 3층", sangam),
        ("서울，마포구，월드컵북로 ３９６", sangam),
        ("서울 마포구 상암동 월드컵북로 396", sangam),
        ("서울 마포구 월드컵북로 396-1", "building 서울특별시 마포구 월드컵북로 396-1"),
        ("마포 월드컵북로396-1 2층", "building 서울특별시 마포구 월드컵북로 396-1"),
        ("월드컵북로 54", "building 서울특별시 마포구 월드컵북로 54"),
        ("월드컵북로54길 12", "building 서울특별시 마포구 월드컵북로54길 12"),
        ("월드컵북로 54길 12", "building 서울특별시 마포구 월드컵북로54길 12"),
        ("월드컵북로54길12", "building 서울특별시 마포구 월드컵북로54길 12"),
        ("세종대로 175", "building 서울특별시 종로구 세종대로 175"),
        ("세종대로 지하 175", "building 서울특별시 종로구 세종대로 지하 175"),
        ("세종대로 지하175", "building 서울특별시 종로구 세종대로 지하 175"),
        ("세종대로지하175", "building 서울특별시 종로구 세종대로 지하 175"),
        ("서울 중구 세종대로 110", "building 서울특별시 중구 세종대로 110"),
        ("성남시 분당구 불정로 6", "building 경기도 성남시 분당구 불정로 6"),
        ("경기 분당 불정로 6", "building 경기도 성남시 분당구 불정로 6"),
        ("경기도 양평군 양서면 북한강로 89-2", "building 경기도 양평군 양서면 북한강로 89-2"),
        ("양평 북한강로 89-2", "building 경기도 양평군 양서면 북한강로 89-2"),
        ("충북 제천시 중앙로 10", "building 충청북도 제천시 중앙로 10"),
        ("강원도 춘천시 중앙로 1", "building 강원특별자치도 춘천시 중앙로 1"),
        ("전라북도 전주시 완산구 효자로 225", "building 전북특별자치도 전주시 완산구 효자로 225"),
        ("전북 전주 효자로 225", "building 전북특별자치도 전주시 완산구 효자로 225"),
        ("세종 한누리대로 2130", "building 세종특별자치시 한누리대로 2130"),
        ("대구 동구 4.19로 3", "building 대구광역시 동구 4·19로 3"),
        ("누리꿈스퀘어", sangam),
        ("서울 마포구 누리꿈 스퀘어", sangam),
        ("mbc", "building 서울특별시 마포구 월드컵북로54길 12"),
        ("대전 현대아파트", "building 대전광역시 중구 중앙로 10"),
    ]

    @Test("An address is found as people write it", arguments: spellings)
    func spelling(_ written: String, _ expected: String) throws {
        #expect(try found(written).first == expected)
    }

    @Test("Letters of a decomposed text are found as those of a composed one")
    func decomposed() throws {
        let text = "월드컵북로 396".unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
            guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar] }
            let place = scalar.value - 0xAC00
            let letters = [0x1100 + place / 588, 0x1161 + place % 588 / 28, 0x11A7 + place % 28]
            return letters.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
        }
        var written = ""
        written.unicodeScalars.append(contentsOf: text)
        #expect(try found(written) == [Self.sangam])
    }

    @Test("A road of several districts has a match in each, and only those of the area that is named")
    func ambiguous() throws {
        #expect(
            try found("중앙로 10") == [
                "building 대전광역시 중구 중앙로 10", "building 충청북도 제천시 중앙로 10",
            ]
        )
        #expect(try found("대전 중앙로 10") == ["building 대전광역시 중구 중앙로 10"])
        #expect(try found("중앙로 10", limit: 1).count == 1)
        #expect(try found("현대아파트").count == 2)
    }

    @Test(
        "An address in an area without the road isn't found elsewhere",
        arguments: [
            "강남구 월드컵북로 396", "부산광역시 월드컵북로 396", "서울 중구 중앙로 10", "중면 북한강로 89-2",
        ]
    )
    func wrongArea(_ text: String) throws {
        #expect(try found(text).isEmpty)
    }

    @Test("A road without a number, or with one that isn't there, is only a street, at a building on it")
    func streets() throws {
        let middle = try finder.find(AddressText("월드컵북로"), limit: 10)
        #expect(middle.map(\.address) == ["서울특별시 마포구 월드컵북로"])
        #expect(middle.map(\.accuracy) == [.street])
        let unknown = try finder.find(AddressText("서울 마포구 월드컵북로 398"), limit: 10)
        #expect(unknown.map(\.address) == ["서울특별시 마포구 월드컵북로"])
        #expect(unknown.map(\.accuracy) == [.street])
        let near = try #require(Point(latitude: 37.5799, longitude: 126.8899))
        let to400 = try #require(Point(latitude: 37.5802, longitude: 126.8893))
        #expect(unknown.allSatisfy { min($0.point.metres(to: near), $0.point.metres(to: to400)) < 1 })
    }

    @Test("While typing, roads and buildings are found by a beginning, and roads by their consonants")
    func typing() throws {
        let street = "street 서울특별시 마포구 월드컵북로"
        #expect(try found("월드") == [street, street + "54길"])
        #expect(try found("서울 마포구 월드컵북") == [street, street + "54길"])
        #expect(try found("ㅇㄷㅋㅂㄹ") == [street, street + "54길"])
        #expect(try found("월드ㅋㅂㄹ") == [street, street + "54길"])
        #expect(try found("ㅇㄷㅋㅂㄹ 396") == [Self.sangam])
        #expect(try found("월드컵북 396") == [Self.sangam])
        #expect(try found("누리꿈스") == [Self.sangam])
        #expect(try found("ㅎㄴㄹ") == ["street 세종특별자치시 한누리대로"])
    }

    @Test(
        "Parcels, neighbourhoods and nonsense are left to the next finder",
        arguments: [
            "서울 마포구 상암동 1605", "중앙동", "명동", "마포구", "월", "ㅁ", "396", "?!", "지하", "()", "-", "12-3-4",
            "MBC 명동",
        ]
    )
    func others(_ text: String) throws {
        #expect(try found(text).isEmpty)
    }

    @Test("A point gets the address of the nearest building within fifty metres, and none beyond")
    func reverse() throws {
        let near = try #require(Point(latitude: 37.57965, longitude: 126.88975))
        #expect(try finder.address(at: near)?.address == "서울특별시 마포구 월드컵북로 396")
        // Metres north of 월드컵북로 400, which is the northernmost.
        for (metres, expected) in [(49.0, "서울특별시 마포구 월드컵북로 400"), (51, nil)] as [(Double, String?)] {
            let point = try #require(Point(latitude: 37.5802 + metres / 111_195, longitude: 126.8893))
            #expect(try finder.address(at: point)?.address == expected)
        }
        // The underground building is nearer, and has no address on the map.
        let square = try #require(Point(latitude: 37.5721, longitude: 126.9768))
        #expect(try finder.address(at: square) == nil)
        for (latitude, longitude) in [(0.0, 0.0), (90, 180), (-90, -180), (37.5, -127)] {
            let far = try #require(Point(latitude: latitude, longitude: longitude))
            #expect(try finder.address(at: far) == nil)
        }
    }
}
