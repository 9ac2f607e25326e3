import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("Around the neighbourhood")
struct BoardTests {
    private let myeongdong = "1114055000"

    private func titles(_ heard: TestResponse) -> [String] {
        heard.items.compactMap { $0["title"]?.stringValue }
    }

    private func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    @Test(
        "A neighbour and a guest see what was just posted",
        arguments: Database.Engine.allCases
    )
    func feed(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.live(in: myeongdong)
            _ = try await ana.post("성인 피아노 기초")
            _ = try await ana.post("주말 수학", ["subject": ["math"], "target": ["senior"]])

            #expect(titles(try await ben.ask("GET", "/api/v1/listings")) == ["주말 수학", "성인 피아노 기초"])
            let around = "/api/v1/listings?neighbourhood=\(myeongdong)"
            let card = try #require(try await server.ask("GET", around).items.last)
            #expect(card["neighbourhood"]?["name"] == "서울 중구 명동")
            #expect(card["facets"] == ["subject": ["hobby"]])
            #expect(card["author"]?["nickname"] == "ana")
            #expect(card["price"]?["won"] == 30_000)
            #expect(titles(try await server.ask("GET", "\(around)&subject=math")) == ["주말 수학"])
            #expect(titles(try await server.ask("GET", "\(around)&target=senior")) == ["주말 수학"])
            #expect(titles(try await server.ask("GET", "\(around)&minPrice=30001")) == [])
            #expect(titles(try await server.ask("GET", "\(around)&weekday=tue")) == [])
            let near = "/api/v1/listings?lat=37.5637&lon=126.9838&sort=nearest"
            let distances = try await server.ask("GET", near).items.map { $0["distance"]?.intValue }
            #expect(distances == [distances.first, distances.first])
            #expect(titles(try await server.ask("GET", "\(around)&sort=soonest")).count == 2)
            #expect(titles(try await ana.ask("GET", "/api/v1/me/listings")).count == 2)
            let me = try #require(try await ana.ask("GET", "/api/v1/me").json["id"]?.stringValue)
            #expect(titles(try await server.ask("GET", "/api/v1/listings?author=\(me)")).count == 2)
        }
    }

    @Test(
        "A closed listing says so to its author and is hidden from others",
        arguments: Database.Engine.allCases
    )
    func closed(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post("피아노")
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/close").status == 200)
            let around = "/api/v1/listings?neighbourhood=\(myeongdong)"

            #expect(titles(try await ana.ask("GET", around)) == [])
            #expect(titles(try await ana.ask("GET", "\(around)&status=closed,expired")) == ["피아노"])
            let own = try await ana.ask("GET", "/api/v1/me/listings").items
            #expect(own.first?["status"] == "closed")
        }
    }

    @Test(
        "A search by word or consonants is remembered, and can be deleted",
        arguments: Database.Engine.allCases
    )
    func search(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ben.live(in: myeongdong)
            _ = try await ana.post("성인 피아노 기초")
            _ = try await ana.post("주말 수학")
            let search = { (text: String) in
                try await ben.ask("GET", "/api/v1/listings?q=\(escaped(text))")
            }

            for text in ["피아노", "ㅍㅇㄴ", "기초 피아노", "피아노"] {
                #expect(titles(try await search(text)) == ["성인 피아노 기초"], "\(text)")
            }
            #expect(titles(try await search("바이올린")) == [])
            #expect(try await search("?!").verdict == "422 search.empty-query")
            let past = try await ben.ask("GET", "/api/v1/me/searches").items
            #expect(past.compactMap { $0["text"]?.stringValue } == ["바이올린", "피아노", "기초 피아노", "ㅍㅇㄴ"])

            let last = try #require(past.first?["id"]?.stringValue)
            #expect(try await ana.ask("DELETE", "/api/v1/me/searches/\(last)").status == 204)
            #expect(try await ben.ask("GET", "/api/v1/me/searches").items.count == 4)
            #expect(try await ben.ask("DELETE", "/api/v1/me/searches/\(last)").status == 204)
            #expect(try await ben.ask("GET", "/api/v1/me/searches").items.count == 3)
            #expect(try await ben.ask("DELETE", "/api/v1/me/searches").status == 204)
            #expect(try await ben.ask("GET", "/api/v1/me/searches").items.isEmpty)
        }
    }

    @Test("The map shows a province from afar and the listing close by", arguments: Database.Engine.allCases)
    func map(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("피아노")
            _ = try await ana.post("수학")
            let map = { (query: String) in try await server.ask("GET", "/api/v1/listings/map?\(query)") }

            let far = try await map("bbox=124,33,132,39&zoom=6").json
            #expect(far["type"] == "FeatureCollection")
            let cluster = far["features"]?.arrayValue?.first?["properties"]?["cluster"]
            #expect(cluster?["name"] == "서울" && cluster?["count"] == 2)
            let districts = try await map("bbox=126.7,37.4,127.2,37.7&zoom=11").json
            #expect(districts["features"]?.arrayValue?.first?["properties"]?["cluster"]?["name"] == "서울 중구")
            let near = try await map("bbox=126.97,37.55,127.0,37.58&zoom=17").json["features"]?.arrayValue
            #expect(near?.count == 2)
            #expect(near?.first?["properties"]?["listing"]?["author"]?["nickname"] == "ana")
            let list = { (query: String) in
                try await server.ask("GET", "/api/v1/listings/in-sight?bbox=126.97,37.55,127.0,37.58\(query)")
            }
            let first = try await list("&limit=1")
            #expect(first.items.map { $0["title"] } == ["수학"])
            let rest = try await list("&cursor=\(first.json["next"]?.stringValue ?? "")")
            #expect(rest.items.map { $0["title"] } == ["피아노"] && rest.json["next"] == .null)
            let counts = try await server.ask(
                "GET",
                "/api/v1/listings/counts?neighbourhood=\(myeongdong)&reach=1"
            )
            #expect(counts.items.first?["count"] == 2)
        }
    }

    @Test(
        "An invalid query is refused at its parameter",
        arguments: [
            ("listings", "422 board.neighbourhood-needed"),
            ("listings?neighbourhood=1", "404 neighbourhood.unknown-code"),
            ("listings?neighbourhood=1114055000&reach=4", "422 board.invalid-reach"),
            ("listings?neighbourhood=1114055000&reach=51km", "422 board.invalid-reach"),
            ("listings?neighbourhood=1114055000&sort=nearest", "422 board.point-needed"),
            ("listings?neighbourhood=1114055000&sort=oldest", "400 request.invalid-parameter"),
            ("listings?neighbourhood=1114055000&subject=wine", "400 request.invalid-parameter"),
            ("listings?neighbourhood=1114055000&target=cats", "400 request.invalid-parameter"),
            ("listings?neighbourhood=1114055000&kind=walk", "400 request.invalid-parameter"),
            ("listings?neighbourhood=1114055000&cursor=x", "422 board.unknown-cursor"),
            ("listings?neighbourhood=1114055000&limit=101", "400 request.invalid-parameter"),
            (
                "listings?neighbourhood=1114055000&minPrice=9&maxPrice=8",
                "422 request.contradictory-parameter"
            ),
            ("listings?neighbourhood=1114055000&q=", "422 search.empty-query"),
            ("listings?neighbourhood=1114055000&q=a&sort=popular", "422 search.newest-only"),
            ("listings?lat=37.5", "422 request.contradictory-parameter"),
            ("listings?lat=37.5&lon=130", "422 board.neighbourhood-needed"),
            ("listings?author=x", "400 request.invalid-parameter"),
            ("listings/map?zoom=5", "422 map.invalid-box"),
            ("listings/map?bbox=1,2,3&zoom=5", "422 map.invalid-box"),
            ("listings/map?bbox=170,30,-170,40&zoom=5", "422 map.invalid-box"),
            ("listings/map?bbox=1,2,3,nan&zoom=5", "422 map.invalid-box"),
            ("listings/map?bbox=1,2,3,4&zoom=23", "400 request.invalid-parameter"),
            ("listings/in-sight", "422 map.invalid-box"),
            ("listings/in-sight?bbox=1,2,3,4&cursor=x", "422 board.unknown-cursor"),
            ("me/listings", "401 session.sign-in-needed"),
            ("me/searches", "401 session.sign-in-needed"),
            ("favourites", "401 session.sign-in-needed"),
        ]
    )
    func refusals(_ path: String, _ verdict: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.ask("GET", "/api/v1/\(path)")
            #expect(answer.verdict == verdict)
        }
    }
}

@Suite("Favourites")
struct FavouritesTests {
    @Test(
        "A neighbour marks a class, finds it again, and is told when it closes",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let (first, second) = (try await ana.post("피아노"), try await ana.post("수학"))
            let mark = { (method: String, id: String) in
                try await ben.ask(method, "/api/v1/listings/\(id)/favourite").verdict
            }

            for id in [first, second, first] { #expect(try await mark("PUT", id) == "204") }
            let all = try await ben.ask("GET", "/api/v1/favourites").items
            #expect(all.compactMap { $0["title"]?.stringValue } == ["수학", "피아노"])
            #expect(all.allSatisfy { $0["favourite"] == true && $0["favourites"] == 1 })
            let feed = try await ben.ask("GET", "/api/v1/listings?neighbourhood=1114055000").items
            #expect(feed.allSatisfy { $0["favourite"] == true })

            #expect(try await mark("DELETE", second) == "204")
            #expect(try await mark("DELETE", second) == "204")
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(first)").status == 204)
            #expect(try await ben.ask("GET", "/api/v1/favourites").items.isEmpty)
            #expect(try await mark("PUT", first) == "404 listing.not-found")
            #expect(try await mark("PUT", "x") == "404 listing.not-found")
        }
    }
}
