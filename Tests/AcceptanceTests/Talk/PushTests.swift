import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Pushes to devices", .timeLimit(.minutes(5)))
struct PushTests {
    private static func subscribe(_ member: Neighbour, at endpoint: String) async throws -> TestResponse {
        try await member.ask("PUT", "/api/v1/me/push", SamplePushOffer.at(endpoint))
    }

    @Test(
        "A message reaches the devices of its reader, and once it is read nothing more is sent",
        arguments: Database.Engine.allCases
    )
    func message(_ engine: Database.Engine) async throws {
        let service = try ScriptedServer { exchange, _ in exchange.answer(201) }
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(about: try await ana.post())
            let endpoint = "http://127.0.0.1:\(service.port)/push/ana"
            #expect(try await ana.ask("GET", "/api/v1/me/push").json["subscription"] == .null)
            let answer = try await Self.subscribe(ana, at: endpoint)
            #expect(answer.status == 200 && answer.json["subscription"]?["service"] == "127.0.0.1")
            #expect(answer.json["subscription"]?["showsContent"] == false)
            let devices = try await ana.ask("GET", "/api/v1/sessions").json["items"]
            #expect(devices?[0]?["pushed"] == true)

            try await ben.say("hello", in: talk)
            try await ben.say("are you there?", in: talk)
            await server.runMaintenance()
            #expect(service.requests.map(\.target) == ["/push/ana"])
            #expect(service.requests.first?.header("Topic") == "c\(talk)")

            try await ben.say("hello again", in: talk)
            try await ana.read(talk, upTo: 3)
            await server.runMaintenance()
            #expect(service.requests.count == 1)
        }
    }

    @Test("A device that is signed out gets no more pushes")
    func signedOut() async throws {
        let service = try ScriptedServer { exchange, _ in exchange.answer(201) }
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(about: try await ana.post())
            _ = try await Self.subscribe(ana, at: "http://127.0.0.1:\(service.port)/1")
            try await ben.say("hello", in: talk)
            #expect(try await ana.ask("DELETE", "/api/v1/sessions").status == 204)
            await server.runMaintenance()
            #expect(service.requests.isEmpty)
        }
    }

    @Test("A trial push says whether it was taken, and only to the device's own member")
    func trial() async throws {
        let service = try ScriptedServer { exchange, _ in
            exchange.answer(exchange.target == "/gone" ? 410 : exchange.target == "/full" ? 500 : 201)
        }
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let session = try #require(
                try await ana.ask("GET", "/api/v1/sessions").json["items"]?[0]?["id"]?.stringValue
            )
            let path = "/api/v1/sessions/\(session)/push"
            #expect(try await ana.ask("POST", path).json["code"] == "push.not-subscribed")
            let base = "http://127.0.0.1:\(service.port)"
            _ = try await Self.subscribe(ana, at: "\(base)/fine")
            #expect(try await ana.ask("POST", path).status == 204)
            #expect(try await ben.ask("POST", path).status == 404)
            #expect(try await server.ask("POST", path).status == 401)
            _ = try await Self.subscribe(ana, at: "\(base)/full")
            let full = try await ana.ask("POST", path)
            #expect(full.status == 503 && full.json["code"] == "push.undeliverable")
            _ = try await Self.subscribe(ana, at: "\(base)/gone")
            #expect(try await ana.ask("POST", path).json["code"] == "push.not-subscribed")
            #expect(try await ana.ask("GET", "/api/v1/me/push").json["subscription"] == .null)
            #expect(service.requests.map(\.target) == ["/fine", "/full", "/gone"])
        }
    }

    @Test("Trial pushes are limited")
    func limit() async throws {
        let service = try ScriptedServer { exchange, _ in exchange.answer(201) }
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await Self.subscribe(ana, at: "http://127.0.0.1:\(service.port)/1")
            let session = try #require(
                try await ana.ask("GET", "/api/v1/sessions").json["items"]?[0]?["id"]?.stringValue
            )
            var statuses: [Int] = []
            for _ in 1...11 {
                statuses.append(try await ana.ask("POST", "/api/v1/sessions/\(session)/push").status)
            }
            #expect(statuses == Array(repeating: 204, count: 10) + [429])
        }
    }

    @Test("A subscription that can't be right is refused, and changes nothing")
    func refused() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let wrong: [JSON] = [
                SamplePushOffer.at("file:///etc/passwd"), SamplePushOffer.at("http://me:word@127.0.0.1/1"),
                [
                    "endpoint": "http://127.0.0.1/1", "key": .string(String(repeating: "A", count: 87)),
                    "secret": .string(SamplePushOffer.secret),
                ],
            ]
            for offer in wrong {
                let answer = try await ana.ask("PUT", "/api/v1/me/push", offer)
                #expect(answer.status == 422 && answer.json["code"] == "push.invalid-subscription")
            }
            let long = SamplePushOffer.at("http://127.0.0.1/" + String(repeating: "a", count: 2_000))
            #expect(try await ana.ask("PUT", "/api/v1/me/push", long).status == 400)
            #expect(try await ana.ask("PUT", "/api/v1/me/push", ["endpoint": "x"]).status == 400)
            #expect(try await ana.ask("GET", "/api/v1/me/push").json["subscription"] == .null)
            #expect(
                try await server.ask("PUT", "/api/v1/me/push", SamplePushOffer.at("http://127.0.0.1/1"))
                    .status == 401
            )
        }
    }

    @Test("Quiet hours of the same start and end are refused, and change nothing")
    func sameHours() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let hours: JSON = ["from": 8, "until": 8]
            let settings: JSON = [
                "muted": [], "unpushed": [], "unmailed": [], "letters": true, "quietHours": hours,
            ]
            let answer = try await ana.ask("PUT", "/api/v1/me/notices", settings)
            #expect(answer.status == 422 && answer.json["code"] == "notice.same-hours")
            #expect(try await ana.ask("GET", "/api/v1/me/notices").json["quietHours"]?["from"] == 22)
        }
    }

    @Test("The page of devices tells which ones receive pushes, and sends a test")
    func page() async throws {
        let service = try ScriptedServer { exchange, _ in exchange.answer(201) }
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let session = try #require(
                try await ana.ask("GET", "/api/v1/sessions").json["items"]?[0]?["id"]?.stringValue
            )
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/devices")
            #expect(!browser.sees("푸시 알림을 받아요"))
            _ = try await Self.subscribe(ana, at: "http://127.0.0.1:\(service.port)/1")
            try await browser.open("/settings/devices")
            #expect(browser.sees("푸시 알림을 받아요"))
            try await browser.submit("/settings/devices/\(session)/push")
            #expect(browser.sees("시험 알림을 보냈어요."))
            #expect(service.requests.count == 1)
        }
    }
}
