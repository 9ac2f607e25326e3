import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Posting a class")
struct PostingAClassTests {
    @Test("A posted class is read by anyone as its author wrote it", arguments: Database.Engine.allCases)
    func post(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post("성인 피아노 기초", ["seats": 3])

            let read = try await server.ask("GET", "/api/v1/classes/\(id)").json
            #expect(read["kind"] == "class" && read["title"] == "성인 피아노 기초" && read["side"] == "offer")
            #expect(read["status"] == "open" && read["seats"] == 3 && read["taken"] == 0)
            #expect(read["facets"]?["subject"] == ["hobby"] && read["contents"]?["target"] == ["all"])
            #expect(read["price"] == ["won": 30_000, "per": "hour"])
            #expect(read["contents"]?["schedule"]?["weekdays"] == ["mon", "wed"])
            #expect(
                read["contents"]?["schedule"]?["timeBands"] == ["evening"]
                    && read["contents"]?["schedule"]?["minutes"] == 60
            )
            #expect(read["author"]?["nickname"] == "ana" && read["neighbourhood"]?["name"] == "서울 중구 명동")
            #expect(read["createdAt"]?.stringValue?.hasPrefix("2026-11-20") == true)
            #expect(read["editedAt"]?.isNull == true && read["conversation"]?.isNull == true)
        }
    }

    @Test("A neighbour reads what to bring to a class, and a class says nothing of it if there is nothing")
    func bring() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let pottery = try await ana.post("도자기", ["bring": "앞치마와\n수건"])
            let piano = try await ana.post("피아노")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/classes/\(pottery)")
            #expect(browser.sees("준비물") && browser.sees("앞치마와 수건"))
            try await browser.open("/classes/\(piano)")
            #expect(!browser.sees("준비물"))
        }
    }

    @Test("Repeated with the same key, a post is there once", arguments: Database.Engine.allCases)
    func repeated(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let key = ["Idempotency-Key": "tap-1"]
            let first = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer(), headers: key)
            let again = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer(), headers: key)
            let other = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer("기타"), headers: key)

            #expect(first.status == 201 && again.status == 201)
            #expect(again.json["id"] == first.json["id"])
            #expect(other.verdict == "422 request.key-reused")
        }
    }

    @Test(
        "Repeated after its day has come, a post is still answered with what was kept",
        arguments: Database.Engine.allCases
    )
    func repeatedLate(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let key = ["Idempotency-Key": "tap-1"]
            let soon: JSON = ["sessions": [["startsAt": "2026-11-20T19:40:00+09:00", "minutes": 60]]]
            let offer = Neighbour.offer("성인 피아노 기초", ["schedule": soon])
            let first = try await ana.ask("POST", "/api/v1/classes", offer, headers: key)
            server.clock.pass(.seconds(11 * 60))

            let again = try await ana.ask("POST", "/api/v1/classes", offer, headers: key)
            let later = try await ana.ask("POST", "/api/v1/classes", offer, headers: ["Idempotency-Key": "2"])

            #expect(first.status == 201 && again.status == 201)
            #expect(again.json["id"] == first.json["id"])
            #expect(later.verdict == "422 class.session-in-past")
        }
    }
}
