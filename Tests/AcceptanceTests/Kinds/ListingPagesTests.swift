import JSONCoding
import TestSupport
import Testing

@Suite("A listing's page, with any browser")
struct ListingPagesTests {
    @Test("A guest reads all but the exact place, and can ask after signing in")
    func stranger() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post(
                "기타 & <b>피아노</b>",
                ["schedule": ["sessions": [["startsAt": "2026-11-27T10:30:00Z", "minutes": 90]]]]
            )
            let ben = PlainBrowser(at: server.address)
            try await ben.open("/classes/\(id)")
            #expect(ben.status == 200 && ben.sees("기타 &amp; &lt;b&gt;피아노&lt;/b&gt;"))
            #expect(ben.sees("11월 27일 (금) 오후 7:30") && ben.sees("1시간 30분") && ben.sees("시간당 30,000원"))
            #expect(ben.sees("명동") && !ben.sees("명동길 14"))
            #expect(!ben.links.contains("/classes/\(id)/edit"))

            try await ben.submit("/listings/\(id)/conversation")
            #expect(ben.path.hasPrefix("/sign-in?then="))
            _ = try await server.signUp("ben")
            try await ben.submit(
                "/sign-in",
                ["email": ["ben@example.com"], "password": [Neighbour.password]]
            )
            #expect(ben.path == "/classes/\(id)")
            try await ben.submit("/listings/\(id)/conversation")
            #expect(ben.path.hasPrefix("/conversations/"))
            try await ben.open("/classes/\(id)")
            #expect(ben.sees("채팅 이어 하기") && !ben.offers("/listings/\(id)/conversation"))
        }
    }

    @Test("The author closes, opens again, moves to the top, and deletes after hearing what that does")
    func author() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let ana = try await server.device(of: "ana")
            let id = try await ana.post()
            let ben = try await server.signUp("ben")
            _ = try await ben.ask(aboutClass: id)
            try await browser.open("/classes/\(id)")
            #expect(browser.sees("명동길 14") && browser.sees("나에게만 보여요"))
            #expect(browser.sees("data-pin-lat="))
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/classes/\(id)")
            #expect(stranger.status == 200 && !stranger.sees("data-pin") && !stranger.sees("명동길 14"))
            try await browser.submit("/listings/\(id)/close")
            #expect(browser.sees("모집을 마감했어요.") && browser.path == "/classes/\(id)")
            try await browser.submit("/listings/\(id)/reopen")
            server.clock.pass(.seconds(25 * 3_600))
            try await browser.open("/classes/\(id)")
            try await browser.submit("/listings/\(id)/bump")
            #expect(browser.sees("글을 맨 위로 올렸어요."))
            try await browser.open("/classes/\(id)")
            try await browser.submit("/listings/\(id)/bump")
            #expect(browser.status == 429)

            try await browser.open("/listings/\(id)/delete")
            #expect(browser.sees("대화 1개는 그대로 남고"))
            try await browser.submit("/listings/\(id)/delete")
            try await browser.open("/classes/\(id)")
            #expect(browser.status == 410)
        }
    }

    @Test("Only the author is offered to change a listing, and others are refused")
    func notTheAuthor() async throws {
        try await TestServer.run { server in
            let id = try await server.signUp("ana").post()
            let ben = try await PlainBrowser(joining: "ben", at: server.address)
            try await ben.open("/classes/\(id)")
            #expect(!ben.offers("/listings/\(id)/close") && !ben.links.contains("/listings/\(id)/delete"))
            for path in ["/listings/\(id)/close", "/listings/\(id)/delete"] {
                try await ben.post(path)
                #expect(ben.status == 403, "\(path)")
            }
            for path in ["/classes/\(id)/edit", "/listings/\(id)/delete"] {
                try await ben.open(path)
                #expect(ben.status == 403, "\(path)")
            }
        }
    }

    @Test("A blocked member finds nothing, and neither does one who comes after the author has left")
    func gone() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post()
            let ben = try await PlainBrowser(joining: "ben", at: server.address)
            try await ana.block(server.device(of: "ben"))
            try await ben.open("/classes/\(id)")
            #expect(ben.status == 404 && ben.sees("listing.not-found"))
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/classes/\(id)")
            #expect(stranger.status == 200)
        }
    }
}
