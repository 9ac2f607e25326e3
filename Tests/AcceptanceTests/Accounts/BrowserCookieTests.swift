import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Browser storage")
struct BrowserCookieTests {
    private func sessions(of who: Neighbour) async throws -> Int {
        try await who.ask("GET", "/api/v1/sessions").items.count
    }

    @Test("A second sign-in in one browser ends the session it had", arguments: Database.Engine.allCases)
    func formerSession(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let browser = PlainBrowser(at: server.address)
            for _ in 1...3 { try await browser.signIn(as: "ana") }
            #expect(try await sessions(of: ana) == 2)

            try await browser.signIn(as: "ben", with: "closed sesame")
            #expect(try await sessions(of: ana) == 2)
            try await browser.signIn(as: "ben")
            #expect(try await sessions(of: ana) == 1)
            #expect(try await sessions(of: ben) == 2)
            try await browser.join(as: "cho")
            #expect(try await sessions(of: ben) == 1)
        }
    }

    @Test("No script reads a cookie, and over plain HTTP the names are plain")
    func httpOnly() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.open("/settings/language")
            try await browser.post("/sign-out")
            #expect(browser.cookieLines.count > 5)
            for line in browser.cookieLines {
                #expect(line.contains("; HttpOnly") && line.contains("; SameSite=Lax"))
                #expect(!line.contains("; Secure") && !line.contains("__Host-"))
            }
            #expect(browser.header("Strict-Transport-Security") == nil)
        }
    }

    @Test("Behind HTTPS every cookie is the host's own, and the browser is told to stay there")
    func https() async throws {
        try await TestServer.run(settings: ["trusted-proxies": "127.0.0.1"]) { server in
            let browser = PlainBrowser(at: server.address, headers: ["X-Forwarded-Proto": "https"])
            try await browser.join(as: "ana")
            #expect(browser.header("Strict-Transport-Security") == "max-age=31536000")
            #expect(browser.cookies["__Host-madang"] != nil && browser.cookies["madang"] == nil)
            for line in browser.cookieLines {
                #expect(line.contains("Set-Cookie: __Host-") && line.contains("; Path=/; "))
                #expect(line.contains("; Secure") && !line.contains("Domain="))
            }
            for path in ["/", "/nowhere", "/api/v1/me", "/api/v1/nowhere", "/settings"] {
                try await browser.open(path)
                #expect(browser.header("Strict-Transport-Security") != nil)
            }
            try await browser.post("/sign-out")
            #expect(browser.cookies["__Host-madang"] == nil)
            try await browser.open("/settings")
            #expect(browser.path.hasPrefix("/sign-in"))
        }
    }

    @Test("Behind HTTPS a session's plain cookie, which another host could have set, counts for nothing")
    func fixation() async throws {
        try await TestServer.run(settings: ["trusted-proxies": "127.0.0.1"]) { server in
            let ana = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address, headers: ["X-Forwarded-Proto": "https"])
            browser.keep(["madang": ana.refreshToken])
            try await browser.open("/settings")
            #expect(browser.path.hasPrefix("/sign-in"))
        }
    }

    @Test("Only a trusted proxy says how a request came")
    func untrusted() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address, headers: ["X-Forwarded-Proto": "https"])
            try await browser.join(as: "ana")
            #expect(browser.header("Strict-Transport-Security") == nil)
            #expect(browser.cookies["madang"] != nil)
        }
    }

    @Test("A refresh token that was traded signs no browser in")
    func traded() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address)
            browser.keep(["madang": ana.refreshToken])
            try await browser.open("/settings")
            #expect(browser.path == "/settings")
            _ = try await ana.refreshed()
            try await browser.open("/settings")
            #expect(browser.path.hasPrefix("/sign-in"))
        }
    }

    @Test(
        "Requests from a page of a sibling host have no effect",
        arguments: ["same-site", "cross-site", "none"]
    )
    func neighbouringHost(_ site: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address, headers: ["Sec-Fetch-Site": site])
            browser.keep(["madang": ana.refreshToken])
            try await browser.post("/sign-out")
            #expect(browser.status == 403 && browser.sees("request.foreign-origin"))
            #expect(try await ana.ask("GET", "/api/v1/me").status == 200)
        }
    }
}
