import Database
import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Operators decide which kinds of listings the place offers")
struct SiteOfferTests {
    private static let path = "/api/v1/operator/settings"
    private static let around = "neighbourhood=1114055000&reach=2"

    /// A place with two members, one post of each kind by ana, and the operator olga.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, [Listing.Kind: String]) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let ana = try await server.signUp("ana")
            var posts: [Listing.Kind: String] = [:]
            for kind in Listing.Kind.allCases {
                try await ana.tellsWhatHostingNeeds(of: kind)
                let contents = SamplePost.of(kind).contents
                posts[kind] = try await ana.ask("POST", "/api/v1/\(kind.pathSegment)", .object(contents)).id
            }
            try await stay(server, olga, ana, posts)
        }
    }

    private func offers(_ kinds: [Listing.Kind], _ olga: Neighbour) async throws {
        let words = kinds.map(\.rawValue).joined(separator: ", ")
        let changed = try await olga.ask("PATCH", Self.path, ["kinds": .string(words)])
        #expect(changed.status == 200, "\(changed)")
    }

    private func listed(_ path: String, _ reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", path).items.compactMap { $0["id"]?.stringValue }
    }

    @Test(
        "Listings of a kind that is off are in no list, and return when it is on again",
        arguments: Database.Engine.allCases
    )
    func lists(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, posts in
            let (run, author) = (try #require(posts[.run]), try await ana.identifier())
            let ben = try await server.signUp("ben")
            _ = try await ben.ask("PUT", "/api/v1/listings/\(run)/favourite")
            let lists = [
                "/api/v1/listings?\(Self.around)", "/api/v1/listings?\(Self.around)&kind=run",
                "/api/v1/listings?author=\(author)", "/api/v1/favourites",
            ]
            for list in lists { #expect(try await listed(list, ben).contains(run), "\(list)") }
            try await offers(Listing.Kind.allCases.filter { $0 != .run }, olga)
            for list in lists { #expect(try await !listed(list, ben).contains(run), "\(list)") }
            #expect(try await listed(lists[0], ben).count == posts.count - 1)
            #expect(try await ben.ask("GET", "/api/v1/runs/\(run)").verdict == "404 listing.not-found")
            let box = "bbox=126.9,37.5,127.1,37.6&zoom=18"
            let map = try await ben.ask("GET", "/api/v1/listings/map?\(box)&kind=run")
            #expect(!map.tell(run), "\(map)")
            let sitemap = try await server.ask("GET", "/sitemaps/listings/2026-11-1")
            #expect(sitemap.tell(posts[.class] ?? "") && !sitemap.tell("/runs/"), "\(sitemap)")
            #expect(try await listed("/api/v1/me/listings", ana).contains(run))

            try await offers([], olga)
            for list in lists { #expect(try await listed(list, ben).contains(run), "\(list)") }
        }
    }

    @Test("Pages don't lead to a kind that is off, and don't name it in tabs and forms")
    func pages() async throws {
        try await visit { server, olga, _, _ in
            let browser = PlainBrowser(at: server.address)
            #expect(try await browser.open("/browse?\(Self.around)").sees("kind=run"))
            try await offers([.event, .community], olga)
            #expect(try await !browser.open("/browse?\(Self.around)").sees("kind=run"))
            #expect(browser.sees("kind=event") && !browser.sees("minPrice"))
            for page in ["/", "/search", "/map?\(Self.around)"] {
                #expect(try await !browser.open(page).sees("kind=run"), "\(page)")
                #expect(!browser.sees("kind=class"), "\(page)")
            }
            let ben = try await PlainBrowser(signingIn: "olga", at: server.address)
            #expect(try await ben.open("/new").sees("/events/new"))
            #expect(!ben.sees("/runs/new"))
            #expect(try await ben.open("/runs/new").status == 409)
            #expect(ben.sees("지금은 여기서 &#39;러닝&#39; 글을 함께하지 않아요."))
            try await offers([.community], olga)
            #expect(try await !browser.open("/sitemaps/pages").sees("calendar"))
            let days = try await server.ask("GET", "/api/v1/calendar/agenda?from=2026-11-01")
            #expect(days.items.isEmpty, "\(days)")
        }
    }

    @Test("Posting a kind that is off is refused with its name, and an earlier post can still be edited")
    func posting() async throws {
        try await visit { _, olga, ana, posts in
            try await offers([.community], olga)
            let refused = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer())
            #expect(refused.verdict == "409 listing.kind-not-offered")
            #expect(refused.tell("지금은 여기서 '수업' 글을 함께하지 않아요."), "\(refused)")
            let id = try #require(posts[.class])
            let edited = try await ana.ask("PUT", "/api/v1/classes/\(id)", Neighbour.offer("새 제목"))
            #expect(edited.status == 200, "\(edited)")
            #expect(try await ana.ask("POST", "/api/v1/community", Neighbour.communityPost()).status == 201)
        }
    }

    @Test(
        "An author, a guest, an applicant and an operator still open a listing of a kind that is off",
        arguments: Database.Engine.allCases
    )
    func concerned(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, posts in
            let (lesson, run) = (try #require(posts[.class]), try #require(posts[.run]))
            let (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            let talk = try await ben.ask(about: lesson)
            try await cho.tells()
            _ = try await cho.apply(to: run)
            try await offers([.community], olga)
            for reader in [ana, ben, olga] {
                #expect(try await reader.read(class: lesson).status == 200)
            }
            #expect(try await cho.read(class: lesson).status == 404)
            #expect(try await server.ask("GET", "/api/v1/classes/\(lesson)").status == 404)
            #expect(try await cho.ask("GET", "/api/v1/runs/\(run)").status == 200)
            #expect(try await ben.ask("GET", "/api/v1/runs/\(run)").status == 404)
            #expect(try await ben.say("아직 하나요?", in: talk).status == 201)
            let opened = try await cho.ask("POST", "/api/v1/listings/\(lesson)/conversation")
            #expect(opened.verdict == "404 listing.not-found")
        }
    }

    @Test("A saved search tells of no listing of a kind that is off")
    func savedSearches() async throws {
        try await visit { server, olga, ana, posts in
            let ben = try await server.signUp("ben")
            try await ben.live(in: "1114055000")
            let saved = try await ben.ask("POST", "/api/v1/me/saved-searches", ["name": "모두"])
            #expect(saved.status == 201, "\(saved)")
            await server.runMaintenance()
            try await offers([.community], olga)
            let id = try #require(posts[.class])
            _ = try await ana.ask("POST", "/api/v1/listings/\(id)/close")
            _ = try await ana.ask("POST", "/api/v1/listings/\(id)/reopen")
            _ = try await ana.writeToCommunity()
            await server.runMaintenance()
            #expect(try await ben.told() == ["saved-search-fits"])
        }
    }

    @Test("At the command line, kinds are set by their names, and lists leave out the others")
    func commands() async throws {
        try await visit { server, olga, _, posts in
            let device = try await ScriptedDevice(joining: "cho", at: server.address)
            try await server.appointOperator("cho")
            _ = try await device.perform("operator", "set", "kinds", "event")
            let shown = try await device.perform("feed", "--kind", "class", "--neighbourhood", "1114055000")
            #expect(shown["items"]?.arrayValue?.isEmpty == true, "\(shown)")
            #expect(try await olga.ask("GET", "/api/v1/classes/\(posts[.class] ?? "")").status == 200)
        }
    }

    @Test("The form has each kind, keeps what is chosen, and returns to all when nothing is")
    func form() async throws {
        try await visit { server, olga, _, _ in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator/settings")
            try await browser.submit("/operator/settings", ["kinds": ["run", "community"]])
            #expect(browser.sees("저장했어요."))
            let settings = try await olga.ask("GET", Self.path).json["settings"]?.arrayValue
            let kinds = settings?.first { $0["name"] == "kinds" }
            #expect(kinds?["value"] == "run, community" && kinds?["source"] == "stored")
            try await browser.submit("/operator/settings", ["kinds": [""]])
            let history = try await olga.ask("GET", "\(Self.path)/changes").items
            #expect(history.map { $0["value"] } == ["", "run, community"])
            let refused = try await olga.ask("PATCH", Self.path, ["kinds": "run, boats"])
            #expect(refused.verdict == "422 site.unknown-kind")
        }
    }
}
