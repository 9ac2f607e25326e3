import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Signing in")
struct SigningInTests {
    private func tries(_ server: TestServer, _ email: String, _ password: String) async throws -> TestResponse
    {
        try await server.ask(
            "POST",
            "/api/v1/sessions",
            ["email": .string(email), "password": .string(password)],
            headers: ["X-Request-Id": "same"]
        )
    }

    @Test(
        "A wrong password and an unknown address are refused with the same answer",
        arguments: Database.Engine.allCases
    )
    func indistinguishable(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            _ = try await server.signUp("ana")
            let wrong = try await tries(server, "ana@example.com", "closed sesame")
            let unknown = try await tries(server, "stranger@example.com", "closed sesame")

            #expect(wrong.verdict == "401 sign-in.failed")
            #expect(unknown.body == wrong.body)
        }
    }

    @Test(
        "After five wrong passwords even the right one waits, and the answer says how long",
        arguments: Database.Engine.allCases
    )
    func throttled(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            _ = try await server.signUp("ana")
            for _ in 1...5 {
                #expect(try await tries(server, "ana@example.com", "closed sesame").status == 401)
            }
            let refused = try await tries(server, "ana@example.com", Neighbour.password)
            #expect(refused.verdict == "429 sign-in.too-often")
            #expect(refused.header("Retry-After") == "60")

            server.clock.pass(.seconds(60))
            #expect(try await tries(server, "ana@example.com", Neighbour.password).status == 201)
        }
    }

    @Test("A clock that was six days ahead doesn't keep members or newcomers out once it is right")
    func clockWentBack() async throws {
        try await TestServer.run { server in
            server.clock.pass(.seconds(6 * 86_400))
            _ = try await server.signUp("ana")
            #expect(try await tries(server, "ana@example.com", Neighbour.password).status == 201)

            server.clock.pass(.seconds(-6 * 86_400))
            #expect(try await tries(server, "ana@example.com", Neighbour.password).status == 201)
            _ = try await server.signUp("ben")
        }
    }

    @Test("An unknown address reaches the same limit, so that the limit doesn't reveal accounts")
    func unknownThrottled() async throws {
        try await TestServer.run { server in
            for _ in 1...5 { _ = try await tries(server, "stranger@example.com", "closed sesame") }
            #expect(
                try await tries(server, "stranger@example.com", "closed sesame").verdict
                    == "429 sign-in.too-often"
            )
        }
    }

    @Test("Twenty guesses arriving at once are no more than five", arguments: Database.Engine.allCases)
    func guessesAtOnce(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            _ = try await server.signUp("ana")
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 1...20 {
                    group.addTask { try await tries(server, "ana@example.com", "closed sesame").status }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.filter { $0 == 401 }.count == 5)
            #expect(statuses.filter { $0 == 429 }.count == 15)
        }
    }

    @Test(
        "Devices are listed, this one marked, and each can be signed out",
        arguments: Database.Engine.allCases
    )
    func devices(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let phone = try await server.signUp("ana")
            server.clock.pass(.seconds(5))
            let laptop = try await server.device(of: "ana")
            let list = try await laptop.ask("GET", "/api/v1/sessions").items
            #expect(list.map { $0["current"] } == [true, false])

            let phonesID = list[1]["id"]?.stringValue ?? ""
            #expect(try await laptop.ask("DELETE", "/api/v1/sessions/\(phonesID)").status == 204)
            #expect(try await phone.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            #expect(try await laptop.ask("GET", "/api/v1/me").status == 200)
            #expect(
                try await laptop.ask("DELETE", "/api/v1/sessions/\(phonesID)").verdict
                    == "404 session.not-found"
            )
        }
    }

    @Test("Signing out holds at once, here and everywhere", arguments: Database.Engine.allCases)
    func signingOut(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let phone = try await server.signUp("ana")
            let laptop = try await server.device(of: "ana")
            let tablet = try await server.device(of: "ana")

            #expect(try await phone.ask("DELETE", "/api/v1/sessions/current").status == 204)
            #expect(try await phone.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            #expect(try await laptop.ask("DELETE", "/api/v1/sessions").status == 204)
            #expect(try await tablet.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            #expect(try await laptop.ask("GET", "/api/v1/me").verdict == "401 session.ended")
        }
    }

    @Test("A member can't sign another member's device out")
    func strangersDevice() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let anas = try await ana.ask("GET", "/api/v1/sessions").items[0]["id"]?.stringValue ?? ""

            #expect(
                try await ben.ask("DELETE", "/api/v1/sessions/\(anas)").verdict == "404 session.not-found"
            )
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
        }
    }
}
