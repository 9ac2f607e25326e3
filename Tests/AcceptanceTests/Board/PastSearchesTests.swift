import TestSupport
import Testing

@Suite("Past searches, with any browser")
struct PastSearchesTests {
    @Test("A member's past searches are deleted one by one, or all at once")
    func forgetting() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.post("/neighbourhoods", "code=1114055000")
            for text in ["guitar", "piano", "violin"] { try await browser.open("/search?q=\(text)") }
            try await browser.open("/search")
            for text in ["guitar", "piano", "violin"] { #expect(browser.sees("\(text)&#39; 삭제")) }

            let newest = try #require(
                browser.html.firstMatch(of: /action="(\/search\/recent\/[^\/"]+\/forget)"/)
            )
            try await browser.submit(String(newest.output.1))
            try await browser.open("/search")
            #expect(!browser.sees("violin&#39; 삭제") && browser.sees("piano&#39; 삭제"))

            try await browser.submit("/search/recent/forget")
            try await browser.open("/search")
            #expect(!browser.sees("모두 삭제"))
        }
    }
}
