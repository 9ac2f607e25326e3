import JSONCoding
import TestSupport
import Testing

@Suite("Where links from outside lead, with any browser")
struct EmailLinksTests {
    private static func path(in letter: LocalMailServer.Delivery) throws -> String {
        let link = try #require(
            letter.text.split(whereSeparator: \.isNewline).first { $0.contains("?token=") }
        )
        return String(link.trimmingPrefix("https://madang.example"))
    }

    @Test("Opening the link of a letter proves nothing yet; pressing the button there does")
    func verifying() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/email")
            try await browser.submit("/settings/email/letter")
            #expect(browser.path == "/settings/email" && browser.sees("메일을 보냈어요."))
            try await browser.submit("/settings/email/code", ["code": ["000000"]])
            #expect(browser.status == 422 && browser.sees("aria-describedby=\"code-note\""))
            await server.runMaintenance()
            let path = try Self.path(in: try #require(mail.email(to: "ana@example.com")))

            let elsewhere = PlainBrowser(at: server.address)
            try await elsewhere.open(path)
            try await elsewhere.open(path)
            #expect(try await ana.ask("GET", "/api/v1/me").json["emailVerified"] == false)
            try await elsewhere.submit("/verify-email")
            #expect(elsewhere.status == 200 && elsewhere.sees("이메일을 확인했어요."))
            #expect(try await ana.ask("GET", "/api/v1/me").json["emailVerified"] == true)

            try await elsewhere.open(path)
            try await elsewhere.submit("/verify-email")
            #expect(elsewhere.status == 422 && elsewhere.links.contains("/settings/email"))
        }
    }

    @Test("An address is left for another once the code that went there is told")
    func moving() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/email")
            let there = ["email": ["ana@elsewhere.example"]]
            let wrong = there.merging(["currentPassword": ["wrong wrong 1"]]) { $1 }
            // The form's address is the beginning of the others'; it is the last of the three.
            try await browser.post("/settings/email", PlainBrowser.spelled(wrong))
            #expect(browser.status == 422 && browser.sees("value=\"ana@elsewhere.example\""))
            let right = there.merging(["currentPassword": [Neighbour.password]]) { $1 }
            try await browser.post("/settings/email", PlainBrowser.spelled(right))
            await server.runMaintenance()
            let code = try #require(mail.email(to: "ana@elsewhere.example")).digits
            try await browser.submit("/settings/email/code", ["code": [code]])
            #expect(browser.sees("이메일을 확인했어요."))
            #expect(try await ana.ask("GET", "/api/v1/me").json["email"] == "ana@elsewhere.example")
        }
    }

    @Test("A forgotten password is reset by the email's link or its code")
    func forgotten() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            _ = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/forgot-password")
            try await browser.submit("/forgot-password", ["email": ["ana@example.com"]])
            #expect(browser.path == "/reset-password" && browser.sees("name=\"email\""))
            await server.runMaintenance()
            let path = try Self.path(in: try #require(mail.email(to: "ana@example.com")))
            try await browser.open(path)
            try await browser.submit("/reset-password", ["newPassword": ["short"]])
            #expect(browser.status == 422 && browser.sees("aria-describedby=\"newPassword-note\""))
            try await browser.submit("/reset-password", ["newPassword": ["a brand new gate 5"]])
            #expect(browser.path == "/sign-in" && browser.sees("비밀번호를 재설정했어요."))

            try await browser.open("/forgot-password")
            try await browser.submit("/forgot-password", ["email": ["ana@example.com"]])
            await server.runMaintenance()
            let code = try #require(mail.email(to: "ana@example.com")).letters
            try await browser.submit(
                "/reset-password",
                ["email": ["ana@example.com"], "code": [code], "newPassword": [Neighbour.password]]
            )
            try await browser.signIn(as: "ana")
            #expect(browser.path == "/")
        }
    }

    @Test("A new member comes in through Kakao with a nickname, and the next time at once")
    func signUp() async throws {
        try await visit { server, providers in
            let person = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-in?then=/favourites")
            #expect(browser.links.contains("/sign-in/naver?then=%2Ffavourites"))
            try await browser.comeBack(from: "kakao", as: person, at: providers)
            #expect(browser.status == 200 && browser.sees("value=\"suni@example.com\""))
            try await browser.submit("/sign-in/kakao", ["nickname": ["s"]])
            #expect(browser.status == 422 && browser.sees("value=\"s\""))
            try await browser.submit("/sign-in/kakao", ["nickname": ["순이네"]])
            #expect(browser.path == "/neighbourhoods" && browser.cookies["ticket"] == nil)

            let again = PlainBrowser(at: server.address)
            try await again.comeBack(from: "kakao", as: person, then: "/settings/devices", at: providers)
            #expect(again.path == "/settings/devices" && again.cookies["madang"] != nil)
        }
    }

    @Test("A return from another browser signs in no member, and another host is not redirected to")
    func slippedIn() async throws {
        try await visit { server, providers in
            let person = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")
            let mallory = PlainBrowser(at: server.address)
            try await mallory.open("/sign-in/kakao?then=//evil.example")
            #expect(mallory.cookies["way"] == nil)
            let back = try providers.signIn(person, at: mallory.path)
            let ana = PlainBrowser(at: server.address)
            try await ana.open("/sign-in/kakao?code=\(back.code)&state=\(back.state)")
            #expect(ana.status == 422 && ana.sees("identity.attempt-over"))
            try await ana.open("/sign-in/kakao?error=access_denied&state=\(back.state)")
            #expect(ana.status == 422 && ana.sees("identity.not-vouched-for"))
            try await ana.open("/sign-in/google")
            #expect(ana.status == 404)
        }
    }

    @Test("A provider is linked by a button, not by its return; the last one stays without a password")
    func linking() async throws {
        try await visit { server, providers in
            let ana = try await server.signUp("ana")
            let person = LocalSignInProviders.Person(id: 9, nickname: "아나")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/sign-in")
            #expect(browser.links.contains("/sign-in/kakao"))
            try await browser.comeBack(from: "kakao", as: person, at: providers)
            #expect(try await ana.ask("GET", "/api/v1/me/identities").items.isEmpty)
            try await browser.submit("/settings/sign-in/kakao")
            #expect(browser.path == "/settings/sign-in" && browser.sees("로그인 방법을 연결했어요."))
            #expect(try await ana.ask("GET", "/api/v1/me/identities").items.count == 1)
            try await browser.submit("/settings/sign-in/kakao/unlink")
            #expect(try await ana.ask("GET", "/api/v1/me/identities").items.isEmpty)

            let suni = PlainBrowser(at: server.address)
            let other = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")
            try await suni.comeBack(from: "naver", as: other, at: providers)
            try await suni.submit("/sign-in/naver", ["nickname": ["순이"], "email": ["suni@example.com"]])
            try await suni.open("/settings/sign-in")
            try await suni.submit("/settings/sign-in/naver/unlink")
            #expect(suni.status == 409 && suni.sees("하나 남은 로그인 방법"))
        }
    }

    private func visit(_ stay: (TestServer, LocalSignInProviders) async throws -> Void) async throws {
        try await LocalSignInProviders.visit(stay)
    }
}

extension PlainBrowser {
    fileprivate static func spelled(_ fields: [String: [String]]) -> String {
        fields.flatMap { name, values in values.map { "\(name)=\($0.replacing(" ", with: "%20"))" } }
            .joined(separator: "&")
    }
}
