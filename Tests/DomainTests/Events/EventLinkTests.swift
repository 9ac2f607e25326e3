import Domain
import Testing

@Suite("The link of an event")
struct EventLinkTests {
    @Test(
        "is the same for two spellings of one address",
        arguments: [
            ("HTTPS://Www.Example.COM/a/", "https://example.com/a"),
            ("https://example.com:443/a?utm_source=x&b=1&fbclid=2&gclid=3#top", "https://example.com/a?b=1"),
            ("http://example.com:80", "http://example.com"),
            ("http://example.com:8080/", "http://example.com:8080"),
            ("https://example.com/A/b?Q=x&UTM_medium=y", "https://example.com/A/b?Q=x"),
            ("https://example.com?utm_source=x", "https://example.com"),
            ("https://행사.example/봄", "https://행사.example/봄"),
            ("  https://example.com/a//  ", "https://example.com/a"),
        ]
    )
    func normalized(_ typed: String, _ expected: String) throws {
        #expect(try EventLink(typed).normalized == expected)
    }

    @Test(
        "is an address of the web and of nothing else",
        arguments: [
            "", "example.com", "javascript:alert(1)", "javascript://example.com/%0aalert(1)",
            "ftp://example.com",
            "https://", "https:///path", "https://localhost", "https://user@example.com", "https://a.b:99999",
            "https://a.b:x", "https://exa mple.com", "https://example.com/\"onclick",
            "https://example.com/<b>",
            "https://.example.com", "//example.com", "data:text/html,hi", "https://[::1]/",
        ]
    )
    func refused(_ typed: String) {
        #expect(throws: EventRefusal.link) { try EventLink(typed) }
    }

    @Test("has at most 500 characters")
    func longest() throws {
        let base = "https://example.com/"
        let path = String(repeating: "a", count: EventLink.longest - base.count)
        #expect(try EventLink(base + path).text.count == 500)
        #expect(throws: EventRefusal.linkTooLong) { try EventLink(base + path + "a") }
    }
}
