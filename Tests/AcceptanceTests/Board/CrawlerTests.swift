import TestSupport
import Testing

@Suite("Well-known addresses")
struct CrawlerTests {
    @Test("Crawlers may read what strangers may, and are kept from the API and from signing in")
    func robots() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/robots.txt")
            #expect(answer.status == 200)
            #expect(answer.body == Array("User-agent: *\nDisallow: /api/\nDisallow: /sign-in\n".utf8))
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

    @Test("Pages may ask for the reader's position, and for no other permission")
    func permissions() async throws {
        try await TestServer.run { server in
            let policy = try await server.ask("GET", "/map").header("Permissions-Policy") ?? ""
            #expect(policy.hasPrefix("geolocation=(self), camera=(), microphone=()"))
        }
    }
}
