import Database
import Domain
import JSONCoding
import Secrets
import TestSupport
import Testing

@Suite("A member's notices reach their program")
struct WebhookTests {
    private static let path = "/api/v1/me/webhooks"

    private func hook(_ member: Neighbour, _ program: ScriptedServer) async throws -> TestResponse {
        let address = "http://127.0.0.1:\(program.port)/hook"
        return try await member.ask("POST", Self.path, ["url": .string(address)])
    }

    @Test(
        "A notice is told to its member's program, signed, and to no other",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let program = try ScriptedServer { exchange, _ in exchange.answer(204) }
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let grant = try await hook(ana, program)
            let secret = try #require(WebhookSecret(grant.json["secret"]?.stringValue ?? ""))
            let listing = try await ana.post("기타")
            let talk = try await ben.ask(about: listing)
            _ = try await ben.say("안녕하세요", in: talk)
            await server.runMaintenance()

            #expect(program.requests.count == 1)
            let request = try #require(program.requests.first)
            let body = try JSON(parsing: request.bytes)
            #expect(body["type"] == "notice" && body["data"]?["kind"] == "message")
            #expect(body["data"]?["actor"]?["nickname"] == "ben")
            #expect(!request.body.contains("안녕하세요"))
            let envelope = WebhookEnvelope(
                id: request.header("webhook-id"),
                timestamp: request.header("webhook-timestamp"),
                signature: request.header("webhook-signature")
            )
            try WebhookVerifier([secret])
                .verify(envelope, body: request.bytes, now: server.clock.now.milliseconds / 1_000)
            await server.runMaintenance()
            #expect(program.requests.count == 1)
        }
    }

    @Test(
        "A failed call is made again with the same id, and a webhook stops after three days without an answer"
    )
    func failing() async throws {
        let program = try ScriptedServer { exchange, number in exchange.answer(number <= 2 ? 503 : 204) }
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await hook(ana, program).json["webhook"]?["id"]?.stringValue ?? ""
            let listing = try await ana.post("기타")
            let talk = try await ben.ask(about: listing)
            _ = try await ben.say("안녕하세요", in: talk)
            await server.runMaintenance()
            #expect(try await ana.ask("GET", Self.path).items.first?["state"] == "failing")
            server.clock.pass(.seconds(29))
            await server.runMaintenance()
            #expect(program.requests.count == 1)
            server.clock.pass(.seconds(1))
            await server.runMaintenance()
            let ids = program.requests.map { $0.header("webhook-id") }
            #expect(ids.count == 2 && ids.first == ids.last)

            server.clock.pass(.seconds(3 * 86_400))
            let later = try await server.device(of: "ana")
            #expect(try await later.ask("GET", Self.path).items.first?["state"] == "stopped")
            _ = try await server.device(of: "ben").say("계세요?", in: talk)
            await server.runMaintenance()
            #expect(program.requests.count == 2)

            #expect(try await later.ask("POST", "\(Self.path)/\(id)/trial").status == 204)
            #expect(try await later.ask("GET", Self.path).items.first?["state"] == "working")
            _ = try await server.device(of: "ben").say("저예요", in: talk)
            await server.runMaintenance()
            #expect(program.requests.count == 4)
        }
    }

    @Test(
        "A program that is gone isn't called again, nor one whose member is suspended or changed the password"
    )
    func gone() async throws {
        let (gone, kept) = (
            try ScriptedServer { exchange, _ in exchange.answer(410) },
            try ScriptedServer { exchange, _ in exchange.answer(204) }
        )
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            for program in [gone, kept] { #expect(try await hook(ana, program).status == 201) }
            let listing = try await ana.post("기타")
            let talk = try await ben.ask(about: listing)
            _ = try await ben.say("하나", in: talk)
            await server.runMaintenance()
            #expect(try await ana.ask("GET", Self.path).items.count == 1 && kept.requests.count == 1)

            let measure: JSON = [
                "subject": ["kind": "member", "id": .string(try await ana.memberID)], "reason": "spam",
                "suspendDays": 1,
            ]
            #expect(try await olga.ask("POST", "/api/v1/operator/measures", measure).status < 300)
            _ = try await ben.say("둘", in: talk)
            await server.runMaintenance()
            #expect(kept.requests.count == 1)

            server.clock.pass(.seconds(86_401))
            let again = try await server.device(of: "ana")
            let change: JSON = [
                "currentPassword": .string(Neighbour.password), "newPassword": "another gate 7",
            ]
            #expect(try await again.ask("PUT", "/api/v1/me/password", change).status == 204)
            #expect(try await again.ask("GET", Self.path).items.isEmpty)
        }
    }

    @Test("Bad addresses, too many webhooks, strangers and programs are refused")
    func refused() async throws {
        let program = try ScriptedServer { exchange, _ in exchange.answer(500) }
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            for address in ["ftp://bot.example", "https://ana@bot.example", "bot"] {
                let answer = try await ana.ask("POST", Self.path, ["url": .string(address)])
                #expect(answer.verdict == "422 notice-webhook.invalid-address", "\(address)")
            }
            let id = try await hook(ana, program).json["webhook"]?["id"]?.stringValue ?? ""
            #expect(
                try await ana.ask("POST", "\(Self.path)/\(id)/trial").verdict
                    == "409 notice-webhook.unanswered"
            )
            for (method, path) in [("DELETE", "\(Self.path)/\(id)"), ("POST", "\(Self.path)/\(id)/trial")] {
                #expect(try await ben.ask(method, path).verdict == "404 notice-webhook.not-found")
            }
            let (bot, _) = try await ana.program()
            #expect(try await hook(bot, program).verdict == "403 api-token.device-needed")
            for _ in 1..<5 { #expect(try await hook(ana, program).status == 201) }
            #expect(try await hook(ana, program).verdict == "409 notice-webhook.too-many")
            #expect(try await ana.ask("DELETE", "\(Self.path)/\(id)").status == 204)
            server.clock.pass(.seconds(601))
            #expect(try await hook(ana, program).verdict == "403 session.fresh-sign-in-needed")
        }
    }

    @Test("A member creates, tries and removes a webhook in the browser and at the command line")
    func pages() async throws {
        let program = try ScriptedServer { exchange, _ in exchange.answer(204) }
        let address = "http://127.0.0.1:\(program.port)/hook"
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.join(as: "ana")
            try await browser.open("/settings/webhooks")
            #expect(browser.sees("아직 웹훅이 없어요"))
            try await browser.submit("/settings/webhooks", ["url": ["bot"]])
            #expect(browser.status == 422 && browser.sees("공개 주소"))
            try await browser.submit("/settings/webhooks", ["url": [address]])
            #expect(browser.sees("whsec_") && browser.sees(address))
            try await browser.open("/settings/webhooks")
            #expect(browser.sees("보내는 중") && !browser.sees("whsec_"))
            try await browser.submit(browser.forms.keys.first { $0.hasSuffix("/trial") } ?? "")
            #expect(browser.sees("프로그램이 응답했어요."))
            try await browser.submit(browser.forms.keys.first { $0.hasSuffix("/remove") } ?? "")
            #expect(browser.sees("웹훅을 지웠어요.") && browser.sees("아직 웹훅이 없어요"))

            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            let made = try await ben.perform("webhook", "create", "--url", address)
            let id = made["webhook"]?["id"]?.stringValue ?? ""
            #expect(try await ben.ask(["webhook", "try", id]).status == 0)
            let list = try await ben.ask(["webhook", "list", "--language", "ko"])
            #expect(list.output.contains("보내는 중"), "\(list)")
            #expect(try await ben.ask(["webhook", "remove", id]).status == 0)
        }
    }
}
