import JSONCoding
import Terminal
import Testing
import Wording

@Suite("Comparing the gazetteer at the command line")
struct GazetteerCommandTests {
    @Test("A comparison lists what is new, gone and renamed, and who would move")
    func check() async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type("gazetteer", "check", "KIKcd_H.csv")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Neighbourhoods as in 2026-02-01: 3557; differences: 3

                Other names
                  1114055000 서울 중구 명동 → 서울특별시 중구 밝은동

                Only in the file
                  1114099900 서울특별시 중구 새동

                Not in the file
                  1114055000 서울 중구 명동 · 12 members, 30 listings

                """
        )
        let json = await desk.type("gazetteer", "check", "KIKcd_H.csv", "--json")
        #expect(json.document?["removed"]?[0]?["homes"] == 12)
        #expect(json.document?["renamed"]?[0]?["newName"] == "서울특별시 중구 밝은동")
    }

    @Test("A file is needed")
    func nothing() async throws {
        #expect(try await TerminalSession().type("gazetteer", "check").status == 2)
    }
}
