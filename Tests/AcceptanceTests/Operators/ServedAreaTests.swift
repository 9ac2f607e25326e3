import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators decide which neighbourhoods the place serves")
struct ServedAreaTests {
    private static let path = "/api/v1/operator/settings"
    private static let myeongdong = "1114055000"
    private static let mapo = "1144066000"
    private static let homes = "/api/v1/me/neighbourhoods"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        serving area: JSON,
        _ stay: (TestServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let changed = try await olga.ask("PATCH", Self.path, ["serves": area])
            #expect(changed.status == 200, "\(changed)")
            try await stay(server, olga)
        }
    }

    private func lives(_ code: String, _ member: Neighbour) async throws -> TestResponse {
        try await member.ask("PUT", Self.homes, ["items": [["code": .string(code), "reach": 1]]])
    }

    @Test(
        "A home outside is refused with the names of what is served, and one inside is taken",
        arguments: Database.Engine.allCases
    )
    func homes(_ engine: Database.Engine) async throws {
        try await visit(engine, serving: "11440") { server, olga in
            let refused = try await lives(Self.myeongdong, olga)
            #expect(refused.verdict == "422 neighbourhood.not-served", "\(refused)")
            #expect(refused.tell("서울 마포구"), "\(refused)")
            #expect(try await lives(Self.mapo, olga).status == 200)
            let served = try await server.ask("GET", "/api/v1/localities/served").items
            #expect(served.map { $0["name"] } == ["서울 마포구"])
        }
    }

    @Test("Members who live outside stay, and choose another home inside")
    func stay() async throws {
        try await visit(serving: "") { _, olga in
            try await olga.live(in: Self.myeongdong)
            _ = try await olga.ask("PATCH", Self.path, ["serves": "11440"])
            try await olga.live(in: Self.mapo, Self.myeongdong)
            #expect(try await olga.ask("GET", Self.homes).items.count == 2)
        }
    }

    @Test("A listing outside is refused, and one that is there by now can be edited")
    func listings() async throws {
        try await visit(serving: "") { _, olga in
            let id = try await olga.post()
            _ = try await olga.ask("PATCH", Self.path, ["serves": "11440, 26"])
            let refused = try await olga.ask("POST", "/api/v1/classes", Neighbour.offer())
            #expect(refused.verdict == "422 neighbourhood.not-served", "\(refused)")
            #expect(refused.tell("서울 마포구, 부산"), "\(refused)")
            let edited = try await olga.ask("PUT", "/api/v1/classes/\(id)", Neighbour.offer("새 제목"))
            #expect(edited.status == 200, "\(edited)")
        }
    }

    @Test("Searches and pickers of neighbourhoods have only the served ones")
    func pickers() async throws {
        try await visit(serving: .string("\(Self.mapo), 2611")) { server, _ in
            let found = try await server.ask("GET", "/api/v1/neighbourhoods?q=서울").items
            #expect(found.map { $0["code"] } == [.string(Self.mapo)], "\(found)")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/places")
            #expect(browser.sees("서울") && browser.sees("부산") && !browser.sees("제주"))
            try await browser.open("/neighbourhoods")
            try await browser.post("/neighbourhoods", "code=\(Self.myeongdong)")
            #expect(browser.sees("동네만 함께해요"), "\(browser.html)")
        }
    }

    @Test("An operator chooses districts by province, and neighbourhoods of a district")
    func form() async throws {
        try await visit(serving: "") { server, olga in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator/settings/area")
            try await browser.submit("/operator/settings/area", ["serves": ["11440", "26"]])
            #expect(browser.sees("저장했어요.") && browser.sees("서울 마포구"))
            try await browser.open("/operator/settings/area?neighbourhood=\(Self.myeongdong)")
            let chosen = ["11440", "26", Self.myeongdong]
            try await browser.submit("/operator/settings/area", ["serves": chosen])
            let settings = try await olga.ask("GET", Self.path).json["settings"]?.arrayValue
            let value = settings?.first { $0["name"] == "serves" }?["value"]
            #expect(value == "\(Self.myeongdong), 11440, 26")
            #expect(try await browser.open("/operator/settings").sees("서울 중구 명동"))
            try await browser.open("/operator/settings/area")
            try await browser.submit("/operator/settings/area", ["serves": [""]])
            #expect(try await browser.open("/operator/settings").sees("전국"))
        }
    }

    @Test(
        "Codes of no area are refused",
        arguments: [("99", "unknown-area"), ("114", "unknown-area"), ("마포", "unknown-area")]
    )
    func unknown(_ codes: String, _ code: String) async throws {
        try await visit(serving: "") { _, olga in
            let refused = try await olga.ask("PATCH", Self.path, ["serves": .string(codes)])
            #expect(refused.verdict == "422 site.\(code)")
        }
    }
}
