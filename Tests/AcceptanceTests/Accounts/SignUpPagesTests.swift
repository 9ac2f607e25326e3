import Database
import JSONCoding
import TestSupport
import Testing

@Suite("The pages of signing up and in")
struct SignUpPagesTests {
    @Test("A new member joins in two steps, goes, and comes back", arguments: Database.Engine.allCases)
    func joining(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            #expect(browser.path == "/neighbourhoods")
            #expect(browser.sees("마당에 오신 걸 환영해요!"))

            try await browser.open("/")
            #expect(!browser.sees("마당에 오신 걸 환영해요!"))
            try await browser.post("/sign-out")
            #expect(browser.cookies["madang"] == nil)
            try await browser.signIn(as: "ana")
            #expect(browser.path == "/" && browser.sees("로그인했어요."))
        }
    }

    @Test("A mistyped form keeps its input except the password, and names the error at the field")
    func mistyping() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address, language: "en")
            try await browser.open("/sign-up")
            try await browser.submit(
                "/sign-up",
                ["nickname": ["a"], "email": ["ana@example.com"], "password": ["open sesame 9"]]
            )
            #expect(browser.status == 422)
            #expect(browser.sees("value=\"ana@example.com\"") && !browser.sees("open sesame"))
            #expect(browser.sees("aria-describedby=\"nickname-note\"") && browser.sees("href=\"#nickname\""))
            #expect(browser.cookies["madang"] == nil)
        }
    }

    @Test("A form with several errors tells how many, and each at its field")
    func severalErrors() async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address, language: "en")
            try await browser.open("/sign-up")
            let tries = [
                ["nickname": ["a"], "email": ["ana"], "password": ["short"]],
                ["nickname": ["ana"], "email": ["ana@example.com"], "password": ["password12"]],
            ]
            for tried in tries {
                try await browser.submit("/sign-up", tried)
                #expect(browser.status >= 400 && browser.sees("Please check 3 fields."))
                for field in tried.keys {
                    #expect(browser.sees("class=\"trouble\" id=\"\(field)-note\""))
                }
            }
            #expect(browser.cookies["madang"] == nil)
        }
    }

    @Test("A wrong password signs no one in and reveals nothing else")
    func wrongPassword() async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-in?then=/favourites")
            try await browser.submit("/sign-in", ["email": ["ana@example.com"], "password": ["wrong wrong"]])
            #expect(browser.status == 401)
            #expect(browser.cookies["madang"] == nil && browser.path == "/sign-in?then=%2Ffavourites")
        }
    }

    @Test(
        "A redirect to another host is not followed",
        arguments: ["https://evil.example", "//evil.example", "/%5Cevil.example", "javascript:alert(1)"]
    )
    func openRedirect(_ way: String) async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-in?then=\(way)")
            try await browser.submit(
                "/sign-in",
                ["email": ["ana@example.com"], "password": [Neighbour.password]]
            )
            #expect(browser.path == "/" && browser.sees("로그인했어요."))
        }
    }

    @Test(
        "Requests from another site's page have no effect",
        arguments: ["https://evil.example", "null", ""]
    )
    func foreignOrigin(_ origin: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address, origin: origin)
            try await browser.post("/sign-in", "email=ana%40example.com&password=open%20sesame%209")
            #expect(browser.status == 403 && browser.sees("request.foreign-origin"))
            #expect(browser.cookies["madang"] == nil)

            let cookie = "madang=\(ana.refreshToken)"
            let origins = origin.isEmpty ? [:] : ["Origin": origin]
            let change = try await server.ask(
                "PATCH",
                "/api/v1/me",
                ["bio": "changed"],
                headers: ["Cookie": cookie].merging(origins) { given, _ in given }
            )
            #expect(change.verdict == "403 request.foreign-origin")
            #expect(try await ana.ask("GET", "/api/v1/me").json["bio"]?.stringValue == nil)
        }
    }

    @Test("A browser stays signed in while it comes back, and not a moment after the session was ended")
    func staying() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            for _ in 1...4 {
                server.clock.pass(.seconds(20 * 24 * 3_600))
                try await browser.open("/")
                #expect(!browser.links.contains("/sign-in"))
            }
            let elsewhere = try await server.device(of: "ana")
            _ = try await elsewhere.ask("DELETE", "/api/v1/sessions")
            try await browser.open("/")
            #expect(browser.links.contains("/sign-in"))
        }
    }

    @Test("A browser that stays away for longer than a month signs in again")
    func stayingAway() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            server.clock.pass(.seconds(31 * 24 * 3_600))
            try await browser.open("/")
            #expect(browser.links.contains("/sign-in"))
        }
    }
}
