import Domain
import Testing

@testable import Atlas

@Suite("Neighbourhoods that are renamed")
struct RenamingTests {
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try AtlasFixture.gazetteer.get()
    }

    @Test(
        "A name changes with the day it is changed, to the millisecond; the issued one and the code stay",
        arguments: [
            ("2911052500", "광주 동구 충장동", "전남광주 동구 충장동", "Chungjang-dong, Dong-gu, Jeonnam-Gwangju"),
            ("2811053000", "인천 중구 신포동", "인천 제물포구 신포동", "Sinpo-dong, Jemulpo-gu, Incheon"),
            ("4691041000", "전남 신안군 팔금면", "전남광주 신안군 팔금면", "Palgeum-myeon, Sinan-gun, Jeonnam-Gwangju"),
            ("1114055000", "서울 중구 명동", "서울 중구 명동", "Myeong-dong, Jung-gu, Seoul"),
        ]
    )
    func names(code: String, before: String, after: String, english: String) throws {
        let code = try #require(NeighbourhoodCode(code))
        let old = try #require(gazetteer.neighbourhood(code, at: AtlasFixture.before))
        let new = try #require(gazetteer.neighbourhood(code, at: AtlasFixture.after))
        #expect(old.name == before)
        #expect(old.renaming == nil)
        #expect(new.name == after)
        #expect(new.nameEn == english)
        #expect(new.issued == old.issued)
        #expect(new.code == code)
    }

    @Test("A myeon that became an eup is one from its own day on")
    func daeso() throws {
        let code = try #require(NeighbourhoodCode("4377034000"))
        let march = Moment(milliseconds: 1_774_364_400_000)
        #expect(gazetteer.neighbourhood(code, at: march - .milliseconds(1))?.name == "충북 음성군 대소면")
        #expect(gazetteer.neighbourhood(code, at: march)?.name == "충북 음성군 대소읍")
        #expect(
            gazetteer.neighbourhood(code, at: march)?.nameEn == "Daeso-eup, Eumseong-gun, Chungcheongbuk-do"
        )
    }

    @Test("The code that replaces another leads to the same neighbourhood, under the code of the edition")
    func newCode() throws {
        let new = try #require(NeighbourhoodCode("1287041000"))
        let found = try #require(gazetteer.neighbourhood(new, at: AtlasFixture.after))
        #expect(found.code == NeighbourhoodCode("4691041000"))
        #expect(found.renaming?.code == new)
    }

    @Test("All changes in the sources are known, with their day and their code")
    func all() throws {
        for row in try AtlasFixture.rows("renames-2026.tsv") {
            let code = try #require(NeighbourhoodCode(row[0]))
            let renaming = try #require(gazetteer.neighbourhood(code, at: AtlasFixture.after)?.renaming)
            #expect([renaming.name.sido, renaming.name.sigungu, renaming.name.dong] == Array(row[2...4]))
            #expect(renaming.code?.description ?? "" == row[5])
        }
    }
}
