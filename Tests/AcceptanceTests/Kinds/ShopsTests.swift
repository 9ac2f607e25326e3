import Database
import Domain
import JSONCoding
import TestSupport
import Testing

/// What shops promise besides what every listing does.
@Suite("Shops")
struct ShopsTests {
    private func edit(_ id: String, by author: Neighbour, _ changes: JSONObject) async throws -> TestResponse
    {
        try await author.ask("PUT", "/api/v1/shops/\(id)", Neighbour.shop(changes))
    }

    private func found(_ filter: String, by reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", "/api/v1/listings?neighbourhood=1114055000&kind=shop&\(filter)").items
            .compactMap { $0["id"]?.stringValue }
    }

    @Test(
        "A neighbour sees the area exactly, the monthly cost, and every price and status with its time",
        arguments: Database.Engine.allCases
    )
    func history(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            var (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.postShop()
            let posted = try await ben.ask("GET", "/api/v1/shops/\(id)").json
            #expect(posted["area"] == "33.05785" && posted["contents"]?["exclusiveArea"] == "33.05785")
            // Rent 500,000, VAT 50,000, maintenance 50,000, premium 100,000, interest 41,667.
            #expect(posted["monthlyCost"] == 741_667 && posted["secondAmount"] == 10_000_000)
            #expect(posted["place"]?["address"] == MeetingPlace.json["address"])

            server.clock.pass(.seconds(3_600))
            (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
            #expect(try await edit(id, by: ana, ["rent": 450_000]).status == 200)
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/close").status == 200)
            server.clock.pass(.seconds(60))
            #expect(try await edit(id, by: ana, ["rent": 450_000, "status": "reserved"]).status == 200)
            let seen = try await ben.ask("GET", "/api/v1/shops/\(id)").json
            let prices = seen["history"]?["prices"]?.arrayValue ?? []
            #expect(prices.map { $0["price"]?.int64Value } == [500_000, 450_000])
            let statuses = seen["history"]?["statuses"]?.arrayValue ?? []
            #expect(
                statuses.map { $0["status"]?.stringValue } == ["available", "withdrawn", "reserved"],
                "\(statuses)"
            )
            #expect(seen["status"] == "open" && seen["facets"]?["lowered"] == ["yes"])
            #expect(try await found("lowered=yes&standing=reserved", by: ben) == [id])
            #expect(try await found("lowered=yes&standing=available", by: ben) == [])
        }
    }

    @Test("A broker's shop isn't published before every statutory field is there, and each is named")
    func broker() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let bare = try await ana.ask(
                "POST",
                "/api/v1/shops",
                Neighbour.shop(["lister": "broker", "totalFloors": nil, "maintenance": nil])
            )
            #expect(bare.status == 422)
            let codes = (bare.json["errors"]?.arrayValue ?? []).compactMap { $0["code"]?.stringValue }
            let needed = StatutoryFact.allCases.filter { $0 != .location }
            #expect(codes == needed.map { "shop.statutory-\($0.rawValue)" })
            var broker = Neighbour.broker
            broker["place"] = ["neighbourhood": "1114055000"]
            try await ana.live(in: "1114055000")
            let homeless = try await ana.ask("POST", "/api/v1/shops", Neighbour.shop(broker))
            #expect(homeless.verdict == "422 shop.statutory-location")
            #expect(try await found("lister=broker", by: ana) == [])
            let id = try await ana.postShop(Neighbour.broker)
            #expect(try await found("lister=broker", by: ana) == [id])
        }
    }

    @Test(
        "A field that breaks a rule is refused by name, and changes nothing",
        arguments: [
            (["rent": nil], "shop.rent-missing"), (["exclusiveArea": "넓음"], "shop.exclusive-area"),
            (["contractArea": "9평"], "shop.contract-area-smaller"), (["floor": 0], "shop.floor"),
            (["totalFloors": 1, "floor": 2], "shop.total-floors"), (["approvedOn": "작년"], "shop.approved-on"),
            (["readyOn": "2026"], "shop.ready-on"),
            (["trade": ["korean"], "use": "cafe"], "shop.trade-of-other-use"),
            (["floorPlan": "last"], "shop.floor-plan-missing"),
            (["description": " "], "shop.description-missing"),
            (["leaseMonths": 241], "shop.lease-length"),
        ] as [(JSONObject, String)]
    )
    func refusals(_ changes: JSONObject, _ code: String) async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let refused = try await ana.ask("POST", "/api/v1/shops", Neighbour.shop(changes))
            #expect(refused.verdict == "422 \(code)")
            let id = try await ana.postShop()
            #expect(try await edit(id, by: ana, changes).verdict == "422 \(code)")
            #expect(try await edit(id, by: ben, [:]).verdict == "403 listing.not-author")
            let seen = try await ben.ask("GET", "/api/v1/shops/\(id)").json
            #expect(seen["editedAt"] == .null && seen["history"]?["prices"]?.arrayValue?.count == 1)
        }
    }

    @Test("The page shows the cost part by part, the area in both units, and is told to search engines")
    func page() async throws {
        try await TestServer.run { server in
            var ana = try await server.signUp("ana")
            let id = try await ana.postShop()
            server.clock.pass(.seconds(3_600))
            ana = try await ana.refreshed()
            _ = try await edit(id, by: ana, ["rent": 400_000])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/shops/\(id)")
            for text in [
                "33.06㎡ (10평)", "한 달 총비용", "631,667원", "보증금 × 연 5% ÷ 12", "권리금 ÷ 24개월",
                "월세 1,000만원 / 40만원", "가격을 내렸어요", "RealEstateListing", "og:title",
            ] {
                #expect(browser.sees(text), "\(text)")
            }
            try await browser.open("/browse?kind=shop&neighbourhood=1114055000")
            #expect(browser.status == 200)
        }
    }

    @Test(
        "A form of a shop counts in 만원, understands other units, and keeps what was typed when it is refused"
    )
    func tenThousands() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/shops/new")
            #expect(browser.sees(">만원</span>") && browser.sees("data-won=\"10000\""))
            let typed: [String: [String]] = [
                "title": ["연남동 카페 자리"], "description": ["역에서 가까워요."], "use": ["cafe"], "deal": ["monthly"],
                "upFront": ["3000"], "rent": ["5천원"], "maintenance": ["15"], "premium": ["2억 5천"],
                "exclusiveArea": ["12평"], "floor": ["1"],
            ]
            try await browser.submit("/shops/new", typed)
            #expect(browser.status == 422 && browser.sees("1만원 이상으로"))
            for (name, value) in typed where ["upFront", "rent", "premium"].contains(name) {
                #expect(browser.values(of: name) == value, "\(name)")
            }
            try await browser.submit("/shops/new", ["rent": ["200"]])
            let id = try #require(browser.path.split(separator: "/").last.map(String.init))
            let shop = try await ana.ask("GET", "/api/v1/shops/\(id)").json
            #expect(
                shop["contents"]?["upFront"] == 30_000_000 && shop["contents"]?["rent"] == 2_000_000,
                "\(shop)"
            )
            #expect(shop["contents"]?["maintenance"] == 150_000)
            #expect(shop["contents"]?["premium"] == 250_000_000)
            try await browser.open("/shops/\(id)/edit")
            #expect(browser.values(of: "rent") == ["200"] && browser.values(of: "premium") == ["25000"])

            try await browser.open("/browse?kind=shop")
            try await browser.submit("/browse", ["mostDeposit": ["3000"], "mostPrice": ["200만원"]])
            #expect(browser.sees("연남동 카페 자리") && browser.sees("월세 2,000,000원 이하"))
            #expect(
                browser.values(of: "mostDeposit") == ["3000"] && browser.values(of: "mostPrice") == ["200"]
            )
            try await browser.submit("/browse", ["mostDeposit": ["3000"], "mostPrice": ["199"]])
            #expect(!browser.sees("연남동 카페 자리"))
        }
    }

    @Test("The history tells which amount changed, and from what to what")
    func changes() async throws {
        try await TestServer.run { server in
            var ana = try await server.signUp("ana")
            let id = try await ana.postShop()
            server.clock.pass(.seconds(3_600))
            ana = try await ana.refreshed()
            _ = try await edit(id, by: ana, ["rent": 450_000])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/shops/\(id)")
            #expect(browser.sees("가격을 내렸어요 · 월세 50만원 → 45만원 · 한 달 총비용"))
            #expect(browser.sees("보증금 1,000만원 · 월세 50만원 · 한 달 총비용 741,667원"))
        }
    }

    @Test("A saved search for lowered prices tells of a shop once its price is lowered")
    func lowered() async throws {
        try await TestServer.run { server in
            var (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.live(in: "1114055000")
            let search: JSON = ["name": "내린 상가", "kinds": ["shop"], "lowered": ["yes"]]
            let saved = try await ben.ask("POST", "/api/v1/me/saved-searches", search)
            #expect(saved.status == 201, "\(saved)")
            let id = try await ana.postShop()
            await server.runMaintenance()
            #expect(try await ben.told() == [])
            for rent in [550_000, 450_000] as [JSON] {
                #expect(try await ben.told() == [])
                server.clock.pass(.seconds(3_600))
                (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
                _ = try await edit(id, by: ana, ["rent": rent])
                await server.runMaintenance()
            }
            #expect(try await ben.told() == ["saved-search-fits"])
        }
    }

    @Test("Shops are found by ranges of deposit, cost and area, and ordered by cost and by area")
    func figures() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let small = try await ana.postShop(["rent": 900_000])
            let large = try await ana.postShop(["exclusiveArea": "20평", "upFront": 50_000_000])
            let sale = try await ana.postShop(
                ["deal": "sale", "upFront": 900_000_000, "exclusiveArea": "15평", "premium": nil]
            )
            _ = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer())
            for (filter, ids) in [
                ("sort=cheapest", [large, small, sale]), ("sort=largest", [large, sale, small]),
                ("maxDeposit=50000000&sort=cheapest", [large, small]), ("minDeposit=50000001", [sale]),
                ("maxPrice=600000", [large]), ("minCost=1000000&maxCost=2000000", [small]),
                ("minArea=33.05785&maxArea=49.586775&sort=largest", [sale, small]),
                ("minArea=33.05786&deal=monthly", [large]),
            ] {
                #expect(try await found(filter, by: ana) == ids, "\(filter)")
            }
            let first = try await ana.ask(
                "GET",
                "/api/v1/listings?neighbourhood=1114055000&sort=cheapest&limit=3"
            )
            #expect(first.items.count == 3)
            let cursor = first.json["next"]?.stringValue ?? ""
            let rest = try await found("sort=cheapest&cursor=\(cursor)", by: ana)
            #expect(rest.isEmpty)
            for wrong in ["minArea=0", "maxArea=x", "minCost=-1", "sort=smallest"] {
                let path = "/api/v1/listings?neighbourhood=1114055000&\(wrong)"
                #expect(try await ana.ask("GET", path).status == 400, "\(wrong)")
            }
            let path = "/api/v1/listings?neighbourhood=1114055000&minArea=20&maxArea=10"
            #expect(try await ana.ask("GET", path).verdict == "422 request.contradictory-parameter")
            let box = "bbox=126.97,37.55,127.0,37.58&kind=shop"
            let seen = try await ana.ask("GET", "/api/v1/listings/in-sight?\(box)&maxCost=1000000").items
            #expect(seen.compactMap { $0["id"]?.stringValue } == [large])
        }
    }

    @Test("The dearest shop is found by its cost, which is more than any price can be")
    func dearest() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let most = JSON.integer(Int64(Money.most))
            let id = try await ana.postShop(["rent": most, "maintenance": most])
            #expect(try await found("minCost=\(Money.most)", by: ana) == [id])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/shops/\(id)")
            #expect(browser.sees("2,100,000,"))
        }
    }

    @Test("The feed's form filters by figures, with areas in either unit, and says what it does")
    func form() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let small = try await ana.postShop(["title": "작은 가게"])
            _ = try await ana.postShop(["title": "넓은 가게", "exclusiveArea": "20평"])
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await ana.live(in: "1114055000")
            try await browser.open(
                "/browse?kind=shop&maxArea=10%ED%8F%89&maxCost=100%EB%A7%8C%EC%9B%90&sort=cheapest"
            )
            #expect(browser.links.contains("/shops/\(small)") && !browser.sees("넓은 가게"))
            #expect(browser.sees("전용면적 33.06㎡ (10평)까지") && browser.sees("한 달 총비용 1,000,000원까지"))
            #expect(browser.sees("총비용 낮은 순"))
            // Bounds in the wrong order are taken in the right one, as those of prices are.
            try await browser.open("/browse?kind=shop&minArea=15%ED%8F%89&maxArea=5%ED%8F%89")
            #expect(browser.status == 200)
            #expect(browser.links.contains("/shops/\(small)") && !browser.sees("넓은 가게"))
            try await browser.open("/browse?sort=cheapest")
            #expect(!browser.sees("총비용 낮은 순"))
        }
    }

    @Test("The chosen kind and use are marked for eyes and ears, 전체 included")
    func chips() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            func marked() -> [String] {
                browser.html.split(separator: "aria-current=\"true\">").dropFirst()
                    .map { String($0.prefix { $0 != "<" }.trimmingPrefix("\n")) }
            }
            try await browser.open("/browse")
            #expect(marked().first == "전체")
            try await browser.open("/browse?kind=shop")
            #expect(marked().prefix(2) == ["상가", "전체"])
            try await browser.open("/browse?kind=shop&use=cafe")
            #expect(marked().prefix(2) == ["상가", "카페"])
        }
    }

    @Test("Everyone can compare two to four shops, and a member adds favourites")
    func comparison() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let first = try await ana.postShop(["title": "작은 가게"])
            let second = try await ana.postShop(["title": "넓은 가게", "exclusiveArea": "20평"])
            let liked = try await ana.postShop(["title": "찜한 가게"])
            _ = try await ben.ask("PUT", "/api/v1/listings/\(liked)/favourite")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/shops/compare?id=\(first)&id=\(second)&id=\(first)&id=nonsense")
            for text in ["작은 가게", "넓은 가게", "66.12㎡ (20평)", "한 달 총비용", "741,667원"] {
                #expect(browser.sees(text), "\(text)")
            }
            #expect(!browser.sees("찜한 가게"))
            try await browser.signIn(as: "ben")
            try await browser.open("/shops/compare?id=\(first)")
            #expect(browser.sees("찜한 가게") && browser.sees("비교할 상가를 둘에서 넷까지"))
            try await ana.block(ben)
            try await browser.open("/shops/compare?id=\(first)&id=\(second)")
            #expect(!browser.sees("작은 가게") && browser.status == 200)
        }
    }

    @Test("An author writes a date as people do, in the form")
    func typedDate() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let shop = try await ana.postShop()
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/shops/\(shop)/edit")
            try await browser.submit("/shops/\(shop)/edit", ["readyOn": ["2026년 12월 20일"]])
            #expect(browser.path == "/shops/\(shop)" && browser.sees("2026-12-20"), "\(browser.path)")
            try await browser.open("/shops/\(shop)/edit")
            try await browser.submit("/shops/\(shop)/edit", ["readyOn": ["곧"]])
            #expect(browser.status == 422 && browser.values(of: "readyOn") == ["곧"])
        }
    }

    @Test("An author sets the status at the command line, and compares shops there")
    func commands() async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        var ids: [String] = []
        for rent in ["500000", "600000"] {
            let options =
                SamplePost.of(.shop).options.map { $0 == "500000" ? rent : $0 } + [
                    "--neighbourhood", "1114055000",
                ]
            let posted = try await desk.ask(["shop", "post"] + options + ["--json"])
            #expect(posted.status == 0, "\(posted)")
            ids.append(posted.json["id"]?.stringValue ?? "")
        }
        let status = ["shop", "status", ids[0], "--to", "contracted"]
        let contracted = try await desk.ask(status + ["--json"])
        #expect(contracted.json["contents"]?["status"] == "contracted", "\(contracted)")
        #expect(try await desk.ask(["shop", "status", ids[0]]).status == 2)
        // Its prices and statuses, newest first; what was corrected within the hour isn't among them.
        let lowered = ["shop", "edit", ids[0], "--rent", "400000"]
        #expect(try await desk.ask(lowered).status == 0)
        let shown = try await desk.ask(["shop", "show", ids[0]]).output
        let history = shown.split(separator: "Prices and statuses\n").last?.split(separator: "\n") ?? []
        #expect(history.contains { $0.contains("Rent: ₩400,000 · Monthly total: ₩") }, "\(shown)")
        #expect(history.contains { $0.hasSuffix("Contracted") } && history.count == 3, "\(shown)")
        #expect(try await !desk.ask(["shop", "show", ids[1]]).output.contains("Prices and statuses"))
        let compared = try await desk.ask(["shop", "compare", "--id", ids[0], "--id", ids[1]])
        #expect(compared.status == 0 && compared.output.contains("(lowest)"), "\(compared)")
        #expect(try await desk.ask(["shop", "compare", "--id", ids[0]]).status == 2)
    }
}
