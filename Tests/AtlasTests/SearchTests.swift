import Domain
import Testing

@testable import Atlas

/// A question after July 2026 and what its answer promises: names as shown there.
struct Question: Sendable, CustomTestStringConvertible {
    let text: String
    var first: String?
    var has: [String] = []
    var hasNot: [String] = []

    init(_ text: String, first: String? = nil, has: [String] = [], hasNot: [String] = []) {
        (self.text, self.first, self.has, self.hasNot) = (text, first, has, hasNot)
    }

    var testDescription: String { text }
}

@Suite("Finding neighbourhoods by what is typed")
struct SearchTests {
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try AtlasFixture.gazetteer.get()
    }

    @Test("Names, in whole, in part, in any order and spelling", arguments: Question.names)
    func names(_ question: Question) throws { try check(question) }

    @Test("Initial consonants, alone and mixed with syllables", arguments: Question.initials)
    func initials(_ question: Question) throws { try check(question) }

    @Test("English, with and without hyphens and spaces", arguments: Question.english)
    func english(_ question: Question) throws { try check(question) }

    @Test("Stations, former names and new names", arguments: Question.stationsAndChanges)
    func stationsAndChanges(_ question: Question) throws { try check(question) }

    @Test("Spellings of the machine: decomposed, wide, half-wide, upper case", arguments: Question.spellings)
    func spellings(_ question: Question) throws { try check(question) }

    @Test(
        "An unknown name finds nothing",
        arguments: [
            "없는동네", "뷁", "zzzz", "서울 해운대", "!!!", "부산 역삼1동", "1234567890", String(repeating: "중구", count: 30),
        ]
    )
    func nothing(text: String) throws {
        #expect(try find(text).isEmpty)
    }

    @Test(
        "A district's name that six cities share shows all six first, however few are asked for",
        arguments: [6, 7, 50]
    )
    func sixDistricts(limit: Int) throws {
        for (text, district) in [("중구", "중구"), ("jung-gu", "중구")] {
            let found = try find(text, limit: limit)
            #expect(found.count == limit)
            #expect(found.prefix(6).allSatisfy { $0.neighbourhood.sigungu == district })
            #expect(
                Set(found.prefix(6).map(\.neighbourhood.sido)) == [
                    "서울특별시", "부산광역시", "대구광역시", "인천광역시", "대전광역시", "울산광역시",
                ]
            )
        }
    }

    @Test("All neighbourhoods of all six districts are there when the limit allows it")
    func wholeDistricts() throws {
        let expected = try AtlasFixture.rows("neighbourhoods.tsv")
            .filter { $0[2] == "중구" }.map { $0[0] }
        let found = try find("중구", limit: 5_000).filter { $0.neighbourhood.sigungu == "중구" }
        #expect(found.map(\.neighbourhood.code.description).sorted() == expected.sorted())
    }

    @Test("A found neighbourhood says why: by name, former name or station")
    func reasons() throws {
        #expect(try find("명동").first?.reason == .name)
        #expect(try find("인천 중구").first?.reason == .formerName)
        #expect(try find("인천 중구", at: AtlasFixture.before).first?.reason == .name)
        #expect(try find("제물포구").first?.reason == .name)
        #expect(try find("강남역").first?.reason == .station("강남역"))
        #expect(try find("서울 강남역").first?.reason == .station("강남역"))
        #expect(try find("광주 충장동").first?.reason == .name)
        #expect(try find("광주광역시 충장동").first?.reason == .formerName)
    }

    @Test("Initial consonants skip the digits of a name: among the first twenty for ㅇㅅㄷ is 역삼1동")
    func digitsSkipped() throws {
        let names = try find("ㅇㅅㄷ", limit: 20).map(\.neighbourhood.name)
        #expect(names.contains("서울 강남구 역삼1동"), "\(names)")
        let gangnam = try #require(Point(latitude: 37.4979, longitude: 127.0276))
        #expect(try find("ㅇㅅㄷ", limit: 1, near: gangnam).first?.neighbourhood.name == "서울 강남구 역삼1동")
    }

    @Test("Among equal matches those near the reader come first, and a better match before all of them")
    func near() throws {
        let busan = try #require(Point(latitude: 35.1796, longitude: 129.0756))
        #expect(try find("중앙동", limit: 1, near: busan).first?.neighbourhood.sido == "부산광역시")
        #expect(try find("역삼1동", limit: 1, near: busan).first?.neighbourhood.name == "서울 강남구 역삼1동")
    }

    @Test("A new name is not known before its day")
    func notYet() throws {
        #expect(try find("제물포구", at: AtlasFixture.before).isEmpty)
        #expect(try find("전남광주 동구", at: AtlasFixture.before).isEmpty)
    }

    @Test("A limit of nothing gives nothing, and every answer is the beginning of a longer one")
    func limits() throws {
        #expect(try find("동", limit: 0).isEmpty)
        #expect(try find("동", limit: -1).isEmpty)
        let all = try find("동", limit: 10_000)
        #expect(all.count > 1_500)
        #expect(try find("동", limit: 20) == Array(all.prefix(20)))
        #expect(Set(all.map(\.neighbourhood.code)).count == all.count)
    }

    private func find(
        _ text: String,
        limit: Int = 1_000,
        near point: Point? = nil,
        at moment: Moment = AtlasFixture.after
    ) throws -> [NeighbourhoodMatch] {
        gazetteer.find(try NeighbourhoodText(text), near: point, limit: limit, at: moment)
    }

    private func check(_ question: Question) throws {
        let names = try find(question.text).map(\.neighbourhood.name)
        if let first = question.first { #expect(names.first == first) }
        for name in question.has { #expect(names.contains(name), "\(name) is missing") }
        for part in question.hasNot {
            let wrong = names.filter { $0.contains(part) }
            #expect(wrong.isEmpty)
        }
    }
}
