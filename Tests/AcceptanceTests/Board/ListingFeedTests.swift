import Domain
import JSONCoding
import TestSupport
import Testing

/// What the Atom feed of a filter promises.
@Suite("Feeds of listings")
struct ListingFeedTests {
    private static let feed = "/api/v1/listings/newest.atom?neighbourhood=1114055000&kind=shop"

    @Test("The feed of a filter has what it lists, newest first, and nothing that a reader alone may see")
    func story() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            _ = try await ana.postShop(["title": "작은 <가게> & 창고"])
            let dear = try await ana.postShop(["title": "비싼 가게", "rent": 9_000_000])
            let last = try await ana.postShop(["title": "새 가게"])
            let cheap = try await server.ask("GET", "\(Self.feed)&maxCost=1000000")
            #expect(cheap.status == 200)
            #expect(cheap.header("Content-Type") == "application/atom+xml; charset=utf-8")
            #expect(cheap.text.contains("<title>작은 &lt;가게&gt; &amp; 창고</title>"))
            #expect(!cheap.text.contains("비싼 가게") && cheap.text.contains("월세"))
            let titles = cheap.text.split(separator: "<entry>").dropFirst().map { $0.prefix(40) }
            #expect(titles.first?.contains("새 가게") == true && titles.count == 2)
            #expect(cheap.text.contains("urn:madang:listing:\(last)"))

            // Readers ask again with the tag.
            let tag = try #require(cheap.header("ETag"))
            let again = try await server.ask(
                "GET",
                "\(Self.feed)&maxCost=1000000",
                headers: ["If-None-Match": tag]
            )
            #expect(again.status == 304)

            for title in ["한 가게"] { _ = try await ana.postShop(["title": .string(title)]) }
            let short = try await server.ask("GET", "\(Self.feed)&limit=1").text
            #expect(short.contains("한 가게") && !short.contains("새 가게"))
            #expect(try await ana.ask("POST", "/api/v1/listings/\(dear)/close").status == 200)
            #expect(try await !server.ask("GET", Self.feed).text.contains("비싼 가게"))
            for wrong in ["favourites=only", "fits=me", "cursor=1", "sort=popular"] {
                #expect(try await server.ask("GET", "\(Self.feed)&\(wrong)").status == 400, "\(wrong)")
            }
            #expect(
                try await server.ask("GET", "/api/v1/listings/newest.atom").verdict
                    == "422 board.neighbourhood-needed"
            )
            // No one's feed: who is signed in makes no difference.
            #expect(try await ben.ask("GET", Self.feed).text == server.ask("GET", Self.feed).text)
        }
    }

    @Test("The page of a filter links to its feed, and the feed to the page")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            _ = try await ana.postShop(["title": "새 가게"])
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/browse?kind=shop&maxCost=1000000&sort=cheapest")
            #expect(browser.sees("type=\"application/atom+xml\""))
            let feed = try #require(browser.links.first { $0.contains("newest.atom") })
            #expect(feed.contains("maxCost=1000000") && !feed.contains("sort="))
            let atom = try await server.ask("GET", feed).text
            #expect(atom.contains("새 가게") && atom.contains("/browse?neighbourhood=1114055000"))
            // What only the reader can list has no feed.
            try await browser.open("/browse?kind=shop&favourites=only")
            #expect(!browser.links.contains { $0.contains("newest.atom") })
        }
    }
}

extension TestResponse {
    fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}
