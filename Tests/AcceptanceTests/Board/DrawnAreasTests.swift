import Database
import Domain
import JSONCoding
import TestSupport
import Testing

/// What an area drawn on the map promises, for readers, savers and at the command line.
@Suite("Drawn areas")
struct DrawnAreasTests {
    /// Around the place where shops are posted by default.
    private static let here = made(37.5637, 126.9838)
    private static let elsewhere = made(37.5667, 126.9868)
    private static let path = "/api/v1/listings"

    /// A diamond of some two hundred metres.
    private static func made(_ latitude: Double, _ longitude: Double) -> DrawnArea? {
        let corners = [(0.001, 0.0), (0.0, 0.001), (-0.001, 0.0), (0.0, -0.001)]
        return try? DrawnArea(
            around: corners.compactMap { Point(latitude: latitude + $0.0, longitude: longitude + $0.1) }
        )
    }

    private static func place(_ latitude: Double, _ longitude: Double) -> JSON {
        ["point": ["lat": .number(latitude), "lon": .number(longitude)], "address": "명동길 1"]
    }

    private let area = "area=\(here?.description ?? "")"

    private func titles(_ response: TestResponse) -> [String] {
        response.items.compactMap { $0["title"]?.stringValue }
    }

    @Test(
        "A drawn area narrows list, search, map, counts and histograms to what is inside, without a home",
        arguments: Database.Engine.allCases
    )
    func everywhere(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.postShop(["title": "안쪽 가게"])
            _ = try await ana.postShop(["title": "바깥 가게", "place": Self.place(37.5648, 126.9838)])
            // Inside of the box around the area only.
            _ = try await ana.postShop(["title": "모퉁이 가게", "place": Self.place(37.5645, 126.9846)])
            for sort in ["newest", "popular", "soonest", "cheapest", "largest"] {
                let found = try await server.ask("GET", "\(Self.path)?\(area)&sort=\(sort)")
                #expect(titles(found) == ["안쪽 가게"], "\(sort)")
            }
            let near = "lat=37.57&lon=126.98"
            let nearest = try await server.ask("GET", "\(Self.path)?\(area)&sort=nearest&\(near)")
            #expect(titles(nearest) == ["안쪽 가게"])
            let sought = "q=%EA%B0%80%EA%B2%8C"
            #expect(titles(try await server.ask("GET", "\(Self.path)?\(area)&\(sought)")) == ["안쪽 가게"])
            // A neighbourhood and its reach are replaced.
            let far = "neighbourhood=2611051000&reach=0"
            #expect(titles(try await server.ask("GET", "\(Self.path)?\(area)&\(far)")) == ["안쪽 가게"])

            let box = "bbox=126.9,37.5,127.0,37.6"
            #expect(titles(try await server.ask("GET", "\(Self.path)/in-sight?\(box)&\(area)")) == ["안쪽 가게"])
            let map = try await server.ask("GET", "\(Self.path)/map?\(box)&zoom=16&\(area)").json
            #expect(map["features"]?.arrayValue?.count == 1)
            for zoom in [6, 10, 13] {
                let country = "bbox=124,33,132,39&zoom=\(zoom)"
                let far = try await server.ask("GET", "\(Self.path)/map?\(country)&\(area)").json
                let counts = far["features"]?.arrayValue?.map { $0["properties"]?["cluster"]?["count"] }
                #expect(counts == [1], "\(zoom)")
            }
            let counts = try await server.ask("GET", "\(Self.path)/counts?\(area)").items
            #expect(counts.map { $0["count"] } == [1])
            let figures = try await server.ask("GET", "\(Self.path)/figures?kind=shop&\(area)").items
            let deposits = figures.first { $0["figure"] == "deposit" }?["bars"]?.arrayValue ?? []
            #expect(deposits.compactMap { $0["count"]?.int64Value }.reduce(0, +) == 1)
        }
    }

    @Test("An area that is nonsense, at sea or beside an author is refused with the reason")
    func refused() async throws {
        try await TestServer.run { server in
            let sea = try DrawnArea(filling: MapBox(west: 131.2, south: 38.2, east: 131.3, north: 38.3))
            for (query, verdict) in [
                ("area=BF", "422 area.too-few-corners"), ("area=nonsense", "422 area.unreadable"),
                ("area=BFoz", "422 area.unreadable"),
                ("area=BFAAUUTAUT", "422 area.crosses-itself"),
                ("area=\(sea)", "404 neighbourhood.none-here"),
                ("\(area)&author=02SJ7Q4B80H5C", "422 request.contradictory-parameter"),
            ] {
                let answer = try await server.ask("GET", "\(Self.path)?\(query)")
                #expect(answer.verdict == verdict, "\(query)")
            }
        }
    }

    @Test("The map shows the area as a filter, draws it, and says why it can't")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.postShop(["title": "안쪽 가게"])
            _ = try await ana.postShop(["title": "바깥 가게", "place": Self.place(37.5648, 126.9838)])
            let browser = PlainBrowser(at: server.address)
            let sight = "bbox=126.97,37.55,127.0,37.58&zoom=16&kind=shop"
            try await browser.open("/map?\(sight)")
            #expect(browser.sees("바깥 가게") && browser.sees("이 화면 안에서만 찾기"))
            let visible = try #require(browser.links.first { $0.contains("area=") })
            try await browser.open(visible)
            #expect(browser.sees("바깥 가게") && browser.sees("그린 구역 안"))

            try await browser.open("/map?\(sight)&\(area)")
            #expect(browser.sees("안쪽 가게") && !browser.sees("바깥 가게"))
            #expect(browser.sees("그린 구역 안") && browser.sees("data-area=\"37.5647,126.9838 "))
            #expect(browser.links.contains { $0.hasPrefix("/map?bbox") && !$0.contains("area=") })
            try await browser.open("/map?\(sight)&area=BFAAUUTAUT")
            #expect(browser.status == 422 && browser.sees("구역의 선이 서로 겹쳐요"))
            #expect(browser.sees("바깥 가게"))
        }
    }

    @Test(
        "A saved area tells of what is posted or moved inside, and of nothing beside it",
        arguments: Database.Engine.allCases
    )
    func saved(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let all = "/api/v1/me/saved-searches"
            let search: JSON = [
                "name": "역 앞", "kinds": ["shop"], "area": .string(Self.elsewhere?.description ?? ""),
            ]
            let saved = try await ben.ask("POST", all, search)
            #expect(saved.status == 201 && saved.json["area"] == search["area"], "\(saved)")
            let export = try await ben.ask("GET", "/api/v1/me/export/saved-searches").items.first
            #expect(export?["area"] == search["area"] && export?["fitsMe"] == false)
            func new() async throws -> JSON? {
                await server.runMaintenance()
                return try await ben.ask("GET", all).items.first?["newListings"]
            }
            let id = try await ana.postShop()
            #expect(try await new() == 0)
            let inside = ["place": Self.place(37.5667, 126.9868)] as JSONObject
            #expect(try await ana.ask("PUT", "/api/v1/shops/\(id)", Neighbour.shop(inside)).status == 200)
            #expect(try await new() == 1)
            _ = try await ana.postShop(inside)
            #expect(try await new() == 2)
            // A move inside of the area is nothing new.
            let moved = ["place": Self.place(37.5668, 126.9868)] as JSONObject
            #expect(try await ana.ask("PUT", "/api/v1/shops/\(id)", Neighbour.shop(moved)).status == 200)
            #expect(try await new() == 2)

            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/saved-searches")
            #expect(browser.sees("그린 구역 안"))
            try await browser.open("/saved-searches/\(saved.json["id"]?.stringValue ?? "")")
            #expect(browser.status == 200 && browser.links.contains("/shops/\(id)"))
            #expect(try await new() == 0)
            let crossed: JSON = ["name": "x", "area": "BFAAUUTAUT"]
            #expect(try await ben.ask("POST", all, crossed).verdict == "422 area.crosses-itself")

            try await browser.open("/saved-searches/new?kind=shop&neighbourhood=1114055000&\(area)")
            try await browser.submit("/saved-searches/new", ["name": ["그린 곳"]])
            let second = try #require(try await ben.ask("GET", all).items.last)
            #expect(second["area"]?.stringValue == Self.here?.description)
        }
    }

    @Test("The command line lists, counts and saves an area, and counts shops by their figures")
    func commands() async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
        let options = SamplePost.of(.shop).options + ["--neighbourhood", "1114055000", "--json"]
        let posted = try await desk.ask(["shop", "post"] + options)
        let point = try #require(posted.json["point"]?.objectValue)
        let (latitude, longitude) = (point["lat"]?.doubleValue ?? 0, point["lon"]?.doubleValue ?? 0)
        let around = try #require(Self.made(latitude, longitude)).description
        let beside = try #require(Self.made(latitude + 0.01, longitude)).description
        for command in [["feed"], ["map"], ["shop", "figures"]] {
            let found = try await desk.ask(command + ["--area", around, "--json"])
            let other = try await desk.ask(command + ["--area", beside])
            #expect(found.status == 0 && other.status == 0, "\(command)")
            #expect(found.json["items"]?.arrayValue?.isEmpty == false, "\(command)")
            #expect(other.output.contains("--reach"), "\(command): \(other)")
        }
        #expect(try await desk.ask(["feed", "--area", "BF"]).status != 0)
        let figures = try await desk.ask(["shop", "figures"])
        #expect(figures.output.contains("▪") && figures.output.contains("from ₩"), "\(figures)")
        let saved = try await desk.ask(["saved", "add", "--name", "x", "--area", around, "--json"])
        #expect(saved.json["area"]?.stringValue == around, "\(saved)")
    }
}
