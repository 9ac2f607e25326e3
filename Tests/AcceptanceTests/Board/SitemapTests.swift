import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("The sitemap on the web")
struct SitemapTests {
    private static let site = "https://madang.example"

    /// The text of the elements of a name in a well-formed document.
    private func texts(_ name: String, at path: String, of server: TestServer) async throws -> [String] {
        let answer = try await server.ask("GET", path)
        #expect(answer.status == 200 && answer.header("Content-Type") == "application/xml", "\(path)")
        #expect(answer.header("Cache-Control") == "public, max-age=3600")
        let text = String(decoding: answer.body, as: UTF8.self)
        return text.split(separator: "<\(name)>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    }

    @Test("It leads a search engine to each kind of listing, with the time of its last change")
    func kinds() async throws {
        try await TestServer.run(settings: ["public-url": Self.site]) { server in
            let ana = try await server.signUp("ana")
            var addresses: [String] = []
            for kind in Listing.Kind.allCases {
                try await ana.tellsWhatHostingNeeds(of: kind)
                let contents = SamplePost.of(kind).contents
                let id = try await ana.ask("POST", "/api/v1/\(kind.pathSegment)", .object(contents)).id
                addresses.append("\(Self.site)/\(kind.pathSegment)/\(id)")
            }
            let files = try await texts("loc", at: "/sitemap.xml", of: server)
            #expect(files == ["\(Self.site)/sitemaps/pages", "\(Self.site)/sitemaps/listings/2026-11-1"])
            let file = "/sitemaps/listings/2026-11-1"
            #expect(try await texts("loc", at: file, of: server) == addresses)
            let changes = try await texts("lastmod", at: file, of: server)
            #expect(changes == addresses.map { _ in "2026-11-20T10:30:00.000Z" })
            for address in addresses {
                let path = String(address.dropFirst(Self.site.count))
                let page = try await PlainBrowser(at: server.address).open(path)
                #expect(page.status == 200, "\(path)")
            }
        }
    }

    @Test("On a server without listings it leads to the main pages")
    func empty() async throws {
        try await TestServer.run(settings: ["public-url": Self.site]) { server in
            #expect(try await texts("loc", at: "/sitemap.xml", of: server) == ["\(Self.site)/sitemaps/pages"])
            let pages = try await texts("loc", at: "/sitemaps/pages", of: server)
            #expect(pages.contains("\(Self.site)/browse"))
            for page in pages {
                let path = String(page.dropFirst(Self.site.count))
                #expect(try await server.ask("GET", path).status == 200, "\(path)")
            }
        }
    }

    @Test(
        "A file that it doesn't name isn't found",
        arguments: ["2026-11-1", "2026-11-2", "2026-1-1", "2026-13-1", "2026-11-0", "2026-11-01", "x", "1-1"]
    )
    func others(name: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/sitemaps/listings/\(name)")
            #expect(answer.status == 404)
        }
    }
}
