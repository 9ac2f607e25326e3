import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators see how many sign up and from where, and slow them down")
struct SignUpFiguresTests {
    private static let path = "/api/v1/operator/sign-ups"

    @Test("Sign-ups are counted by day, mail domain and network", arguments: Database.Engine.allCases)
    func figures(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let operatorToBe = try await server.signUp("olga")
            try await server.appointOperator("olga")
            server.clock.pass(.seconds(2 * 86_400))
            _ = try await server.signUp("ben")
            _ = try await server.signUp("carol")
            let olga = try await operatorToBe.refreshed()
            let figures = try await olga.ask("GET", Self.path).json
            let counts = figures["days"]?.arrayValue?.map { $0["count"]?.intValue }
            #expect(counts == Array(repeating: 0, count: 11) + [1, 0, 2])
            #expect(figures["days"]?.arrayValue?.last?["day"] == "2026-11-22")
            #expect(figures["domains"] == [["name": "example.com", "count": 2]])
            #expect(figures["networks"]?[0]?["count"] == 2)
        }
    }

    @Test("While it is slowed down, one of a network gets in, and the others are told to come back")
    func slow() async throws {
        try await TestServer.run { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            _ = try await olga.ask("PATCH", "/api/v1/operator/settings", ["signUpPace": "slow"])
            _ = try await server.signUp("ben")
            let refused = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "dana@example.com", "password": "open sesame 9 dana", "nickname": "dana"]
            )
            #expect(refused.verdict == "429 account.sign-ups-slowed")
            #expect(refused.header("Retry-After") != nil)
            server.clock.pass(.seconds(3_600))
            _ = try await server.signUp("dana")
            let later = try await olga.refreshed()
            _ = try await later.ask("PATCH", "/api/v1/operator/settings", ["signUpPace": ""])
            for name in ["emma", "finn", "gina"] { _ = try await server.signUp(name) }
        }
    }

    @Test("In a browser, one press slows sign-up down and another ends that")
    func pages() async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator/members")
            #expect(browser.links.contains("/operator/sign-ups"))
            try await browser.open("/operator/sign-ups")
            #expect(browser.sees("오늘 1명 · 14일 동안 1명") && browser.sees("가입 속도: 보통"))
            try await browser.submit("/operator/sign-ups/pace")
            #expect(browser.path == "/operator/sign-ups" && browser.sees("가입 속도: 천천히"))
            try await browser.submit("/operator/sign-ups/pace")
            #expect(browser.sees("가입 속도: 보통"))
        }
    }

    @Test("No one else sees it")
    func others() async throws {
        try await TestServer.run { server in
            let ben = try await server.signUp("ben")
            #expect(try await ben.ask("GET", Self.path).status == 404)
            #expect(try await server.ask("GET", Self.path).status == 401)
            #expect(try await ben.ask("POST", "/operator/sign-ups/pace").status != 200)
        }
    }
}
