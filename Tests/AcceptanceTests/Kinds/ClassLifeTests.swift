import Database
import JSONCoding
import TestSupport
import Testing

@Suite("The life of a class")
struct ClassLifeTests {
    @Test(
        "An edit changes what is said, and neither the day of posting, the side nor whether it is open",
        arguments: Database.Engine.allCases
    )
    func edit(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            var ana = try await server.signUp("ana")
            let id = try await ana.post("성인 피아노 기초")
            let posted = try await ana.read(class: id).json
            _ = try await ana.ask("POST", "/api/v1/listings/\(id)/close")
            server.clock.pass(.seconds(3_600))
            ana = try await ana.refreshed()

            let edited = try await ana.ask("PUT", "/api/v1/classes/\(id)", Neighbour.offer("성인 피아노 중급")).json

            #expect(edited["title"] == "성인 피아노 중급" && edited["status"] == "closed")
            #expect(edited["createdAt"] == posted["createdAt"] && edited["side"] == posted["side"])
            #expect(edited["editedAt"]?.stringValue?.hasPrefix("2026-11-20T11:30") == true)
            #expect(edited["point"] == posted["point"] && edited["place"] == posted["place"])
            #expect(try await server.ask("GET", "/api/v1/classes/\(id)").json["title"] == "성인 피아노 중급")
            let turned = Neighbour.offer("피아노 배우고 싶어요", ["side": "want"])
            #expect(
                try await ana.ask("PUT", "/api/v1/classes/\(id)", turned).verdict == "409 class.side-is-fixed"
            )
        }
    }

    @Test("An edit with another place replaces it as a whole")
    func moves() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post("성인 피아노 기초")
            #expect(try await ana.read(class: id).tell("명동길 14"))
            let there: JSONObject = ["place": ["point": ["lat": 37.5007, "lon": 127.0365]]]
            let moved = Neighbour.offer("성인 피아노 기초", there)
            #expect(try await ana.ask("PUT", "/api/v1/classes/\(id)", moved).status == 200)

            let kept = try await ana.read(class: id)
            #expect(!kept.tell("명동길 14") && kept.tell("역삼1동"))
            func found(in code: String) async throws -> Int {
                try await server.ask("GET", "/api/v1/listings?neighbourhood=\(code)&reach=0").items.count
            }
            #expect(try await found(in: "1114055000") == 0)
            #expect(try await found(in: "1168064000") == 1)
        }
    }

    @Test(
        "An edit of an earlier version is refused and changes nothing; the same edit again is not",
        arguments: Database.Engine.allCases
    )
    func versions(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let path = "/api/v1/classes/\(try await ana.post("피아노"))"
            let tag = try #require(try await ana.ask("GET", path).header("ETag"))
            func edit(_ title: String, _ tag: String) async throws -> TestResponse {
                try await ana.ask("PUT", path, Neighbour.offer(title), headers: ["If-Match": tag])
            }

            let edited = try await edit("바이올린", tag)
            let newTag = try #require(edited.header("ETag"))
            #expect(edited.status == 200 && newTag != tag)
            #expect(try await edit("첼로", tag).verdict == "412 listing.edited-meanwhile")
            #expect(try await edit("첼로", "\"elsewhere\"").verdict == "412 listing.edited-meanwhile")
            #expect(try await ana.ask("GET", path).json["title"] == "바이올린")
            #expect(try await edit("바이올린", tag).header("ETag") == newTag)
            #expect(try await edit("첼로", newTag.hasPrefix("W/") ? newTag : "W/\(newTag)").status == 200)
            #expect(try await edit("비올라", "*").json["title"] == "비올라")
        }
    }

    @Test("A class is closed, opened, and moved to the top once a day", arguments: Database.Engine.allCases)
    func states(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            var ana = try await server.signUp("ana")
            let id = try await ana.post()
            func act(_ name: String) async throws -> String {
                try await ana.ask("POST", "/api/v1/listings/\(id)/\(name)").verdict
            }

            #expect(try await act("reopen") == "409 listing.already-open")
            #expect(try await act("close") == "200")
            #expect(try await act("close") == "409 listing.not-open")
            #expect(try await act("bump") == "409 listing.not-open")
            #expect(try await act("reopen") == "200")
            #expect(try await act("bump") == "429 listing.bumped-today")
            server.clock.pass(.seconds(24 * 3_600))
            ana = try await ana.refreshed()
            let newer = try await ana.post("더 새로운 수업")
            #expect(try await act("bump") == "200")
            #expect(try await act("bump") == "429 listing.bumped-today")
            let feed = try await server.ask("GET", "/api/v1/listings?neighbourhood=1114055000&reach=0").items
            #expect(feed.map { $0["id"]?.stringValue } == [id, newer])
        }
    }

    @Test(
        "When its last date is over a class is expired at once, can't be opened, and a later date revives it",
        arguments: Database.Engine.allCases
    )
    func expiry(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            var ana = try await server.signUp("ana")
            let dated = { (day: String) -> JSONObject in
                [
                    "schedule": [
                        "sessions": [["startsAt": .string("2026-11-\(day)T19:30:00+09:00"), "minutes": 60]]
                    ]
                ]
            }
            let id = try await ana.post("하루 피아노", dated("21"))
            #expect(
                try await server.ask("GET", "/api/v1/listings?neighbourhood=1114055000&weekday=sat").items
                    .count
                    == 1
            )
            server.clock.pass(.seconds(25 * 3_600))
            ana = try await ana.refreshed()

            let feed = "/api/v1/listings?neighbourhood=1114055000&reach=0"
            for _ in 1...2 {
                #expect(try await ana.read(class: id).json["status"] == "expired")
                #expect(try await server.ask("GET", feed).items.isEmpty)
                #expect(
                    try await ana.ask("POST", "/api/v1/listings/\(id)/reopen").verdict
                        == "409 listing.expired"
                )
                await server.runMaintenance()
            }
            let past = Neighbour.offer("하루 피아노", dated("20"))
            #expect(
                try await ana.ask("PUT", "/api/v1/classes/\(id)", past).verdict == "422 class.session-in-past"
            )
            let later = Neighbour.offer("하루 피아노", dated("28"))
            #expect(try await ana.ask("PUT", "/api/v1/classes/\(id)", later).json["status"] == "open")
            #expect(try await server.ask("GET", feed).items.count == 1)
        }
    }

    @Test(
        "Deleting says first what it would do, and then leaves nothing but the conversations",
        arguments: Database.Engine.allCases
    )
    func delete(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let id = try await ana.post()
            let begun = try await ben.ask("POST", "/api/v1/listings/\(id)/conversation")
            let conversation = begun.json["id"]?.stringValue ?? ""
            let plan = try await ana.ask("GET", "/api/v1/listings/\(id)/deletion").json

            #expect(plan["isAllowed"] == true && plan["conversations"] == 1 && plan["proposals"] == 0)
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").status == 204)
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").verdict == "404 listing.not-found")
            #expect(try await server.ask("GET", "/api/v1/classes/\(id)").verdict == "410 listing.deleted")
            let history = try await ben.ask("GET", "/api/v1/conversations/\(conversation)/messages")
            #expect(history.items.last?["line"]?["event"] == "listing-deleted", "\(history)")
        }
    }

    @Test("Looks are counted once a day for each who looks, and never the author's")
    func views() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let id = try await ana.post()
            for _ in 1...3 {
                _ = try await ana.read(class: id)
                _ = try await ben.read(class: id)
                _ = try await server.ask("GET", "/api/v1/classes/\(id)")
            }
            await server.runMaintenance()

            #expect(try await ana.read(class: id).json["views"] == 2)
        }
    }

    @Test(
        "A draft is on every device of its author, and visible to no one else",
        arguments: Database.Engine.allCases
    )
    func draft(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let path = "/api/v1/classes/draft"
            let begun: JSON = ["title": "피아노", "schedule": ["weekdays": ["mon"]], "price": nil]
            #expect(try await ana.ask("GET", path).verdict == "404 draft.not-found")
            #expect(try await ana.ask("PUT", path, begun).status == 200)

            let elsewhere = try await server.device(of: "ana")
            #expect(try await elsewhere.ask("GET", path).json["draft"] == begun)
            #expect(try await ben.ask("GET", path).verdict == "404 draft.not-found")
            #expect(try await ana.ask("PUT", path, ["titel": "피아노"]).verdict == "400 request.unknown-field")
            let long: JSON = ["description": .string(String(repeating: "가", count: 6_000))]
            #expect(try await ana.ask("PUT", path, long).verdict == "422 draft.too-long")
            #expect(try await ana.ask("DELETE", path).status == 204)
            #expect(try await ana.ask("GET", path).verdict == "404 draft.not-found")
        }
    }
}
