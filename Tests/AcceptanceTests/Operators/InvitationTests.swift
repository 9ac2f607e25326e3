import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Signing up by invitation")
struct InvitationTests {
    private static let path = "/api/v1/operator/invitations"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        settings: [String: String] = [:],
        _ stay: (TestServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine, settings: settings) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            _ = try await olga.ask("PATCH", "/api/v1/operator/settings", ["signUp": "invitation"])
            try await stay(server, olga)
        }
    }

    private func invite(_ olga: Neighbour, _ body: JSON = [:]) async throws -> (id: String, code: String) {
        let made = try await olga.ask("POST", Self.path, body)
        #expect(made.status == 201, "\(made)")
        let id = try #require(made.json["invitation"]?["id"]?.stringValue)
        return (id, try #require(made.json["code"]?.stringValue))
    }

    private func application(_ name: String, _ code: String? = nil) -> JSON {
        [
            "email": .string("\(name)@example.com"), "password": .string(Neighbour.password),
            "nickname": .string(name), "invitation": code.map { .string($0) } ?? .null,
        ]
    }

    @Test(
        "A newcomer needs one, as many as it is for join by it, and the operator sees who",
        arguments: Database.Engine.allCases
    )
    func uses(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga in
            let join = { try await server.ask("POST", "/api/v1/accounts", application($0, $1)) }
            #expect(try await join("ana", nil).verdict == "403 invitation.needed")
            #expect(try await join("ana", "made-up").verdict == "403 invitation.not-valid")
            let (id, code) = try await invite(olga, ["uses": 2, "days": 3])
            let valid = try await server.ask("GET", "/api/v1/invitation?code=\(code)")
            #expect(valid.json["endsAt"] == "2026-11-23T10:30:00.000Z", "\(valid)")
            #expect(try await join("ana", code).status == 201)
            #expect(try await join("ben", code).status == 201)
            #expect(try await join("dan", code).verdict == "403 invitation.not-valid")
            let list = try await olga.ask("GET", Self.path)
            #expect(list.items.first?["id"] == .string(id) && list.items.first?["state"] == "used")
            #expect(list.items.first?["joined"]?.arrayValue?.map { $0["nickname"] } == ["ana", "ben"])
            #expect(!list.tell(code))
            _ = try await server.device(of: "ana")
        }
    }

    @Test("It ends with its days or when it is withdrawn, and a wrong number is refused")
    func ends() async throws {
        try await visit { server, olga in
            let (id, code) = try await invite(olga)
            let withdrawn = try await olga.ask("DELETE", "\(Self.path)/\(id)")
            #expect(withdrawn.json["state"] == "withdrawn", "\(withdrawn)")
            #expect(try await olga.ask("DELETE", "\(Self.path)/\(id)").verdict == "409 invitation.ended")
            let other = try await invite(olga, ["days": 1]).code
            server.clock.pass(.seconds(86_400))
            for code in [code, other] {
                let refused = try await server.ask("GET", "/api/v1/invitation?code=\(code)")
                #expect(refused.verdict == "403 invitation.not-valid")
            }
            let later = try await server.device(of: "olga")
            for body: JSON in [["uses": 0], ["uses": 101], ["days": 31]] {
                #expect(try await later.ask("POST", Self.path, body).status == 400)
            }
            let mailed = try await later.ask("POST", Self.path, ["email": "dan@example.com"])
            #expect(mailed.verdict == "409 mail.not-configured")
        }
    }

    @Test("The link reaches a mailbox, and the code and the link of sign-up keep the invitation")
    func mailed() async throws {
        let mail = try LocalMailServer()
        try await visit(settings: mail.settings) { server, olga in
            let code = try await invite(olga, ["email": "dan@example.com"]).code
            await server.runMaintenance()
            let letter = try #require(mail.email(to: "dan@example.com"))
            let link = "https://madang.example/sign-up?invitation=\(code)"
            #expect(letter.text.contains(link) && letter.text.contains("마당에 초대해요"), "\(letter.text)")

            let codes = "/api/v1/sign-up-codes"
            let stranger = try await server.ask("POST", codes, ["email": "eve@example.com"])
            #expect(stranger.verdict == "403 invitation.needed")
            let asked = try await server.ask(
                "POST",
                codes,
                ["email": "dan@example.com", "invitation": .string(code)]
            )
            #expect(asked.status == 202, "\(asked)")
            await server.runMaintenance()
            let proof = try #require(mail.email(to: "dan@example.com"))
            #expect(proof.text.contains("&invitation=\(code)"), "\(proof.text)")
            guard case .object(var body) = application("dan", code) else { return }
            body["code"] = .string(proof.digits)
            #expect(try await server.ask("POST", "/api/v1/accounts", .object(body)).status == 201)
        }
    }

    @Test("In the browser, the link opens the form, a stranger is told kindly, and the operator withdraws")
    func browser() async throws {
        try await visit { server, olga in
            let operators = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await operators.open("/operator/invitations")
            try await operators.submit("/operator/invitations", ["uses": ["2"], "days": ["7"]])
            let link = try #require(Self.link(operators))
            let path = "/sign-up" + (link.split(separator: "?").last.map { "?\($0)" } ?? "")

            let guest = PlainBrowser(at: server.address)
            try await guest.open("/sign-up")
            #expect(guest.status == 403 && guest.sees("<h1>초대가 필요해요</h1>"))
            #expect(guest.sees("초대받은 이웃만 가입할 수 있어요"))
            for page in ["/", "/me", "/sign-in"] {
                #expect(try await !guest.open(page).links.contains("/sign-up"), "\(page)")
            }
            try await guest.open(path)
            try await guest.submit(
                "/sign-up",
                ["nickname": ["ana"], "email": ["ana@example.com"], "password": [Neighbour.password]]
            )
            #expect(guest.path.hasPrefix("/neighbourhood"), "\(guest.path)")

            try await operators.open("/operator/invitations")
            #expect(operators.sees("2명 중 1명 가입") && operators.sees(">ana</a>"))
            let id = try #require(try await olga.ask("GET", Self.path).items.first?["id"]?.stringValue)
            try await operators.submit("/operator/invitations/\(id)/withdrawal")
            #expect(operators.sees("초대를 취소했어요."))
            #expect(try await guest.open(path).status == 403)
        }
    }

    @Test("Kakao lets no stranger in without one, and the code of the link outlives the way there and back")
    func providers() async throws {
        let suni = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")
        try await LocalSignInProviders.visit { server, providers in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            _ = try await olga.ask("PATCH", "/api/v1/operator/settings", ["signUp": "invitation"])
            let browser = PlainBrowser(at: server.address)
            try await browser.comeBack(from: "kakao", as: suni, at: providers)
            #expect(browser.status == 403 && browser.sees("초대가 필요해요"))

            try await browser.open("/sign-up?invitation=\(invite(olga).code)")
            let way = try #require(browser.links.first { $0.hasPrefix("/sign-in/kakao") })
            try await browser.open(way)
            let back = try providers.signIn(suni, at: browser.path)
            try await browser.open("/sign-in/kakao?code=\(back.code)&state=\(back.state)")
            try await browser.submit("/sign-in/kakao", ["nickname": ["순이네"]])
            #expect(browser.path.hasPrefix("/neighbourhood"), "\(browser.path)")
            #expect(try await olga.ask("GET", Self.path).items.first?["used"] == 1)
        }
    }

    private static func link(_ browser: PlainBrowser) -> String? {
        browser.html.firstMatch(of: /value="([^"]*\/sign-up\?invitation=[^"]*)"/).map { String($0.output.1) }
    }
}
