import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A device that is known")
struct KnownDeviceTests {
    private static let behindProxy = ["trusted-proxies": "127.0.0.1"]

    private func tries(
        _ server: TestServer,
        _ password: String,
        on device: JSON? = nil,
        from origin: String = "192.0.2.1"
    ) async throws -> TestResponse {
        var body: [(String, JSON)] = [("email", "ana@example.com"), ("password", .string(password))]
        if let device { body.append(("deviceToken", device)) }
        return try await server.ask(
            "POST",
            "/api/v1/sessions",
            .object(JSONObject(members: body)),
            headers: ["X-Forwarded-For": origin]
        )
    }

    /// Strangers guess until the account takes no more from anywhere.
    private func lock(_ server: TestServer) async throws {
        for number in 1...20 {
            #expect(try await tries(server, "closed sesame", from: "198.51.100.\(number)").status == 401)
        }
        #expect(try await tries(server, "closed sesame", from: "203.0.113.9").status == 429)
    }

    @Test("Its owner signs in while others try the password", arguments: Database.Engine.allCases)
    func owner(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine, settings: Self.behindProxy) { server in
            let ana = try await server.signUp("ana")
            let device = try #require(try await tries(server, Neighbour.password).json["deviceToken"])
            _ = try await ana.ask("DELETE", "/api/v1/sessions")
            try await lock(server)

            #expect(try await tries(server, Neighbour.password).verdict == "429 sign-in.too-often")
            let back = try await tries(server, Neighbour.password, on: device, from: "198.51.100.1")
            #expect(back.status == 201)
        }
    }

    @Test("Its token is of use for its own member, as it was made, and for a year")
    func token() async throws {
        try await TestServer.run(settings: Self.behindProxy) { server in
            _ = try await server.signUp("ana")
            let answer = try await tries(server, Neighbour.password)
            let device = try #require(answer.json["deviceToken"]?.stringValue)
            let bens = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "ben@example.com", "password": .string(Neighbour.password), "nickname": "ben"]
            )
            try await lock(server)
            let forged = String(device.dropLast(2)) + (device.hasSuffix("AA") ? "BB" : "AA")
            for other in [bens.json["deviceToken"] ?? .null, .string(forged), "", "a.b.c.d"] {
                #expect(try await tries(server, Neighbour.password, on: other).status == 429)
            }
            server.clock.pass(.seconds(365 * 24 * 3_600))
            try await lock(server)
            #expect(try await tries(server, Neighbour.password, on: .string(device)).status == 429)
        }
    }

    @Test("With a stolen token, ten attempts are allowed, then one a minute")
    func thief() async throws {
        try await TestServer.run(settings: Self.behindProxy) { server in
            _ = try await server.signUp("ana")
            let device = try await tries(server, Neighbour.password).json["deviceToken"]
            for number in 1...12 {
                let answer = try await tries(server, "closed sesame", on: device, from: "192.0.2.\(number)")
                #expect(answer.status == (number <= 10 ? 401 : 429))
            }
            #expect(try await tries(server, Neighbour.password).status == 201)
        }
    }

    @Test("A browser is known after it signed out")
    func browser() async throws {
        try await TestServer.run(settings: Self.behindProxy) { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.post("/sign-out")
            try await lock(server)
            let other = try await PlainBrowser(signingIn: "ana", at: server.address)
            #expect(other.status == 429 && other.cookies["madang"] == nil)
            try await browser.signIn(as: "ana")
            #expect(browser.status == 200 && browser.cookies["madang"] != nil)
        }
    }

    @Test("The owner of the mailbox signs in on a new device, whatever others try")
    func mailbox() async throws {
        try await TestServer.run(settings: Self.behindProxy) { server in
            _ = try await server.signUp("ana")
            try await lock(server)
            let code = try #require(try await server.resetCode(for: "ana@example.com"))
            let reset = try await server.ask(
                "POST",
                "/api/v1/password-resets/confirm",
                ["code": .string(code), "email": "ana@example.com", "newPassword": "a brand new gate 5"]
            )
            #expect(try await tries(server, "a brand new gate 5").status == 429)
            let back = try await tries(server, "a brand new gate 5", on: reset.json["deviceToken"])
            #expect(back.status == 201)
        }
    }
}
