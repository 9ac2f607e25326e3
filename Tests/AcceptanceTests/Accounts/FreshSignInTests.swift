import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Irreversible changes")
struct FreshSignInTests {
    private static let confirmation = "/api/v1/sessions/current/confirmation"

    private func confirm(_ who: Neighbour, _ password: String) async throws -> String {
        try await who.ask("POST", Self.confirmation, ["password": .string(password)]).verdict
    }

    /// A neighbour who signed in a while ago.
    private func stale(_ server: TestServer) async throws -> Neighbour {
        let ana = try await server.signUp("ana")
        server.clock.pass(.seconds(600))
        return ana
    }

    @Test(
        "An account is deleted shortly after signing in, or once the password was told",
        arguments: Database.Engine.allCases
    )
    func deletion(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await stale(server)
            let refused = try await ana.ask("DELETE", "/api/v1/me")
            #expect(refused.verdict == "403 session.fresh-sign-in-needed")
            #expect(
                try await ana.ask("GET", Self.confirmation).json
                    == ["fresh": false, "password": true, "providers": []]
            )
            #expect(try await confirm(ana, "closed sesame") == "422 account.wrong-password")
            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 403)
            #expect(try await confirm(ana, Neighbour.password) == "204")
            #expect(try await ana.ask("GET", Self.confirmation).json["fresh"] == true)
            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
        }
    }

    @Test("Refreshing and using a session does not make it fresh, and confirming one leaves others stale")
    func others() async throws {
        try await TestServer.run { server in
            let phone = try await stale(server)
            let laptop = try await server.device(of: "ana")
            server.clock.pass(.seconds(600))
            let refreshed = try await phone.refreshed()
            #expect(try await refreshed.ask("DELETE", "/api/v1/me").status == 403)
            #expect(try await confirm(refreshed, Neighbour.password) == "204")
            #expect(try await laptop.ask("DELETE", "/api/v1/me").status == 403)
            server.clock.pass(.seconds(600))
            #expect(try await refreshed.ask("DELETE", "/api/v1/me").status == 403)
        }
    }

    @Test("A thief with a session makes ten tries at the password, and the owner signs in meanwhile")
    func thief() async throws {
        try await TestServer.run { server in
            let stolen = try await stale(server)
            for _ in 1...10 {
                #expect(try await confirm(stolen, "closed sesame") == "422 account.wrong-password")
            }
            #expect(try await confirm(stolen, Neighbour.password) == "429 sign-in.too-often")
            _ = try await server.device(of: "ana")
        }
    }

    @Test("Moving to another address takes the password or a fresh sign-in")
    func email() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await stale(server)
            let move: JSON = ["email": "new@example.com"]
            #expect(
                try await ana.ask("PUT", "/api/v1/me/email", move).verdict
                    == "403 session.fresh-sign-in-needed"
            )
            let told: JSON = ["email": "new@example.com", "currentPassword": .string(Neighbour.password)]
            #expect(try await ana.ask("PUT", "/api/v1/me/email", told).status == 202)
            #expect(try await ana.ask("PUT", "/api/v1/me/email", move).status == 202)
        }
    }

    @Test("Without a password the provider confirms, and no other account there does")
    func provider() async throws {
        try await LocalSignInProviders.visit { server, providers in
            let suni = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")
            let other = LocalSignInProviders.Person(id: 8, nickname: "남")
            let browser = PlainBrowser(at: server.address)
            try await browser.comeBack(from: "kakao", as: suni, at: providers)
            try await browser.submit("/sign-in/kakao", ["nickname": ["순이"]])
            server.clock.pass(.seconds(600))

            try await browser.open("/settings/delete")
            #expect(!browser.sees("name=\"password\""))
            #expect(browser.links.contains("/sign-in/kakao?then=%2Fsettings%2Fdelete"))
            try await browser.submit("/settings/delete", ["understood": ["true"]])
            #expect(browser.status == 403 && browser.sees("본인인지 한 번 더"))

            try await browser.comeBack(from: "kakao", as: other, at: providers)
            #expect(browser.status == 404 && browser.sees("identity.not-linked"))
            try await browser.open("/sign-in/kakao?then=/settings/delete")
            #expect(browser.path.contains("prompt=login"))
            let back = try providers.signIn(suni, at: browser.path)
            try await browser.open("/sign-in/kakao?code=\(back.code)&state=\(back.state)")
            #expect(browser.path == "/settings/delete" && browser.sees("확인했어요."))
            try await browser.submit("/settings/delete", ["understood": ["true"]])
            #expect(browser.path == "/" && browser.sees("계정을 삭제했어요."))
        }
    }

    @Test("Linking and unlinking a provider ask once more, and lead back")
    func identities() async throws {
        try await LocalSignInProviders.visit { server, providers in
            let person = LocalSignInProviders.Person(id: 9, nickname: "아나")
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.comeBack(from: "naver", as: person, at: providers)
            try await browser.submit("/settings/sign-in/naver")
            #expect(browser.sees("로그인 방법을 연결했어요."))
            server.clock.pass(.seconds(600))

            try await browser.open("/settings/sign-in")
            try await browser.submit("/settings/sign-in/naver/unlink")
            #expect(browser.path == "/settings/confirm?then=%2Fsettings%2Fsign-in")
            try await browser.submit("/settings/confirm", ["password": ["closed sesame"]])
            #expect(browser.status == 422 && browser.sees("지금 비밀번호가 맞지 않아요."))
            try await browser.submit("/settings/confirm", ["password": [Neighbour.password]])
            #expect(browser.path == "/settings/sign-in")
            try await browser.submit("/settings/sign-in/naver/unlink")
            #expect(browser.sees("연결을 해제했어요."))

            server.clock.pass(.seconds(600))
            try await browser.open("/sign-in/kakao")
            #expect(browser.path == "/settings/confirm?then=%2Fsettings%2Fsign-in")
        }
    }

    @Test("The page that deletes an account asks for the password")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            server.clock.pass(.seconds(600))
            try await browser.open("/settings/delete")
            for wrong in ["", "closed sesame"] {
                try await browser.submit(
                    "/settings/delete",
                    ["understood": ["true"], "password": [wrong]]
                )
                #expect(browser.status == 422 && browser.sees("id=\"password-note\""))
            }
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
            try await browser.submit(
                "/settings/delete",
                ["understood": ["true"], "password": [Neighbour.password]]
            )
            #expect(browser.path == "/" && browser.sees("계정을 삭제했어요."))
            #expect(browser.cookies["madang"] == nil && browser.cookies["madang-device"] == nil)
        }
    }
}
