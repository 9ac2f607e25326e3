import TestSupport
import Testing

@Suite("A first visit")
struct FirstVisitTests {
    @Test("A page that is reached from elsewhere contains its styles", arguments: ["none", "cross-site"])
    func fromElsewhere(site: String) async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address, headers: ["Sec-Fetch-Site": site])
            var nonces: Set<Substring> = []
            for _ in 0..<2 {
                try await browser.open("/")
                let nonce = try #require(browser.html.firstMatch(of: /<style nonce="([a-z0-9]{12,})">/)?.1)
                #expect(
                    browser.header("Content-Security-Policy")?
                        .contains("style-src 'self' 'nonce-\(nonce)';") == true
                )
                #expect(!browser.html.contains("rel=\"stylesheet\""))
                nonces.insert(nonce)
            }
            #expect(nonces.count == 2, "a nonce is for one answer")
            #expect(browser.header("Vary")?.contains("Sec-Fetch-Site") == true)
        }
    }

    @Test("Within the site the styles come from the browser's cache")
    func within() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address, headers: ["Sec-Fetch-Site": "same-origin"])
            try await browser.open("/")
            #expect(browser.html.contains("<link rel=\"stylesheet\" href=\"/assets/"))
            #expect(!browser.html.contains("<style"))
            #expect(browser.header("Content-Security-Policy")?.contains("style-src 'self';") == true)
        }
    }
}
