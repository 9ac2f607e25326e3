import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

private let myeongdong = "1114055000"
private let hapjeong = "1144068000"
private let inYeonnam: JSON = ["point": ["lat": 37.5637, "lon": 126.9226]]
private let inBundang: JSON = ["point": ["lat": 37.3707, "lon": 127.1349]]

@Suite("Looking at another place")
struct PlacesTests {
    private func titles(_ heard: TestResponse) -> [String] {
        heard.items.compactMap { $0["title"]?.stringValue }.sorted()
    }

    private func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    @Test(
        "A district, a city, a province and the country are looked at by anyone",
        arguments: Database.Engine.allCases
    )
    func api(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("명동 피아노")
            _ = try await ana.post("연남 피아노", ["place": inYeonnam])
            _ = try await ana.post("분당 피아노", ["place": inBundang])
            let all = ["명동 피아노", "분당 피아노", "연남 피아노"]
            func seen(_ query: String) async throws -> [String] {
                titles(try await server.ask("GET", "/api/v1/listings?\(query)"))
            }
            #expect(try await seen("reach=country") == all)
            #expect(try await seen("reach=country&q=\(escaped("피아노"))") == all)
            #expect(try await seen("neighbourhood=\(hapjeong)&reach=district") == ["연남 피아노"])
            #expect(
                try await seen("neighbourhood=\(hapjeong)&reach=district&q=\(escaped("ㅍㅇㄴ"))") == ["연남 피아노"]
            )
            #expect(try await seen("neighbourhood=\(hapjeong)&reach=province") == ["명동 피아노", "연남 피아노"])
            #expect(try await seen("neighbourhood=4111156000&reach=province") == ["분당 피아노"])
            #expect(try await seen("neighbourhood=4111156000&reach=city") == [])
            let counts = try await server.ask(
                "GET",
                "/api/v1/listings/counts?neighbourhood=\(hapjeong)&reach=district"
            )
            #expect(counts.items.compactMap { $0["count"]?.intValue }.reduce(0, +) == 1)
            #expect(
                try await server.ask("GET", "/api/v1/listings?reach=district").verdict
                    == "422 board.neighbourhood-needed"
            )

            let found = try await server.ask("GET", "/api/v1/localities?q=\(escaped("ㅁㅍㄱ"))").items.first
            #expect(found?["name"] == "서울 마포구" && found?["reach"] == "district")
            #expect(try await server.ask("GET", "/api/v1/localities").items.count == 17)
            let long = String(repeating: "a", count: 241)
            for wrong in ["reach=", "namedIn=\(long)", "q=mapo&neighbourhood=1", "namedIn=mapo&reach=far"] {
                #expect(try await server.ask("GET", "/api/v1/localities?\(wrong)").status >= 400, "\(wrong)")
            }
        }
    }

    @Test(
        "A search saved for a district hears of a listing anywhere in it, and of none outside",
        arguments: Database.Engine.allCases
    )
    func saved(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let search: JSON = ["name": "마포", "neighbourhood": .string(hapjeong), "reach": "district"]
            let saved = try await ben.ask("POST", "/api/v1/me/saved-searches", search)
            #expect(saved.status == 201 && saved.json["reach"] == "district")
            _ = try await ana.post("명동 피아노")
            _ = try await ana.post("연남 피아노", ["place": inYeonnam])
            await server.runMaintenance()
            let list = try await ben.ask("GET", "/api/v1/me/saved-searches").items
            #expect(list.first?["newListings"] == 1)

            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/saved-searches")
            #expect(browser.sees("서울 마포구"))
            let id = try #require(saved.json["id"]?.stringValue)
            try await browser.open("/saved-searches/\(id)")
            #expect(browser.sees("연남 피아노") && !browser.sees("명동 피아노"))
            #expect(browser.sees("/browse?neighbourhood=\(hapjeong)&amp;reach=district"))
        }
    }

    @Test("A reader looks at a district from the feed, its map and a search, and stays at home")
    func pages() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("명동 피아노")
            _ = try await ana.post("연남 피아노", ["place": inYeonnam])
            _ = try await ana.post("연남 수학", ["subject": ["math"], "place": inYeonnam])
            try await ana.live(in: myeongdong)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/browse?kind=class&subject=math")
            #expect(browser.sees(">명동 근처</h1>") && browser.sees("다른 동네 보기"))

            let here = escaped("/browse?kind=class&subject=math")
            try await browser.open("/places?then=\(here)")
            try await browser.submit("/places", ["q": ["ㅁㅍㄱ"]])
            let mapo = try #require(browser.link(to: "서울 마포구"))
            try await browser.open(mapo)
            #expect(browser.path.contains("kind=class") && browser.path.contains("subject=math"))
            #expect(browser.sees(">서울 마포구</h1>") && browser.sees("서울 마포구 필터 해제"))
            #expect(browser.sees("연남 수학") && !browser.sees("연남 피아노") && !browser.sees("명동 피아노"))

            let map = try #require(browser.link(to: "지도로 보기"))
            #expect(map.hasPrefix("/map?") && map.contains("subject=math") && map.contains("reach=district"))
            try await browser.open(map)
            #expect(browser.sees(">서울 마포구 지도</h1>") && browser.sees("연남 수학"))
            #expect(!browser.sees("연남 피아노") && !browser.sees("명동 피아노"))
            let list = try #require(browser.address(labelled: "목록으로 보기"))
            try await browser.open(list)
            #expect(browser.sees(">서울 마포구</h1>") && browser.sees("연남 수학"))

            try await browser.open("/search?q=\(escaped("마포 피아노"))")
            let offer = try #require(browser.link(to: "서울 마포구에서 &#39;피아노&#39; 찾기"))
            try await browser.open(offer)
            #expect(browser.sees("연남 피아노") && !browser.sees("명동 피아노") && !browser.sees("연남 수학"))

            try await browser.open("/browse")
            #expect(browser.sees(">명동 근처</h1>") && browser.sees("명동 피아노"))
        }
    }

    @Test("Province, district and neighbourhood are chosen one after the other, with the filters kept")
    func menu() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("연남 피아노", ["place": inYeonnam])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/places?then=\(escaped("/browse?kind=class"))")
            for name in ["서울", "서울 마포구", "서울 마포구 연남동"] {
                try await browser.open(try #require(browser.link(to: name), "\(name)"))
            }
            #expect(browser.sees(">연남동 근처</h1>") && browser.sees("연남 피아노"))
            #expect(browser.path.contains("kind=class"))
            try await browser.open("/places?then=https://elsewhere.example/")
            #expect(browser.status == 200 && !browser.sees("elsewhere"))
            try await browser.open("/places?neighbourhood=9999999999")
            #expect(browser.sees("role=\"alert\""))
        }
    }

    @Test(
        "A link to a kind shows it to a guest, who chooses a neighbourhood and signs up without losing it"
    )
    func guest() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post("명동 피아노")
            _ = try await ana.host(["title": "명동 러닝"])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/browse?kind=class")
            #expect(browser.sees(">전국</h1>") && browser.sees("명동 피아노") && !browser.sees("명동 러닝"))
            #expect(!browser.sees("역삼1동 근처 인기 글"))
            let signIn = "/sign-in?then=\(escaped("/browse?kind=class"))"
            #expect(browser.sees("href=\"\(signIn)\""))
            try await browser.open(try #require(browser.link(to: "동네 선택", last: true)))
            try await browser.submit("/neighbourhoods?", ["code": [myeongdong]])
            #expect(browser.sees(">명동 근처</h1>") && browser.sees("명동 피아노") && !browser.sees("명동 러닝"))

            try await browser.open("/browse?reach=country")
            #expect(browser.sees(">전국</h1>") && browser.sees("명동 러닝"))
            try await PlainBrowser(at: server.address).open("/classes").check("전국", "명동 피아노")
            try await browser.open("/browse?neighbourhood=\(hapjeong)&reach=district")
            #expect(browser.sees(">서울 마포구</h1>") && !browser.sees("명동 러닝"))
        }
    }
}

extension PlainBrowser {
    fileprivate func check(_ texts: String...) {
        for text in texts { #expect(sees(text), "\(text)") }
    }

    /// The address of the first link with that text.
    fileprivate func link(to text: String, last: Bool = false) -> String? {
        let all = anchors.filter { $0.text == text }
        return (last ? all.last : all.first)?.address
    }

    fileprivate func address(labelled label: String) -> String? {
        anchors.first { $0.tag.contains("aria-label=\"\(label)\"") }?.address
    }

    private var anchors: [(tag: String, text: String, address: String)] {
        html.matches(of: /<a ([^>]*href="([^"]*)"[^>]*)>(.*?)<\/a>/.dotMatchesNewlines()).map { match in
            let text = match.output.3.replacing(/<[^>]*>/, with: "").trimmingCharacters(
                in: .whitespacesAndNewlines
            )
            let address = match.output.2.replacing("&amp;", with: "&")
            return (String(match.output.1), text, String(address))
        }
    }
}
