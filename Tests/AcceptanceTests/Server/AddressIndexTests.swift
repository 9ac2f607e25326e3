import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program, with lines like those of the government's file.
@Suite("Road addresses from the government's file")
struct AddressIndexTests {
    private static let lines = """
        11110|760|1111010100|서울특별시|종로구|청운동|111103100012|자하문로|0|94|0||\
        03047|단독주택|0|청운효자동|953241.683263|1954023.466812
        11110|761|1111010100|서울특별시|종로구|청운동|111103100012|자하문로|0|96|0|청운빌라|\
        03047|공동주택|0|청운효자동|953251.683263|1954053.466812
        11140|9|1114010300|서울특별시|중구|태평로1가|111402005001|세종대로|0|110|0|서울특별시청|\
        04524|공공용시설|0|명동|953901.159000|1952026.997000
        """

    private struct Desk {
        let folder: TemporaryFolder
        let program: MadangProgram

        init() throws { (folder, program) = (try TemporaryFolder(), try MadangProgram()) }

        func write(_ text: String, to name: String) throws -> String {
            try Data(text.utf8).write(to: folder.file(name))
            return folder.file(name).path
        }

        func addresses(_ words: String..., input: String = "") async throws -> MadangProgram.Outcome {
            try await program.run(
                ["addresses"] + words + ["--data", folder.path, "--json"],
                input: input
            )
        }

        func finding() async throws -> JSON? {
            let report = try await program.run(["doctor", "--data", folder.path, "--json"])
            return report.json["findings"]?.arrayValue?.first { $0["check"] == "addresses" }
        }
    }

    @Test("After an import, the server finds an address to the building and a street to the street")
    func story() async throws {
        let desk = try Desk()
        #expect(try await desk.addresses("info").problem["code"] == "addresses.missing")
        let made = try await desk.addresses("import", desk.write(Self.lines, to: "202610_entrc_seoul.txt"))
        #expect(
            made.status == 0 && made.json["addresses"] == 3 && made.json["edition"] == "2026-10",
            "\(made)"
        )
        #expect(try await desk.addresses("info").json["roads"] == 2)
        #expect(try await desk.finding()?["state"] == "fine")

        let madang = try await MadangProcess(data: desk.folder.path)
        let token = try await madang.signUp("ana").json["session"]?["accessToken"]?.stringValue
        func find(_ text: String) async throws -> JSON? {
            let query = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let answer = try await madang.get("/api/v1/addresses?q=\(query)", token: token)
            return answer.json["items"]?[0]
        }
        let building = try await find("서울 종로구 자하문로 94, 2층")
        #expect(building?["address"] == "서울특별시 종로구 자하문로 94")
        #expect(building?["accuracy"] == "building")
        let latitude = try #require(building?["point"]?["lat"]?.doubleValue)
        let longitude = try #require(building?["point"]?["lon"]?.doubleValue)
        #expect(abs(latitude - 37.584415) < 0.000_01 && abs(longitude - 126.970406) < 0.000_01)
        #expect(try await find("자하문로")?["accuracy"] == "street")
        #expect(try await find("ㅅㅈㄷㄹ 110")?["address"] == "서울특별시 중구 세종대로 110")
        // Left to the gazetteer.
        #expect(try await find("서울 중구 명동 1가 14")?["accuracy"] == "neighbourhood")
        let near = "/api/v1/addresses/at?lat=37.58442&lon=126.9704"
        let named = try await madang.get(near, token: token).json["items"]?[0]
        #expect(named?["address"] == "서울특별시 종로구 자하문로 94" && named?["storable"] == true)
        try await findsOnMap(madang)
        madang.askToStop()
        _ = await madang.end()
    }

    /// Members only; others find areas and stations.
    private func findsOnMap(_ madang: MadangProcess) async throws {
        let (member, guest) = (PlainBrowser(at: madang.address), PlainBrowser(at: madang.address))
        try await member.signIn(as: "ana")
        for browser in [member, guest] {
            try await browser.open("/places?then=/map")
            try await browser.submit("/places", ["q": ["자하문로 94"]])
        }
        let name = "서울특별시 종로구 자하문로 94"
        #expect(member.sees(name) && !guest.sees(name))
        #expect(member.links.contains { $0.hasPrefix("/map?bbox=126.9") && $0.contains("zoom=17") })
    }

    @Test("A file that is refused has a code, and leaves the former index")
    func refused() async throws {
        let desk = try Desk()
        let good = try desk.write(Self.lines, to: "entrc_seoul.txt")
        #expect(try await desk.addresses("import", good).status == 0)
        let files = [
            ("PK\u{3}\u{4}", "addresses.zipped"), ("a|b|c\n", "addresses.unknown-format"),
            ("", "addresses.empty"), (Self.lines.replacing("|0|", with: "|x|"), "addresses.malformed"),
            (Self.lines.replacing("\n", with: "|31\n") + "|31", "addresses.changes"),
        ]
        for (text, code) in files {
            let refused = try await desk.addresses("import", desk.write(text, to: "refused.txt"))
            #expect(refused.status == 1 && refused.problem["code"]?.stringValue == code, "\(refused)")
        }
        let elsewhere = desk.folder.file("elsewhere").path
        let nowhere = try await desk.program.run(["addresses", "import", good, "--data", elsewhere, "--json"])
        #expect(nowhere.status == 1 && nowhere.problem["code"] == "addresses.no-folder")
        let missing = try await desk.addresses("import", "/nonexistent.txt")
        #expect(missing.problem["code"] == "addresses.unreadable")
        #expect(try await desk.addresses("find", "자하문로 94").json["items"]?[0]?["accuracy"] == "building")
    }

    @Test("Standard input is imported")
    func standardInput() async throws {
        let desk = try Desk()
        let made = try await desk.addresses("import", "-", "--edition", "2026-09", input: Self.lines)
        #expect(made.json["addresses"] == 3 && made.json["edition"] == "2026-09", "\(made)")
    }

    @Test("With a damaged index the server starts, says so, and finds addresses by their neighbourhood")
    func damaged() async throws {
        let desk = try Desk()
        _ = try await desk.addresses("import", desk.write(Self.lines, to: "entrc_seoul.txt"))
        let index = desk.folder.file("addresses.index")
        var bytes = try Data(contentsOf: index)
        bytes[bytes.count - 12] ^= 1
        try bytes.write(to: index)

        #expect(try await desk.addresses("info").problem["code"] == "addresses.unusable")
        let finding = try await desk.finding()
        #expect(finding?["state"] == "doubtful")
        #expect(finding?["remedy"]?.stringValue?.hasPrefix("madang addresses import") == true)
        let madang = try await MadangProcess(data: desk.folder.path)
        #expect(madang.said.contains("The index of road addresses"))
        madang.askToStop()
        _ = await madang.end()
    }
}
