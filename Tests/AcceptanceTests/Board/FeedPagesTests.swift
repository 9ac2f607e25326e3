import JSONCoding
import TestSupport
import Testing

private let myeongdong = "1114055000"
private let seocho = "1165052000"

@Suite("The pages of the feed")
struct FeedPagesTests {
    private func stranger(in server: TestServer, language: String = "ko") async throws -> PlainBrowser {
        let browser = PlainBrowser(at: server.address, language: language)
        try await browser.post("/neighbourhoods", "code=\(myeongdong)")
        return browser
    }

    @Test("A stranger finds a neighbourhood by its station and looks around it, and the browser remembers")
    func choosing() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/")
            try await browser.submit("/neighbourhoods", ["q": ["명동역"]])
            #expect(browser.sees("명동역 근처"))
            try await browser.submit("/neighbourhoods?q=", ["code": [myeongdong]])
            #expect(browser.path == "/" && browser.sees("명동 근처") && browser.sees("피아노"))
            #expect(browser.cookies["neighbourhood"] == myeongdong)
            try await browser.open("/")
            #expect(browser.sees("피아노"))
        }
    }

    @Test("The neighbourhood that a newcomer chose before signing up is their home")
    func keptHome() async throws {
        try await TestServer.run { server in
            let browser = try await stranger(in: server)
            try await browser.join(as: "ben")
            #expect(browser.path == "/" && browser.sees("명동 근처"))
            let ben = try await server.device(of: "ben")
            let homes = try await ben.ask("GET", "/api/v1/me/neighbourhoods").items
            #expect(homes.map { $0["code"] } == [.string(myeongdong)])
        }
    }

    @Test("A guest who followed a link to shops sees shops after signing up and choosing a home")
    func keptKind() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.postShop(["title": "명동 카페 자리"])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/browse?kind=shop")
            try await browser.open(try #require(browser.links.first { $0.hasPrefix("/sign-in") }))
            let way = try #require(browser.links.first { $0.hasPrefix("/sign-up") })
            try await browser.open(way)
            try await browser.submit(
                way,
                ["nickname": ["ben"], "email": ["ben@example.com"], "password": [Neighbour.password]]
            )
            #expect(browser.path == "/browse?kind=shop")
            try await browser.open(try #require(browser.links.first { $0.hasPrefix("/neighbourhoods") }))
            try await browser.submit("/neighbourhoods", ["q": ["명동역"]])
            try await browser.submit("/neighbourhoods?", ["code": [myeongdong]])
            #expect(browser.path == "/browse?kind=shop" && browser.sees("명동 카페 자리"), "\(browser.path)")
        }
    }

    @Test("Where nothing is known of a stranger, the first page shows what people offer in places all know")
    func welcome() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("강남 피아노", ["place": ["point": ["lat": 37.5007, "lon": 127.0365]]])
            _ = try await ana.post(
                "강남 기타",
                ["side": "want", "place": ["point": ["lat": 37.5007, "lon": 127.0365]]]
            )
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/")
            #expect(browser.sees("강남 피아노") && browser.sees("역삼1동 근처 인기 글"))
            #expect(!browser.sees("강남 기타"))
            #expect(browser.sees("href=\"/sign-up\"") && browser.sees("href=\"/about\""))
            try await browser.submit("/settings/language", ["language": ["en"]])
            #expect(browser.path == "/" && browser.sees("Popular around Yeoksam 1-dong"))
            try await browser.submit("/neighbourhoods", ["code": ["1168064000"]])
        }
    }

    @Test("The page offers to show first what ends soonest, and says so while it does")
    func soonest() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            let browser = PlainBrowser(at: server.address)
            browser.keep(["neighbourhood": myeongdong])
            try await browser.open("/browse")
            #expect(browser.sees("value=\"soonest\""))
            try await browser.open("/browse?sort=soonest")
            #expect(browser.values(of: "sort") == ["soonest"])
            #expect(browser.sees("마감 임박순") && browser.sees("피아노"))
        }
    }

    @Test("An unknown name says so and stays in its field; an unknown code is refused beside it")
    func nothingFound() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open(
                "/neighbourhoods?q=%EC%97%86%EB%8A%94%EB%8F%99%EB%84%A4%EC%9E%85%EB%8B%88%EB%8B%A4"
            )
            #expect(browser.status == 200 && browser.sees("동네를 찾지 못했어요"))
            #expect(browser.sees("value=\"없는동네입니다\""))
            try await browser.post("/neighbourhoods?q=%EB%AA%85%EB%8F%99", "code=9999999999")
            #expect(browser.status == 404 && browser.sees("그런 동네 코드는 없어요."))
            #expect(browser.sees("value=\"명동\"") && browser.cookies["neighbourhood"] == nil)
        }
    }

    @Test("Where the browser says it is, its neighbourhood comes first; at sea it is told that there is none")
    func position() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/neighbourhoods?lat=37.564&lon=126.984")
            #expect(browser.sees("서울 중구 명동") && browser.sees(">내 위치</span>"))
            try await browser.open("/neighbourhoods?lat=37.5&lon=130.0")
            #expect(browser.status == 404 && browser.sees("이 위치에는 동네가 없어요"))
            #expect(browser.offers("/neighbourhoods"))
        }
    }

    @Test(
        "A member keeps up to three homes, makes one the main one, looks farther from it, and takes one off"
    )
    func homes() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.post("/neighbourhoods", "code=\(myeongdong)")
            #expect(browser.path == "/" && browser.sees("명동 근처"))
            try await browser.post("/neighbourhoods", "code=\(seocho)")
            try await browser.submit("/neighbourhoods/\(seocho)/main")
            #expect(browser.path == "/neighbourhoods")
            try await browser.open("/")
            #expect(browser.sees("서초2동 근처"))
            try await browser.open("/neighbourhoods")
            try await browser.submit("/neighbourhoods/\(seocho)/reach", ["reach": ["3"]])
            #expect(browser.sees("value=\"3\" aria-pressed=\"true\""))
            try await browser.post("/neighbourhoods", "code=1168064000")
            #expect(browser.sees("동네는 세 곳까지 정할 수 있어요"))
            try await browser.post("/neighbourhoods", "code=1144066000")
            #expect(browser.status == 422 && browser.sees("세 곳까지"))
            try await browser.submit("/neighbourhoods/\(myeongdong)/remove")
            #expect(browser.sees("동네를 삭제했어요.") && !browser.sees("서울 중구 명동"))
        }
    }

    @Test("The feed is narrowed by a form, says what it is narrowed to, and lets each be taken off again")
    func narrowing() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            _ = try await ana.post("수학", ["subject": ["math"], "price": ["won": 50_000, "per": "hour"]])
            let browser = try await stranger(in: server)
            try await browser.open("/browse?kind=class")
            try await browser.submit(
                "/browse",
                ["subject": ["math"], "minPrice": ["40,000"], "maxPrice": [""]]
            )
            #expect(browser.sees(">수학</a>") && !browser.sees(">피아노</a>"))
            #expect(browser.sees("40,000원 이상") && browser.sees(": 수학\""))
            #expect(browser.sees("value=\"40000\""))
            try await browser.submit("/browse", ["weekday": ["sun"]])
            #expect(browser.sees("조건에 맞는 글이 없어요"))
            try await browser.open("/browse?side=want")
            #expect(browser.sees("조건에 맞는 글이 없어요") && browser.sees("href=\"/browse?side=offer\""))
            try await browser.open("/browse?subject=nonsense&reach=9&minPrice=x&sort=nearest&cursor=")
            #expect(browser.status == 200 && browser.sees(">피아노</a>"))
        }
    }

    @Test("A member's feed reaches as far as they said at home, and a chip says when it reaches elsewhere")
    func reaching() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            try await ana.live(in: myeongdong)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/neighbourhoods")
            let beside = "1114052000"
            try await browser.post("/neighbourhoods", "code=\(beside)")
            try await browser.submit("/neighbourhoods/\(beside)/main")
            try await browser.submit("/neighbourhoods/\(beside)/reach", ["reach": ["0"]])
            try await browser.open("/browse")
            #expect(!browser.sees(">피아노</a>") && browser.sees("시·군 전체 보기"))
            try await browser.submit("/browse", ["reach": ["1"]])
            #expect(browser.sees(">피아노</a>") && browser.sees(": 이웃 동네까지\""))
            try await browser.submit("/browse", ["reach": ["0"]])
            #expect(!browser.sees(" 필터 해제"))
        }
    }

    @Test(
        "When there is nothing around, the city and the country are one link away, in the feed and in search"
    )
    func wider() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("명동 피아노")
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            let ben = try await server.device(of: "ben")
            // 우장산동, at the other end of Seoul, and 부산 우1동.
            for (home, reach) in [("1150061500", "city"), ("2635051000", "country")] {
                try await ben.live(in: home)
                for page in ["/browse?", "/search?q=%ED%94%BC%EC%95%84%EB%85%B8&"] {
                    try await browser.open(page)
                    #expect(!browser.sees("명동 피아노"))
                    try await browser.open("\(page)reach=\(reach)")
                    #expect(browser.sees("명동 피아노"), "\(page) \(reach)")
                }
                try await browser.open("/browse?reach=city")
                #expect(browser.sees("명동 피아노") == (reach == "city"))
                #expect(browser.sees("전국 보기") == (reach == "country"))
            }
            try await browser.open("/browse?reach=7km")
            #expect(browser.sees("value=\"7km\" checked") && browser.sees(": 7km 안\""))
        }
    }

    @Test("The map says the same as a list: what a neighbourhood has, and how much those around it have")
    func map() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            _ = try await ana.post("강남 수학", ["place": ["point": ["lat": 37.5007, "lon": 127.0365]]])
            let browser = try await stranger(in: server)
            try await browser.open("/map")
            #expect(browser.sees("명동 지도") && browser.sees(">피아노</a>") && !browser.sees("강남 수학"))
            try await browser.open("/map?neighbourhood=1168064000")
            #expect(browser.sees(">강남 수학</a>") && !browser.sees(">피아노</a>"))
            try await browser.open("/map?neighbourhood=9999999999")
            #expect(browser.status == 404)
            try await PlainBrowser(at: server.address).open("/map")
        }
    }

    @Test("The map is narrowed as the feed is, and what it leads to is narrowed, too")
    func narrowedMap() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            _ = try await ana.post("기타 배우기", ["side": "want"])
            let browser = try await stranger(in: server)
            try await browser.open("/map")
            try await browser.submit("/map", ["side": ["want"]])
            #expect(browser.sees(">기타 배우기</a>") && !browser.sees(">피아노</a>"))
            #expect(!browser.sees("name=\"favourites\""))
            try await browser.open("/map?bbox=126.9,37.5,127,37.6&zoom=12&side=want")
            #expect(browser.sees(">기타 배우기</a>") && !browser.sees(">피아노</a>"))
            #expect(browser.sees("data-filters=\"side=want\""))
            #expect(browser.links.contains { $0.hasPrefix("/map?bbox=") && $0.hasSuffix("&side=want") })
        }
    }

    @Test("An address with a box shows what lies in it: areas from afar, which lead nearer, and listings")
    func inSight() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for number in 1...21 { _ = try await ana.post("피아노 \(number)") }
            _ = try await ana.post("강남 수학", ["place": ["point": ["lat": 37.5007, "lon": 127.0365]]])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/map?bbox=126.7,37.4,127.2,37.7&zoom=11")
            #expect(browser.sees("서울 중구") && browser.sees(">강남 수학</a>"))
            try await browser.open(#require(browser.links.first { $0.contains("zoom=12") }))
            #expect(browser.sees(">피아노 21</a>") && !browser.sees("강남 수학"))
            try await browser.open("/map?bbox=126.97,37.55,127.0,37.58&zoom=15")
            #expect(!browser.sees(">피아노 1</a>"))
            try await browser.open(#require(browser.links.last { $0.contains("cursor=") }))
            #expect(browser.sees(">피아노 1</a>") && !browser.sees(">피아노 21</a>"))
            try await browser.open("/map?bbox=129,35,129.1,35.1&zoom=15")
            #expect(browser.sees("여기에는 아직 글이 없어요"))
            try await browser.open("/map?bbox=1,2,3&zoom=15")
            #expect(browser.status == 422)
        }
    }

    @Test("A listing is kept without a script, found among the favourites, taken off and put back")
    func favourites() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post("피아노")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/favourites")
            #expect(browser.path.hasPrefix("/sign-in"))
            try await browser.join(as: "ben")
            try await browser.post("/neighbourhoods", "code=\(myeongdong)")
            try await browser.open("/browse")
            try await browser.submit("/listings/\(id)/favourite")
            #expect(browser.path == "/browse" && browser.sees("찜 목록에 넣었어요."))
            #expect(browser.sees("aria-pressed=\"true\""))
            try await browser.open("/favourites")
            try await browser.submit("/listings/\(id)/unfavourite")
            #expect(!browser.sees(">피아노</a>"))
            try await browser.submit("/listings/\(id)/favourite")
            #expect(browser.path == "/favourites" && browser.sees(">피아노</a>"))
        }
    }

    @Test("A member's page shows their listings, and doesn't exist for members they blocked")
    func member() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            let id = try await ana.identifier()
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            let ben = try await server.device(of: "ben").identifier()
            try await browser.open("/members/\(id)")
            #expect(browser.sees("<h1>ana</h1>") && browser.sees(">피아노</a>"))
            #expect(browser.sees("아직 받은 후기가 없어요.") && browser.offers("/members/\(id)/block"))
            try await browser.open("/members/\(ben)")
            #expect(browser.sees("프로필 수정") && !browser.offers("/members/\(ben)/block"))
            #expect(try await ana.ask("PUT", "/api/v1/blocks/\(ben)").status == 204)
            for path in ["/members/\(id)", "/members/\(id)/reviews", "/members/nobody"] {
                try await browser.open(path)
                #expect(browser.status == 404 && !browser.sees("ana"), "\(path)")
            }
        }
    }
}
