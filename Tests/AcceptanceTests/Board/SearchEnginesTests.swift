import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Pages for search engines")
struct SearchEnginesTests {
    private static let noindex = "<meta name=\"robots\" content=\"noindex\">"

    /// Whether a stranger's search engine may show the page; nil when there is none.
    private func isIndexed(_ path: String, of server: TestServer) async throws -> Bool? {
        let page = try await PlainBrowser(at: server.address).open(path)
        guard page.status == 200 else { return nil }
        #expect(page.sees(Self.noindex) != page.sees("rel=\"canonical\""), "\(path)")
        return !page.sees(Self.noindex)
    }

    @Test(
        "A deleted listing's page says so and leads to others near it; one that never was isn't found",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let (gone, other) = (try await ana.post("지울 수업"), try await ana.post("남은 수업"))
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(gone)").status == 204)
            let stranger = try await PlainBrowser(at: server.address).open("/classes/\(gone)")
            #expect(stranger.status == 410 && stranger.sees("삭제된 글이에요") && stranger.sees(Self.noindex))
            #expect(stranger.links.contains("/browse?kind=class&neighbourhood=1114055000"))
            #expect(stranger.links.contains("/classes/\(other)") && !stranger.sees("지울 수업"))
            try await stranger.open("/browse?kind=class&neighbourhood=1114055000")
            #expect(stranger.status == 200 && stranger.sees("남은 수업"))
            try await stranger.open("/listings/\(gone)")
            #expect(stranger.status == 410)
            let answer = try await server.ask("GET", "/api/v1/classes/\(gone)")
            #expect(answer.verdict == "410 listing.deleted")
            for path in ["/classes/0000000000001", "/runs/\(gone)"] {
                try await stranger.open(path)
                #expect(stranger.status == 404, "\(path)")
            }
        }
    }

    @Test("A closed listing's page says so and stays, and search engines forget one that is long over")
    func over() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.tellsWhatHostingNeeds(of: .run)
            let run = try await ana.ask(
                "POST",
                "/api/v1/runs",
                .object(SamplePost.of(.run).contents.with(["startsAt": "2026-11-21T10:00:00Z"]))
            ).id
            #expect(try await ana.ask("POST", "/api/v1/listings/\(run)/close").status == 200)
            let stranger = try await PlainBrowser(at: server.address).open("/runs/\(run)")
            #expect(stranger.status == 200 && stranger.sees("모집이 끝난 글이에요."))
            #expect(try await isIndexed("/runs/\(run)", of: server) == true)
            server.clock.pass(.seconds(30 * 86_400))
            #expect(try await isIndexed("/runs/\(run)", of: server) == true)
            server.clock.pass(.seconds(3 * 86_400))
            #expect(try await isIndexed("/runs/\(run)", of: server) == false)
        }
    }

    @Test("A member keeps search engines away from the profile and every listing, and lets them come again")
    func member() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let ana = try await server.device(of: "ana")
            #expect(try await ana.ask("PATCH", "/api/v1/me", ["bio": "안녕하세요"]).status == 200)
            let (id, member) = (try await ana.post(), try await ana.memberID)
            let pages = ["/classes/\(id)", "/members/\(member)"]
            for page in pages { #expect(try await isIndexed(page, of: server) == true, "\(page)") }
            for isIndexed in [false, true] {
                try await browser.open("/settings/profile")
                try await browser.submit("/settings/profile", ["isIndexed": ["\(isIndexed)"]])
                let ana = try await server.device(of: "ana")
                for path in ["/api/v1/me", "/api/v1/members/\(member)"] {
                    let answer = try await ana.ask("GET", path)
                    #expect(answer.json["isIndexed"] == .bool(isIndexed), "\(answer)")
                }
                let exported = try await ana.ask("GET", "/api/v1/me/export").json["account"]
                #expect(exported?["isIndexed"] == .bool(isIndexed))
                for page in pages {
                    #expect(try await self.isIndexed(page, of: server) == isIndexed, "\(page)")
                }
                server.clock.pass(.seconds(3_600))
                let sitemap = try await server.ask("GET", "/sitemaps/listings/2026-11-1")
                #expect(sitemap.status == (isIndexed ? 200 : 404))
            }
        }
    }

    @Test(
        "Search engines show the main pages, and neither forms nor results of searches and filters",
        arguments: [
            ("/", true), ("/browse", true), ("/calendar", true), ("/about", true), ("/browse?lang=en", true),
            ("/browse?kind=run", false), ("/calendar?view=week", false), ("/search?q=run", false),
            ("/sign-in", false), ("/sign-up", false), ("/map", false), ("/offline", false),
        ]
    )
    func pages(path: String, isIndexed: Bool) async throws {
        try await TestServer.run { server in
            let answer = try await self.isIndexed(path, of: server)
            #expect(answer == isIndexed)
        }
    }
}
