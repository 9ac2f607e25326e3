import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Staying signed in")
struct StayingSignedInTests {
    @Test(
        "An access token is good for fifteen minutes, and then says to refresh",
        arguments: Database.Engine.allCases
    )
    func expiry(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            server.clock.pass(.seconds(15 * 60 - 1))
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)

            server.clock.pass(.seconds(1))
            let expired = try await ana.ask("GET", "/api/v1/me")
            #expect(expired.verdict == "401 session.access-expired")
            #expect(expired.header("WWW-Authenticate")?.contains("session.access-expired") == true)
            #expect(try await ana.refreshed().ask("GET", "/api/v1/me").status == 200)
        }
    }

    @Test(
        "A refresh token used twice ends the session for both who hold it",
        arguments: Database.Engine.allCases
    )
    func stolen(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let elsewhere = try await server.device(of: "ana")
            let thief = try await ana.refreshed()
            #expect(try await thief.ask("GET", "/api/v1/me").status == 200)

            let again = try await server.ask(
                "POST",
                "/api/v1/sessions/refresh",
                ["refreshToken": .string(ana.refreshToken)]
            )
            #expect(again.verdict == "401 session.refresh-reused")
            #expect(try await thief.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            let thiefs = try await server.ask(
                "POST",
                "/api/v1/sessions/refresh",
                ["refreshToken": .string(thief.refreshToken)]
            )
            #expect(thiefs.verdict == "401 session.ended")
            #expect(try await elsewhere.ask("GET", "/api/v1/me").status == 200)
        }
    }

    @Test("A session that was unused for thirty days has ended")
    func month() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            server.clock.pass(.seconds(30 * 24 * 3_600))
            let late = try await server.ask(
                "POST",
                "/api/v1/sessions/refresh",
                ["refreshToken": .string(ana.refreshToken)]
            )
            #expect(late.verdict == "401 session.ended")
        }
    }

    @Test(
        "A foreign token ends no session",
        arguments: ["", "garbage", "0000000000000.1.9999999999999.AAAA"]
    )
    func forged(_ token: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await server.ask(
                "POST",
                "/api/v1/sessions/refresh",
                ["refreshToken": .string(token)]
            )

            #expect(answer.verdict == "401 session.invalid-token")
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
        }
    }
}
