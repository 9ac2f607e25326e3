import Database
import JSONCoding
import TestSupport
import Testing

private let all = "/api/v1/me/saved-searches"
private let myeongdong = "1114055000"

@Suite("Saved searches")
struct SavedSearchesTests {
    @Test(
        "A member hears of new listings that fit, until the search is opened",
        arguments: Database.Engine.allCases
    )
    func hearing(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            try await ben.live(in: myeongdong)
            let saved = try await ben.ask("POST", all, ["name": " 피아노  레슨 ", "text": "피아노", "side": "offer"])
            #expect(saved.status == 201 && saved.json["name"] == "피아노 레슨")
            #expect(saved.json["reach"] == "1" && saved.json["notifies"] == true)
            let id = try #require(saved.json["id"]?.stringValue)

            _ = try await ana.post("성인 피아노 기초")
            _ = try await ana.post("재즈 피아노")
            _ = try await ana.post("바이올린")
            await server.runMaintenance()

            #expect(try await ben.ask("GET", all).items.map { $0["newListings"] } == [2])
            let notice = try #require(try await ben.ask("GET", "/api/v1/notices").items.first)
            #expect(notice["kind"] == "saved-search-fits" && notice["count"] == 2)
            #expect(notice["title"] == "피아노 레슨" && notice["actor"] == .null)
            #expect(notice["target"] == ["kind": "saved-search", "id": .string(id)])
            #expect(try await ana.told().isEmpty)

            #expect(try await ben.ask("PUT", "\(all)/\(id)/seen").status == 204)
            #expect(try await ben.ask("GET", "\(all)/\(id)").json["newListings"] == 0)
            #expect(try await ben.unread()["notices"] == 0)
        }
    }

    @Test(
        "A search for what admits me is matched with what I have told by then",
        arguments: Database.Engine.allCases
    )
    func fitting(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.live(in: myeongdong)
            try await ben.tells(["jobGroup": "design"])
            let saved = try await ben.ask("POST", all, ["name": "러닝", "kinds": ["run"], "fits": "me"])
            #expect(saved.status == 201 && saved.json["fits"] == "me", "\(saved)")
            func new() async throws -> JSON? {
                await server.runMaintenance()
                return try await ben.ask("GET", all).items.first?["newListings"]
            }
            _ = try await ana.host(["jobGroups": ["medicine"]])
            #expect(try await new() == 0)
            _ = try await ana.host(["jobGroups": ["design"]])
            #expect(try await new() == 1)
            #expect(try await ben.ask("PATCH", "/api/v1/me", ["jobGroup": "medicine"]).status == 200)
            _ = try await ana.host(["jobGroups": ["medicine"]])
            #expect(try await new() == 2)

            let page = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await page.open("/saved-searches/new?kind=run&fits=me")
            try await page.submit("/saved-searches/new", ["name": ["나도 되는 러닝"]])
            #expect(page.sees("내 조건에 맞는 것만"))
            #expect(try await ben.ask("GET", all).items.map { $0["fits"] } == ["me", "me"])
        }
    }

    @Test(
        "A search for shops keeps its figures, and tells of a shop whose total falls into their range",
        arguments: Database.Engine.allCases
    )
    func figures(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.live(in: myeongdong)
            let figures: JSON = [
                "name": "작은 가게", "kinds": ["shop"], "maxCost": 2_000_000, "minArea": "10평",
            ]
            let saved = try await ben.ask("POST", all, figures)
            #expect(saved.status == 201 && saved.json["maxCost"] == 2_000_000, "\(saved)")
            #expect(saved.json["minArea"] == "33.05785" && saved.json["minCost"] == .null)
            func new() async throws -> JSON? {
                await server.runMaintenance()
                return try await ben.ask("GET", all).items.first?["newListings"]
            }
            let id = try await ana.postShop(["rent": 3_000_000])
            #expect(try await new() == 0)
            let lower = Neighbour.shop(["rent": 500_000])
            #expect(try await ana.ask("PUT", "/api/v1/shops/\(id)", lower).status == 200)
            #expect(try await new() == 1)

            let page = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await page.open("/saved-searches/new?kind=shop&maxCost=900000&maxArea=15%ED%8F%89")
            try await page.submit("/saved-searches/new", ["name": ["더 작은 가게"]])
            #expect(page.sees("한 달 총비용 900,000원까지") && page.sees("전용면적 49.59㎡ (15평)까지"))
            let second = try #require(try await ben.ask("GET", all).items.last)
            #expect(second["maxCost"] == 900_000 && second["maxArea"] == "49.586775", "\(second)")
            try await page.open("/saved-searches/\(second["id"]?.stringValue ?? "")")
            #expect(page.status == 200 && page.links.contains("/shops/\(id)"))
        }
    }

    @Test("A member chooses to hear once a day, by API and by form", arguments: Database.Engine.allCases)
    func daily(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.live(in: myeongdong)
            let saved = try await ben.ask("POST", all, ["name": "피아노", "text": "피아노"])
            #expect(saved.json["frequency"] == "at-once")
            let id = try saved.id
            let path = "\(all)/\(id)"
            #expect(try await ben.ask("PATCH", path, ["frequency": "weekly"]).status == 400)
            let changed = try await ben.ask("PATCH", path, ["frequency": "daily"])
            #expect(changed.json["frequency"] == "daily" && changed.json["name"] == "피아노")
            #expect(try await ana.ask("PATCH", path, ["frequency": "daily"]).status == 404)

            _ = try await ana.post("성인 피아노 기초")
            _ = try await ana.post("재즈 피아노")
            await server.runMaintenance()
            #expect(try await ben.told().isEmpty)
            server.clock.pass(.seconds(86_400))
            await server.runMaintenance()
            let later = try await server.device(of: "ben")
            let notices = try await later.ask("GET", "/api/v1/notices").items
            #expect(notices.map { $0["count"] } == [2])

            let page = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await page.open("/saved-searches")
            #expect(page.sees("하루 한 번, 아침 9시"))
            try await page.open("/saved-searches/\(id)/edit")
            try await page.submit("/saved-searches/\(id)/edit", ["frequency": ["at-once"]])
            #expect(page.path == "/saved-searches" && !page.sees("하루 한 번"))
            #expect(try await later.ask("GET", path).json["frequency"] == "at-once")
        }
    }

    @Test("A name is used once, and every refusal has its code", arguments: Database.Engine.allCases)
    func refusals(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ben = try await server.signUp("ben")
            #expect(try await ben.ask("POST", all, ["name": "x"]).verdict == "422 board.neighbourhood-needed")
            try await ben.live(in: myeongdong)
            let long = String(repeating: "가", count: 31)
            let refused: [(JSON, String)] = [
                (["name": " "], "422 saved-search.name-missing"),
                (["name": .string(long)], "422 saved-search.name-too-long"),
                (["name": "x", "text": "!!"], "422 search.empty-query"),
                (["name": "x", "minPrice": 2, "maxPrice": 1], "422 saved-search.contradictory-prices"),
                (["name": "x", "minCost": 2, "maxCost": 1], "422 saved-search.contradictory-figures"),
                (["name": "x", "minArea": "30", "maxArea": "5평"], "422 saved-search.contradictory-figures"),
                (["name": "x", "maxArea": "0"], "422 saved-search.area"),
                (["name": "x", "minDeposit": -1], "400 request.out-of-range"),
                (["name": "x", "minCost": .integer(.min)], "400 request.out-of-range"),
                (["name": "x", "maxCost": .integer(.max)], "400 request.out-of-range"),
                (["name": "x", "neighbourhood": "9999999999"], "404 neighbourhood.unknown-code"),
                (["name": "x", "neighbourhood": ""], "404 neighbourhood.unknown-code"),
                (["name": "x", "reach": "4"], "422 board.invalid-reach"),
            ]
            for (body, verdict) in refused {
                #expect(try await ben.ask("POST", all, body).verdict == verdict)
            }
            let id = try #require(try await ben.ask("POST", all, ["name": "Piano"]).json["id"]?.stringValue)
            #expect(
                try await ben.ask("POST", all, ["name": "piano"]).verdict == "409 saved-search.name-taken"
            )
            #expect(try await ben.ask("PATCH", "\(all)/\(id)", ["notifies": false]).json["notifies"] == false)
            #expect(try await ben.ask("PATCH", "\(all)/\(id)", ["name": "피아노"]).json["name"] == "피아노")

            let carl = try await server.signUp("carl")
            for method in ["GET", "DELETE"] {
                #expect(try await carl.ask(method, "\(all)/\(id)").verdict == "404 saved-search.not-found")
            }
            #expect(try await ben.ask("DELETE", "\(all)/\(id)").status == 204)
            #expect(try await ben.ask("DELETE", "\(all)/\(id)").verdict == "404 saved-search.not-found")
        }
    }

    private func savingAddress(_ browser: PlainBrowser) -> String? {
        browser.links.first { $0.hasPrefix("/saved-searches/new") }
    }

    @Test("A filter of the map is saved around the place in its middle, or around the reader's own")
    func fromMap() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            try await browser.post("/neighbourhoods", "code=\(myeongdong)")
            for (address, place) in [
                ("/map?neighbourhood=1168064000&kind=run", "역삼1동"),
                ("/map?bbox=127.03,37.49,127.04,37.50&zoom=14&kind=run", "역삼1동"),
                ("/map?bbox=124.5,33,132,39&zoom=6&kind=run", "명동"),
                ("/map?bbox=125.03,36.49,125.04,36.50&zoom=14&kind=run", "명동"),
            ] {
                try await browser.open(address)
                try await browser.open(try #require(savingAddress(browser)))
                #expect(browser.values(of: "name") == ["러닝 · \(place)"], "\(address)")
            }
            try await browser.open("/map?neighbourhood=1168064000")
            #expect(savingAddress(browser) == nil)
        }
    }

    @Test("A filter of the feed is saved, opened, renamed, switched and deleted without scripts")
    func pages() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            try await browser.post("/neighbourhoods", "code=\(myeongdong)")
            try await browser.open("/saved-searches")
            #expect(browser.sees("저장한 검색이 없어요"))

            try await browser.open("/browse?subject=hobby&side=offer&maxPrice=50000")
            try await browser.open(try #require(savingAddress(browser)))
            #expect(browser.values(of: "name") == ["수업 · 그 밖의 취미 · 가르쳐요 · 명동"])
            try await browser.submit("/saved-searches/new", ["name": [""]])
            #expect(browser.status == 400 && browser.values(of: "subject") == ["hobby"])
            try await browser.submit("/saved-searches/new", ["name": ["취미반"]])
            #expect(browser.sees("검색 조건을 저장했어요") && browser.sees("50,000원 이하"))

            _ = try await ana.post("성인 피아노 기초")
            _ = try await ana.post("수학 과외", ["subject": ["math"]])
            await server.runMaintenance()
            try await browser.open("/saved-searches")
            #expect(browser.sees("새 글 1개"))
            try await browser.open("/notices")
            #expect(browser.sees("저장한 검색에 맞는 새 글이 1개 있어요."))

            let one = try #require(
                browser.html.firstMatch(of: /then=(%2F|\/)saved-searches(%2F|\/)([0-9A-Z]+)/)
            )
            let id = String(one.output.3)
            try await browser.open("/saved-searches/\(id)")
            #expect(browser.sees(">성인 피아노 기초</a>") && !browser.sees(">수학 과외</a>"))
            try await browser.open("/saved-searches")
            #expect(!browser.sees("새 글 1개") && browser.sees("알림 끄기"))

            try await browser.submit("/saved-searches/\(id)/notices")
            #expect(browser.sees("알림 켜기"))
            try await browser.open("/saved-searches/\(id)/edit")
            try await browser.submit("/saved-searches/\(id)/edit", ["name": ["피아노"]])
            #expect(browser.sees("피아노") && !browser.sees("취미반"))
            try await browser.submit("/saved-searches/\(id)/delete")
            #expect(browser.sees("저장한 검색이 없어요"))
        }
    }
}
