import TestSupport
import Testing

@Suite("Well-known addresses")
struct CrawlerTests {
    @Test("Crawlers may read what strangers may, and are kept from the API and from signing in")
    func robots() async throws {
        try await TestServer.run(settings: ["public-url": "https://madang.example"]) { server in
            let answer = try await server.ask("GET", "/robots.txt")
            #expect(answer.status == 200)
            let rules = """
                User-agent: *
                Disallow: /api/
                Disallow: /sign-in

                Sitemap: https://madang.example/sitemap.xml

                """
            #expect(answer.body == Array(rules.utf8))
        }
    }

    @Test(
        "security.txt names the operator's security contact",
        arguments: [
            ("security@madang.example", "mailto:security@madang.example"),
            ("https://madang.example/security", "https://madang.example/security"),
        ]
    )
    func security(contact: String, told: String) async throws {
        let settings = ["security-contact": contact, "public-url": "https://madang.example"]
        try await TestServer.run(settings: settings) { server in
            let answer = try await server.ask("GET", "/.well-known/security.txt")
            #expect(answer.status == 200 && answer.tell("Contact: \(told)\n"))
            #expect(answer.tell("\nExpires: 2027-05-19T"))
            #expect(answer.tell("\nCanonical: https://madang.example/.well-known/security.txt\n"))
        }
    }

    @Test("Without an address there is no security.txt, and one that isn't an address is refused")
    func noContact() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/.well-known/security.txt")
            #expect(answer.status == 404)
        }
        await #expect(throws: (any Error).self) {
            try await TestServer.run(settings: ["security-contact": "javascript:alert(1)"]) { _ in }
        }
    }

    @Test("A page has an address in each language, and names both to crawlers")
    func languages() async throws {
        try await TestServer.run(settings: ["public-url": "https://madang.example"]) { server in
            let site = "https://madang.example"
            for path in ["/", "/browse", "/calendar"] {
                for (query, language, own) in [("", "ko", path), ("?lang=en", "en", path + "?lang=en")] {
                    let page = try await PlainBrowser(at: server.address).open(path + query)
                    #expect(page.status == 200 && page.sees("<html lang=\"\(language)\""), "\(path)\(query)")
                    #expect(page.sees("<link rel=\"canonical\" href=\"\(site)\(own)\">"))
                    for (name, other) in [("ko", path), ("en", path + "?lang=en"), ("x-default", path)] {
                        let link = "hreflang=\"\(name)\" href=\"\(site)\(other)\""
                        #expect(page.sees(link), "\(path)\(query) \(name)")
                    }
                }
                let other = try await PlainBrowser(at: server.address).open(path + "?lang=fr")
                #expect(other.status == 200 && other.sees("<html lang=\"ko\""))
            }
        }
    }

    @Test(
        "A reader of one language's address keeps the language chosen on it, and an unknown one changes none"
    )
    func chosen() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/?lang=en")
            try await browser.submit("/settings/language", ["language": ["ko"]])
            #expect(browser.path == "/" && browser.sees("<html lang=\"ko\""))
            try await browser.submit("/settings/language", ["language": ["en"]])
            try await browser.open("/?lang=fr")
            #expect(browser.sees("<html lang=\"en\""))
        }
    }

    @Test("A password manager finds the page to change a password")
    func changePassword() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.open("/.well-known/change-password")
            #expect(browser.status == 200 && browser.path == "/settings/password")
        }
    }

    @Test("Pages may ask for the reader's position, and for no other permission")
    func permissions() async throws {
        try await TestServer.run { server in
            let policy = try await server.ask("GET", "/map").header("Permissions-Policy") ?? ""
            #expect(policy.hasPrefix("geolocation=(self), camera=(), microphone=()"))
        }
    }
}
