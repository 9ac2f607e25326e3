import JSONCoding
import TestSupport
import Testing

private let myeongdong = "1114055000"

@Suite("Search without scripts")
struct SearchPagesTests {
    @Test("Words are found near the reader; what can't be looked for stays in its field")
    func searching() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("성인 피아노")
            try await ana.live(in: myeongdong)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/search")
            try await browser.submit("/search", ["q": ["피아노"]])
            #expect(browser.sees("성인 피아노") && browser.sees("value=\"피아노\""))
            try await browser.submit("/search", ["q": ["바이올린"]])
            #expect(browser.sees("맞는 글이 없어요") && browser.sees("시·군 전체 보기"))
            try await browser.submit("/search", ["q": ["!!"]])
            #expect(browser.status == 422 && browser.sees("value=\"!!\""))
        }
    }

    @Test("A stranger without a neighbourhood searches the country, and may choose one first")
    func homelessSearch() async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("ana").post("주말 수학")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/search")
            #expect(browser.status == 200 && browser.sees("동네를 먼저 골라 주세요"))
            try await browser.open("/search?q=%EC%88%98%ED%95%99")
            #expect(browser.sees("주말 수학") && browser.sees(">전국</p>"))
            #expect(browser.sees("value=\"수학\""))
        }
    }

    @Test("Words and hashtags are suggested by kind, and each leads to the listings of the kind that have it")
    func suggestions() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("같이 해요", ["subject": ["korean"]])
            try await ana.live(in: myeongdong)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/search")
            #expect(browser.sees("<h3>수업</h3>") && browser.sees("<h3>레슨 해시태그</h3>"))
            #expect(browser.sees(">#조성진</a>") && !browser.sees(">그 밖의 취미</a>") && !browser.sees(">기타</a>"))
            let tagged = try #require(
                browser.links.first { $0.contains("kind=lesson") && $0.contains("%23") }
            )
            try await browser.open(tagged)
            #expect(browser.status == 200)
            try await browser.open("/search?q=%EA%B5%AD%EC%96%B4&kind=class")
            #expect(browser.sees(">같이 해요</a>"))
        }
    }

    @Test("A search is narrowed as the feed is, and another search keeps what it was narrowed to")
    func narrowing() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("성인 피아노")
            let wanted = try await ana.post("피아노 배우기", ["side": "want", "subject": ["math"]])
            let browser = PlainBrowser(at: server.address)
            try await browser.post("/neighbourhoods", "code=\(myeongdong)")
            try await browser.open("/search?q=%ED%94%BC%EC%95%84%EB%85%B8")
            #expect(browser.sees(">성인 피아노</a>") && browser.sees(">피아노 배우기</a>"))
            try await browser.submit("/search", ["side": ["want"]])
            #expect(!browser.sees(">성인 피아노</a>") && browser.sees(">피아노 배우기</a>"))
            try await browser.submit("/search", ["q": ["배우기"]])
            #expect(browser.values(of: "side").contains("want") && browser.sees(">피아노 배우기</a>"))

            #expect(try await ana.ask("POST", "/api/v1/listings/\(wanted)/close").status == 200)
            try await browser.submit("/search", ["q": ["배우기"]])
            #expect(!browser.sees(">피아노 배우기</a>"))
            try await browser.submit("/search", ["q": ["배우기"], "status": ["open,closed"]])
            #expect(browser.sees(">피아노 배우기</a>") && browser.sees("마감 포함 필터 해제"))
        }
    }
}
