import JSONCoding
import TestSupport
import Testing

/// What browsers, proxies and the machines between them may keep of an answer.
@Suite("Cache-Control of responses")
struct KeptByOthersTests {
    /// The same for everyone who asks.
    private static let files = [
        "/healthz", "/robots.txt", "/sitemap", "/favicon.ico", "/.well-known/security.txt",
        "/manifest.webmanifest",
        "/service-worker.js",
        "/assets/", "/map-library/", "/map-tiles/", "/images/",
        "/api/v1/openapi.json",
    ]

    /// Every address that is asked for by GET, with an identifier that is given or that nothing has.
    private func addresses(_ server: TestServer, _ id: String) -> [String] {
        let routes = server.routes.filter { $0.hasPrefix("GET ") }.map { String($0.dropFirst("GET ".count)) }
        return routes.filter { !$0.hasSuffix("/stream") }
            .map { $0.replacing(/{[a-z]+(\.\.\.)?}/, with: id) }
            .filter { path in !Self.files.contains { path.hasPrefix($0) } }
    }

    @Test("No page and no answer that a member gets may be kept by a machine on the way")
    func member() async throws {
        try await TestServer.run(settings: ["metrics": "local"]) { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            let post = try await ana.post("요가")
            for id in ["0000000000000", post] {
                let addresses = addresses(server, id)
                #expect(addresses.count > 90)
                for path in addresses {
                    try await browser.open(path)
                    #expect(Self.isPrivate(browser.header("Cache-Control")), "\(path) \(browser.status)")
                    let answer = try await ana.ask("GET", path)
                    #expect(Self.isPrivate(answer.header("Cache-Control")), "\(path) \(answer)")
                }
            }
        }
    }

    @Test("Files of pages and pictures may be kept by everyone")
    func files() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-in")
            let files = browser.html.matches(of: /(?:href|src)="(\/assets\/[^"#]+)/)
                .map { String($0.output.1) }
            #expect(files.count > 3)
            let picture = try await ana.upload(PNGFile(16, 16).picture { x, y in [UInt8(x), UInt8(y), 0] })
            let addresses = picture.json["urls"]?.objectValue?.compactMap { $0.value.stringValue } ?? []
            #expect(!addresses.isEmpty, "\(picture)")
            for path in files + addresses {
                let kept = try await ana.ask("GET", path).header("Cache-Control") ?? ""
                #expect(kept.hasPrefix("public, max-age="), "\(path): \(kept)")
            }
        }
    }

    private static func isPrivate(_ header: String?) -> Bool {
        let words = (header ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        return (words.contains("private") || words.contains("no-store")) && !words.contains("public")
    }
}
