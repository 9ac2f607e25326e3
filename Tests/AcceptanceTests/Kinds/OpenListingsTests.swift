import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Listings without an end")
struct OpenListingsTests {
    private static func passDays(_ days: Int, on server: TestServer) async {
        server.clock.pass(.seconds(days * 86_400))
        await server.runMaintenance()
    }

    @Test(
        "The author is asked after 60 days and says yes; others can't, and can't see the question",
        arguments: Database.Engine.allCases
    )
    func asking(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let id = try await server.signUp("ana").post()
            _ = try await server.signUp("ben")
            let (path, page) = ("/api/v1/listings/\(id)/confirm", "/api/v1/classes/\(id)")
            await Self.passDays(60, on: server)
            let (ana, ben) = (try await server.device(of: "ana"), try await server.device(of: "ben"))
            let notice = try #require(try await ana.ask("GET", "/api/v1/notices").items.first)
            #expect(notice["kind"] == "listing-asked" && notice["listingKind"] == "class")
            #expect(notice["target"] == ["kind": "listing", "id": .string(id)])
            #expect(try await ana.ask("GET", page).json["openQuestion"]?["askedAt"] != nil)
            #expect(try await ben.ask("GET", page).json["openQuestion"] == nil)
            #expect(try await server.ask("GET", page).json["confirmedAt"] == nil)

            #expect(try await server.ask("POST", path).status == 401)
            #expect(try await ben.ask("POST", path).verdict == "403 listing.not-author")
            try await ben.block(ana)
            #expect(try await ben.ask("POST", path).verdict == "404 listing.not-found")
            let yes = try await ana.ask("POST", path)
            #expect(yes.status == 200 && yes.json["confirmedAt"]?.stringValue != nil, "\(yes)")
            #expect(try await ana.unread()["notices"] == 0)
            #expect(try await ana.ask("GET", page).json["openQuestion"] == nil)
            await Self.passDays(14, on: server)
            let feed = try await server.ask("GET", "/api/v1/listings?neighbourhood=1114055000&reach=0").items
            #expect(feed.map { $0["confirmedAt"] } == [yes.json["confirmedAt"]])
        }
    }

    @Test("Without an answer it closes after 14 days; what ends by itself needs no answer")
    func closing() async throws {
        try await TestServer.run { server in
            var ana = try await server.signUp("ana")
            let id = try await ana.post()
            let post = try await ana.ask("POST", "/api/v1/community", Neighbour.communityPost()).id
            let verdict = try await ana.ask("POST", "/api/v1/listings/\(post)/confirm").verdict
            #expect(verdict == "409 listing.ends-by-itself")
            await Self.passDays(60, on: server)
            await Self.passDays(14, on: server)
            ana = try await server.device(of: "ana")
            #expect(try await ana.read(class: id).json["status"] == "closed")
            #expect(try await ana.told() == ["listing-closed-unanswered", "listing-asked"])
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/reopen").status == 200)
            #expect(try await ana.unread()["notices"] == 0)
        }
    }

    @Test("The question is answered with one press, in the list of notices and on the page")
    func pages() async throws {
        try await TestServer.run { server in
            let id = try await server.signUp("ana").post()
            await Self.passDays(60, on: server)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/classes/\(id)")
            #expect(browser.sees("아직 모집 중인가요?") && browser.sees("2개월 전"))
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/classes/\(id)")
            #expect(!stranger.sees("아직 모집 중인가요?") && !stranger.offers("/listings/\(id)/confirm"))
            try await browser.open("/notices")
            #expect(browser.sees("아직 모집 중인가요? 14일 안에 답이 없으면 마감돼요."))
            #expect(browser.offers("/listings/\(id)/close"))
            try await browser.submit("/listings/\(id)/confirm")
            #expect(browser.path == "/notices" && browser.sees("글을 그대로 열어 둘게요."))
            #expect(!browser.offers("/listings/\(id)/confirm"))
            try await stranger.open("/classes/\(id)")
            #expect(stranger.sees("2개월 전 · 방금 아직 모집 중이라고 확인"))

            await Self.passDays(60, on: server)
            await Self.passDays(14, on: server)
            try await browser.signIn(as: "ana")
            try await browser.open("/classes/\(id)")
            #expect(browser.sees("답이 없어서 마감된 글이에요."))
            try await browser.open("/notices")
            try await browser.submit("/listings/\(id)/reopen")
            #expect(browser.sees("다시 모집해요."))
        }
    }
}
