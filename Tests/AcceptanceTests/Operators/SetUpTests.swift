import Database
import JSONCoding
import TestSupport
import Testing

@Suite("The first operator sets up the place")
struct SetUpTests {
    private func token(_ server: TestServer) async throws -> String {
        let link = try #require(await server.setUpLink())
        return String(link.split(separator: "=").last ?? "")
    }

    private func body(_ token: String) -> JSON {
        [
            "token": .string(token), "email": "olga@example.com", "nickname": "olga",
            "password": .string(Neighbour.password), "name": "연남마당", "signUp": "closed",
        ]
    }

    @Test(
        "The printed link makes one operator and names the place, and is used up",
        arguments: Database.Engine.allCases
    )
    func once(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine, servers: 1) { server in
            let token = try await token(server)
            let wrong = try await server.ask("POST", "/api/v1/set-up", body("made-up"))
            #expect(wrong.verdict == "403 set-up.wrong-token")
            let made = try await server.ask("POST", "/api/v1/set-up", body(token))
            #expect(made.status == 201 && made.json["account"]?["emailVerified"] == true, "\(made)")
            let olga = try await server.device(of: "olga")
            let settings = try await olga.ask("GET", "/api/v1/operator/settings").json
            #expect(settings["settings"]?[0]?["value"] == "연남마당", "\(settings)")
            try await server.expectAudited("operator.set-up", of: try await olga.memberID)

            let again = try await server.ask("GET", "/api/v1/set-up?token=\(token)")
            #expect(again.verdict == "409 set-up.done")
            #expect(await server.setUpLink() == nil)
            let closed = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "a@b.kr", "nickname": "ana", "password": .string(Neighbour.password)]
            )
            #expect(closed.verdict == "403 account.sign-up-closed")
        }
    }

    @Test("It is valid for an hour, and a new start of the server replaces it")
    func expiry() async throws {
        try await TestServer.run { server in
            let first = try await token(server)
            let second = try await token(server)
            #expect(
                try await server.ask("GET", "/api/v1/set-up?token=\(first)").verdict
                    == "403 set-up.wrong-token"
            )
            #expect(try await server.ask("GET", "/api/v1/set-up?token=\(second)").status == 204)
            server.clock.pass(.seconds(3_600))
            let late = try await PlainBrowser(at: server.address).open("/set-up?token=\(second)")
            #expect(late.status == 403 && late.sees("서버를 다시 시작해"))
        }
    }

    @Test("In the browser, a newcomer or a member who is signed in becomes the operator")
    func browser() async throws {
        for isMember in [false, true] {
            try await TestServer.run { server in
                if isMember { _ = try await server.signUp("olga") }
                let browser =
                    isMember
                    ? try await PlainBrowser(signingIn: "olga", at: server.address)
                    : PlainBrowser(at: server.address)
                let link = try #require(await server.setUpLink())
                try await browser.open(link)
                let settings: [String: [String]?] = ["name": ["연남"], "signUp": ["invitation"]]
                if isMember {
                    try await browser.submit("/set-up/operator", settings)
                } else {
                    let account: [String: [String]?] = [
                        "email": ["olga@example.com"], "nickname": ["olga"], "password": ["short"],
                    ]
                    try await browser.submit("/set-up", account.merging(settings) { $1 })
                    #expect(browser.values(of: "name") == ["연남"] && browser.sees("trouble"))
                    try await browser.submit("/set-up", ["password": [Neighbour.password]])
                }
                #expect(browser.path == "/operator/settings", "\(browser.path)")
                #expect(browser.values(of: "name") == ["연남"])
            }
        }
    }
}
