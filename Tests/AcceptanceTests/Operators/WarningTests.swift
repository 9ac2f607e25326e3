import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators warn members")
struct WarningTests {
    private static let text = "같은 광고를 여러 번 올리지 말아 주세요"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, LocalMailServer, _ olga: Neighbour, _ ana: Neighbour) async throws -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            try await stay(server, mail, olga, ana)
        }
    }

    @Test(
        "A warning reaches its member by notice and email, and stays in the member's history",
        arguments: Database.Engine.allCases
    )
    func warning(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga, ana in
            let path = "/api/v1/operator/members/\(try await ana.memberID)"
            let warned = try await olga.ask("POST", "\(path)/warnings", ["note": .string(Self.text)])
            #expect(warned.json["warnings"]?[0]?["text"] == .string(Self.text), "\(warned)")
            #expect(warned.json["warnings"]?[0]?["by"]?["nickname"] == "olga")
            #expect(warned.json["suspension"] == .null)

            #expect(try await ana.told() == ["warned"])
            let own = try await ana.ask("GET", "/api/v1/me/warnings").items
            #expect(own.map { $0["text"] } == [.string(Self.text)] && own.first?["by"] == .null)
            #expect(try await olga.ask("GET", "/api/v1/me/warnings").items == [])
            await server.runMaintenance()
            #expect(mail.deliveries.last?.text.contains(Self.text) == true)
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
        }
    }

    @Test("A warning has a text, and only operators give one, to others than themselves")
    func refused() async throws {
        try await visit { server, _, olga, ana in
            let members = "/api/v1/operator/members"
            let (one, own) = (try await ana.memberID, try await olga.memberID)
            let note: JSON = ["note": "그만해 주세요"]
            let calls: [(Neighbour, String, JSON, String)] = [
                (olga, one, ["note": "  "], "422 directory.reason-missing"),
                (
                    olga, one, ["note": .string(String(repeating: "가", count: 1_001))],
                    "422 report.note-too-long"
                ),
                (olga, own, note, "403 directory.own-account"), (ana, own, note, "404 directory.not-found"),
                (olga, "0000000000001", note, "404 member.not-found"),
            ]
            for (who, member, body, verdict) in calls {
                let answer = try await who.ask("POST", "\(members)/\(member)/warnings", body)
                #expect(answer.verdict == verdict)
            }
            #expect(try await ana.told() == [])
        }
    }

    @Test("On the pages, an operator warns from the member's page, and the member reads it from the notice")
    func pages() async throws {
        try await visit { server, _, _, ana in
            let olga = try await PlainBrowser(signingIn: "olga", at: server.address)
            let page = "/operator/members/\(try await ana.memberID)"
            try await olga.open(page)
            #expect(olga.links.contains("\(page)/warnings"))
            try await olga.open("\(page)/warnings")
            try await olga.submit("\(page)/warnings", ["note": [""]])
            #expect(olga.sees("사유를 적어 주세요."))
            try await olga.submit("\(page)/warnings", ["note": [Self.text]])
            #expect(olga.sees("경고를 보냈어요.") && olga.sees(Self.text))

            let member = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await member.open("/notices")
            #expect(member.sees("운영자가 경고했어요."))
            try await member.open("/me/warnings")
            #expect(member.sees(Self.text))
        }
    }
}
