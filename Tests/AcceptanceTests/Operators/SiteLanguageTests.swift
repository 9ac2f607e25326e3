import JSONCoding
import TestSupport
import Testing

@Suite("Operators choose the languages of the place")
struct SiteLanguageTests {
    @Test("With one language, pages and answers are in it and there is no toggle")
    func one() async throws {
        try await TestServer.run { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let browser = PlainBrowser(at: server.address, language: "en")
            #expect(try await browser.open("/").sees("lang=\"en\"") && browser.sees("한국어"))
            let path = "/api/v1/operator/settings"
            #expect(try await olga.ask("PATCH", path, ["languages": "ko"]).status == 200)
            #expect(try await browser.open("/?lang=en").sees("<html lang=\"ko\""))
            #expect(!browser.sees("English") && !browser.sees("hreflang=\"en\""))
            #expect(try await browser.open("/nowhere").sees("<html lang=\"ko\""))
            let manifest = try await server.ask(
                "GET",
                "/manifest.webmanifest",
                headers: ["Accept-Language": "en"]
            ).json
            #expect(manifest["lang"] == "ko", "\(manifest)")
            let refused = try await olga.ask("PATCH", path, ["languages": "fr"])
            #expect(refused.verdict == "422 site.unknown-languages")
            #expect(try await olga.ask("PATCH", path, ["languages": "en"]).status == 200)
            #expect(try await PlainBrowser(at: server.address).open("/").sees("<html lang=\"en\""))
        }
    }

    @Test("Emails are in the language of the place")
    func emails() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            _ = try await olga.ask("PATCH", "/api/v1/operator/settings", ["languages": "en"])
            _ = try await server.ask("POST", "/api/v1/sign-up-codes", ["email": "ana@example.com"])
            await server.runMaintenance()
            let email = try #require(mail.email(to: "ana@example.com"))
            #expect(email.text.contains("Madang") && !email.text.contains("마당"), "\(email.text)")
        }
    }
}
