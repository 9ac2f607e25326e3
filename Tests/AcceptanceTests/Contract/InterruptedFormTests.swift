import Domain
import TestSupport
import Testing

@Suite("A form sent after the session has ended")
struct InterruptedFormTests {
    private let form: [String: [String]?] = [
        "side": ["offer"], "title": ["한 시간 동안 쓴 글"], "description": ["아주 길게 썼어요."], "subject": ["hobby"],
        "schedule.weekdays": ["mon"], "schedule.minutes": ["60"], "price.won": ["3만원"],
        "price.per": ["hour"],
    ]

    private func interrupted(in server: TestServer) async throws -> PlainBrowser {
        let browser = try await PlainBrowser(joining: "ana", at: server.address)
        try await server.device(of: "ana").live(in: "1114055000")
        try await browser.open("/classes/new")
        browser.keep(["madang": "ended"])
        try await browser.submit("/classes/new", form)
        return browser
    }

    @Test("Asks to sign in and shows the form again with everything in it")
    func kept() async throws {
        try await TestServer.run { server in
            let browser = try await interrupted(in: server)
            #expect(browser.status == 401 && browser.path == "/classes/new")
            #expect(browser.sees("쓰던 내용은 남아 있으니"))
            try await browser.submit(
                "/classes/new",
                ["signIn.email": ["ana@example.com"], "signIn.password": ["wrong password 1"]]
            )
            #expect(browser.status == 401 && browser.values(of: "title") == ["한 시간 동안 쓴 글", "한 시간 동안 쓴 글"])
            try await browser.submit(
                "/classes/new",
                ["signIn.email": ["ana@example.com"], "signIn.password": [Neighbour.password]]
            )
            #expect(browser.status == 200 && browser.values(of: "title") == ["한 시간 동안 쓴 글"])
            #expect(browser.sees("아주 길게 썼어요."))
            try await browser.submit("/classes/new")
            #expect(browser.sees("글을 올렸어요.") && browser.sees("한 시간 동안 쓴 글"))
        }
    }

    @Test("Is sent as it was once the member has signed in in another window")
    func otherWindow() async throws {
        try await TestServer.run { server in
            let browser = try await interrupted(in: server)
            let form = browser
            let other = try await PlainBrowser(signingIn: "ana", at: server.address)
            form.keep(other.cookies)
            try await form.submit("/classes/new")
            #expect(form.sees("글을 올렸어요."))
        }
    }

    @Test("A button leads back to its page after signing in")
    func button() async throws {
        try await TestServer.run { server in
            let post = try await server.signUp("ben").post()
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/classes/\(post)")
            try await browser.submit("/listings/\(post)/conversation")
            #expect(
                browser.path.hasPrefix("/sign-in?then=") && browser.path.hasSuffix(post),
                "\(browser.path)"
            )
        }
    }
}
