import TestSupport
import Testing

/// Whatever pages there are: the walk follows the routes that are registered.
@Suite("Every page")
struct EveryPageTests {
    /// Pages by method, with names that nothing has.
    private func pages(_ server: TestServer, _ method: String) -> [String] {
        server.routes.filter {
            $0.hasPrefix("\(method) /") && !$0.contains(" /api/") && !$0.contains(" /webhooks/")
                && !$0.contains("...")
        }
        .map { route in
            let path = route.split(separator: " ")[1].split(separator: "/")
            return "/"
                + path.map { $0.hasPrefix("{") ? "0000000000000" : String($0) }.joined(separator: "/")
        }
    }

    @Test("Forms sent by another site have no effect")
    func foreignForms() async throws {
        try await TestServer.run { server in
            let home = try await PlainBrowser(joining: "ana", at: server.address)
            let forms = pages(server, "POST")
            #expect(forms.count >= 3)
            for path in forms {
                let lured = PlainBrowser(at: server.address, origin: "https://evil.example")
                lured.keep(home.cookies)
                try await lured.post(path, "email=a%40b.example&password=open+sesame+9")
                #expect(lured.status == 403 && lured.sees("request.foreign-origin"), "\(path)")
            }
            try await home.open("/")
            #expect(!home.links.contains("/sign-in"))
        }
    }

    @Test("A guest sees the page or is asked to sign in, and never sees a failure")
    func strangers() async throws {
        try await TestServer.run { server in
            for path in pages(server, "GET") {
                let stranger = PlainBrowser(at: server.address, language: "en")
                try await stranger.open(path)
                #expect(stranger.status < 500, "\(path): \(stranger.status)")
            }
            for path in pages(server, "POST") {
                let stranger = PlainBrowser(at: server.address)
                try await stranger.post(path)
                #expect(stranger.status < 500, "\(path): \(stranger.status)")
            }
        }
    }

    @Test("A page that doesn't exist says so, with a link onwards")
    func nothing() async throws {
        try await TestServer.run { server in
            let ana = try await PlainBrowser(joining: "ana", at: server.address)
            for path in pages(server, "GET") where path.contains("0000000000000") {
                try await ana.open(path)
                #expect([200, 400, 404].contains(ana.status), "\(path): \(ana.status)")
            }
            for path in pages(server, "POST") where path != "/sign-out" {
                try await ana.post(path)
                #expect(ana.status < 500, "\(path): \(ana.status)")
            }
            try await ana.open("/no-such-page")
            #expect(ana.status == 404 && ana.sees("request.no-such-path") && ana.links.contains("/"))
        }
    }

    @Test("No page may run a script of its own, stand in another's frame, or be taken for another type")
    func headers() async throws {
        try await TestServer.run { server in
            let ana = try await PlainBrowser(joining: "ana", at: server.address)
            for path in pages(server, "GET") {
                try await ana.open(path)
                #expect(ana.header("X-Content-Type-Options") == "nosniff", "\(path)")
                guard ana.header("Content-Type")?.hasPrefix("text/html") == true else { continue }
                let policy = ana.header("Content-Security-Policy") ?? ""
                #expect(policy.contains("script-src 'self';") && !policy.contains("unsafe"), "\(path)")
                #expect(policy.contains("frame-ancestors 'none'"), "\(path)")
                #expect(!ana.html.contains(" style=\"") && !ana.html.contains("<style"), "\(path)")
                #expect(ana.html.matches(of: /<script(?![^>]* src=)/).isEmpty, "\(path)")
                #expect(ana.html.matches(of: /\son[a-z]+="/).isEmpty, "\(path)")
            }
        }
    }

    @Test("Every page has one title, one heading of the first rank, and a language")
    func headings() async throws {
        try await TestServer.run { server in
            for language in ["ko", "en"] {
                let ana = PlainBrowser(at: server.address, language: language)
                try await ana.join(as: "ana\(language)")
                for path in pages(server, "GET") {
                    try await ana.open(path)
                    guard ana.header("Content-Type")?.hasPrefix("text/html") == true else { continue }
                    #expect(ana.html.matches(of: /<title>[^<]+<\/title>/).count == 1, "\(path)")
                    #expect(ana.html.matches(of: /<h1[ >]/).count == 1, "\(path)")
                    #expect(ana.html.contains("<html lang=\"\(language)\""), "\(path)")
                }
            }
        }
    }
}
