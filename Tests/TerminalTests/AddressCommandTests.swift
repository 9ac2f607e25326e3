import Domain
import JSONCoding
import Terminal
import Testing
import Wording

@Suite("Road addresses at the command line")
struct AddressCommandTests {
    @Test("An import tells the number of addresses and what was left out")
    func load() async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type("addresses", "import", "a.txt", "b", "--edition", "2026-10")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Addresses: 6400000, on 170000 roads (2026-10, 150 MB)
                Left out, without a published point: 1
                Left out, malformed: 2. The first: entrc_seoul.txt:7
                If the server is running, start it again.

                """
        )
        #expect(desk.server.imported == ["a.txt", "b", "2026-10"])
        let json = await desk.type("addresses", "import", "-", "--json")
        #expect(json.document?["addresses"] == 6_400_000 && json.document?["malformed"] == 2)
        #expect(json.document?["firstMalformed"] == "entrc_seoul.txt:7")
        #expect(desk.server.imported == ["-", ""])
    }

    @Test(
        "A month that isn't one is refused",
        arguments: ["2026-13", "2026", "202610", "2026-1", "x-01", "-"]
    )
    func edition(_ text: String) async throws {
        let outcome = try await TerminalSession().type("addresses", "import", "a.txt", "--edition=\(text)")
        #expect(outcome.status == 2 && outcome.error.contains("2026-10"))
    }

    @Test("A refused file ends with 1, and has a code of its own")
    func refused() async throws {
        let desk = try TerminalSession()
        desk.server.change {
            $0.failure = AppFailure(
                Words("압축 파일이에요.", "It is a zip file."),
                remedy: "unzip it",
                code: "addresses.zipped"
            )
        }
        let outcome = await desk.type("addresses", "import", "a.zip")
        #expect(outcome.status == 1 && outcome.error == "It is a zip file.\n  → unzip it\n")
        let json = await desk.type("addresses", "info", "--json")
        #expect(json.status == 1 && json.output.isEmpty && json.error.contains("addresses.zipped"))
    }

    @Test("The index tells its month, and an address is found with its point")
    func reading() async throws {
        let desk = try TerminalSession()
        let info = await desk.type("addresses", "info", "--json")
        #expect(info.document?["edition"] == "2026-10" && info.document?["roads"] == 170_000)

        let found = await desk.type("addresses", "find", "서울", "마포구", "월드컵북로", "396")
        #expect(found.output.contains("building") && found.output.contains("서울 마포구 월드컵북로 396"))
        let json = await desk.type("addresses", "find", "서울", "--json")
        #expect(json.document?["items"]?[0]?["latitude"] == 37.5796)
        let nothing = await desk.type("addresses", "find", "부산")
        #expect(nothing.status == 0 && nothing.output == "No address was found.\n")
        #expect(await desk.type("addresses", "find", " ").status == 3)
    }
}
