import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A request that is sent again")
struct RepeatedRequestsTests {
    private static let signUp: JSON = [
        "email": "ana@example.com", "password": .string(Neighbour.password), "nickname": "ana",
    ]

    /// Everything that is posted to the API, as it is registered. A preview changes nothing.
    private static func routes() async throws -> [String] {
        try await TestServer.run { server in
            server.routes.filter { $0.hasPrefix("POST /api/") && !$0.hasSuffix("/preview") }.map {
                String($0.dropFirst(5))
            }
        }
    }

    @Test("Each route has an occasion below, and each occasion a route")
    func complete() async throws {
        #expect(Set(try await Self.routes()) == Set(RepeatedOccasions.all.keys))
    }

    @Test("With a key it is done once, whatever it is, and answered as it was first")
    func everywhere() async throws {
        for (route, occasion) in RepeatedOccasions.all.sorted(by: { $0.key < $1.key }) {
            try await TestEnvironment.run { environment in
                let (server, request) = (environment.server, try await occasion(environment))
                let before = try await server.allStoredRows()
                let first = try await request.happens(in: server, key: "key")
                let after = try await server.allStoredRows()
                let again = try await request.happens(in: server, key: "key")
                let later = try await server.allStoredRows()

                #expect((200..<300).contains(first.status), "\(route): \(first)")
                #expect(first.header("Idempotency-Replayed") == nil, "\(route)")
                #expect(before != after, "\(route)")
                #expect(again.status == first.status && again.body == first.body, "\(route): \(again)")
                for header in ["Content-Type", "Location", "Retry-After", "Cache-Control"] {
                    #expect(again.header(header) == first.header(header), "\(route): \(header)")
                }
                #expect(again.header("Idempotency-Replayed") == "true", "\(route)")
                #expect(later == after, "\(route): \(later.symmetricDifference(after))")

                guard request.body != nil || request.bytes != nil else { return }
                let other = try await request.happens(in: server, key: "key", isOther: true)
                #expect(other.verdict == "422 request.key-reused", "\(route)")
                #expect(try await server.allStoredRows() == later, "\(route)")
            }
        }
    }

    @Test("The API's document says so of each")
    func documented() async throws {
        try await TestServer.run { server in
            let paths = try await server.ask("GET", "/api/v1/openapi.json").json["paths"]
            for route in RepeatedOccasions.all.keys {
                let parameters = paths?[route]?["post"]?["parameters"]?.arrayValue ?? []
                #expect(
                    parameters.contains { $0["name"] == "Idempotency-Key" && $0["in"] == "header" },
                    "\(route)"
                )
            }
            let looks = paths?["/api/v1/classes/{id}"]?["get"]?["parameters"]?.arrayValue ?? []
            #expect(!looks.contains { $0["in"] == "header" })
        }
    }

    @Test("Joining twice with a key opens one account, with one session", arguments: Database.Engine.allCases)
    func joining(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let key = ["Idempotency-Key": "tap"]
            let first = try await server.ask("POST", "/api/v1/accounts", Self.signUp, headers: key)
            let again = try await server.ask("POST", "/api/v1/accounts", Self.signUp, headers: key)
            let without = try await server.ask("POST", "/api/v1/accounts", Self.signUp)

            #expect(first.status == 201 && again.body == first.body)
            #expect(without.verdict == "409 account.email-taken")
            let ana = server.neighbour("ana", again.json["session"] ?? .null)
            #expect(try await ana.ask("GET", "/api/v1/sessions").items.count == 1)
        }
    }

    @Test(
        "An idempotency key is its sender's; the same key of another member is another key",
        arguments: Database.Engine.allCases
    )
    func owners(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine, settings: ["trusted-proxies": "127.0.0.1"]) { server in
            func join(from address: String) async throws -> TestResponse {
                let headers = ["Idempotency-Key": "tap", "X-Forwarded-For": address]
                return try await server.ask("POST", "/api/v1/accounts", Self.signUp, headers: headers)
            }
            let joined = try await join(from: "192.0.2.1")
            #expect(try await join(from: "192.0.2.2").verdict == "409 account.email-taken")
            #expect(try await join(from: "2001:db8::1").verdict == "409 account.email-taken")
            #expect(try await join(from: "192.0.2.1").body == joined.body)

            let key = ["Idempotency-Key": "tap"]
            let ana = server.neighbour("ana", joined.json["session"] ?? .null)
            let ben = try await server.signUp("ben")
            let hers = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer(), headers: key)
            let his = try await ben.ask("POST", "/api/v1/classes", Neighbour.offer(), headers: key)
            let nobodys = try await server.ask("POST", "/api/v1/classes", Neighbour.offer(), headers: key)
            #expect(hers.status == 201 && his.status == 201 && nobodys.status == 401)
            #expect(hers.json["id"] != his.json["id"])
            #expect(his.header("Idempotency-Replayed") == nil)
        }
    }

    @Test("A refused request is evaluated again, and then runs once", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let key = ["Idempotency-Key": "tap"]
            func completes(_ who: Neighbour) async throws -> String {
                try await who.ask("POST", "/api/v1/deals/\(parties.deal)/complete", headers: key).verdict
            }
            #expect(try await completes(parties.ana).hasPrefix("409 deal."))
            let later = try await parties.dayAfter()
            #expect(try await completes(later.ana) == "200")
            #expect(try await completes(later.ana) == "200")

            let wrong: JSON = ["email": "ana@example.com", "password": "not it at all"]
            for _ in 1...2 {
                let told = try await server.ask("POST", "/api/v1/sessions", wrong, headers: key)
                #expect(told.verdict == "401 sign-in.failed")
                #expect(told.header("Idempotency-Replayed") == nil)
            }
            let two = try await later.ana.ask(
                "POST",
                "/api/v1/classes",
                [:],
                headers: ["Idempotency-Key": "a b"]
            )
            #expect(two.verdict == "422 request.malformed-key")
        }
    }

    @Test("A refresh token that was used before ends the session, however often that is told")
    func reusedToken() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.refreshed()
            let body: JSON = ["refreshToken": .string(ana.refreshToken)]
            let key = ["Idempotency-Key": "tap"]
            let first = try await server.ask("POST", "/api/v1/sessions/refresh", body, headers: key)
            let again = try await server.ask("POST", "/api/v1/sessions/refresh", body, headers: key)
            #expect(first.verdict == "401 session.refresh-reused")
            #expect(again.body == first.body && again.header("Idempotency-Replayed") == "true")
        }
    }

    @Test("One that comes while the first is worked on waits for it, and gets its answer")
    func atOnce() async throws {
        try await TestEnvironment.run { environment in
            let body = try await environment.trip()
            let request = Occasion(path: "/api/v1/sign-in/kakao/session", body: body)
            let server = environment.server
            environment.providers.hold()
            async let first = request.happens(in: server, key: "key")
            await environment.providers.holdsSomeone()
            async let second = request.happens(in: server, key: "key")
            async let third = request.happens(in: server, key: "key")
            await server.isAt(3)
            environment.providers.letGo()
            let (answered, waited, too) = try await (first, second, third)

            #expect(answered.status == 200 && answered.header("Idempotency-Replayed") == nil)
            for late in [waited, too] {
                #expect(late.body == answered.body && late.header("Idempotency-Replayed") == "true")
            }
        }
    }

    @Test("A failure is never kept: the same request is tried again")
    func failed() async throws {
        try await TestEnvironment.run { environment in
            let request = Occasion(path: "/api/v1/sign-in/kakao/session", body: try await environment.trip())
            environment.providers.goDown()
            let failed = try await request.happens(in: environment.server, key: "key")
            environment.providers.goDown(false)
            let done = try await request.happens(in: environment.server, key: "key")
            #expect(failed.status >= 500, "\(failed)")
            #expect(done.status == 200 && done.header("Idempotency-Replayed") == nil)
        }
    }

    @Test("The form of a page pressed twice opens one account, and both answers lead into it")
    func pressedTwice() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-up")
            let form = "&email=ana%40example.com&nickname=ana&password=open+sesame+9"
            let key = try #require(browser.html.firstMatch(of: /name=.key. value=.([\w-]+)/)?.1)
            let other = PlainBrowser(at: server.address)
            // The first answer may have come, or been lost on the way.
            for tap in [browser, browser, other] {
                try await tap.post("/sign-up", "key=\(key)\(form)")
                try await tap.open("/settings")
                #expect(tap.status == 200 && tap.path == "/settings")
            }
            #expect(browser.cookies["madang"] != nil && browser.cookies["madang"] == other.cookies["madang"])
        }
    }

    @Test("After a day the same key is a new one")
    func forgotten() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let key = ["Idempotency-Key": "tap"]
            let first = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer(), headers: key)
            server.clock.pass(.seconds(24 * 3_600))
            await server.runMaintenance()
            let later = try await ana.refreshed()
                .ask("POST", "/api/v1/classes", Neighbour.offer(), headers: key)
            #expect(later.status == 201 && later.json["id"] != first.json["id"])
        }
    }
}
