import Database
import JSONCoding
import TestSupport
import Testing

/// What lessons promise besides what every listing does.
@Suite("Lessons")
struct LessonsTests {
    private func edit(_ id: String, by author: Neighbour, _ changes: JSONObject) async throws -> TestResponse
    {
        try await author.ask("PUT", "/api/v1/lessons/\(id)", Neighbour.lesson(changes))
    }

    private func found(_ filter: String, by reader: Neighbour) async throws -> [String] {
        try await reader.ask("GET", "/api/v1/listings?neighbourhood=1114055000&kind=lesson&\(filter)").items
            .compactMap { $0["id"]?.stringValue }
    }

    @Test(
        "A neighbour finds lessons by instrument, purpose, level, place, format, fee, trial and price",
        arguments: Database.Engine.allCases
    )
    func filters(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let violin = try await ana.postLesson(["level": ["beginner"]])
            let sax = try await ana.postLesson([
                "instrument": "saxophone", "purpose": ["exam"], "level": ["advanced"],
                "lessonPlace": ["student", "online"], "travel": 5, "format": "group", "single": nil,
                "passCount": nil, "passPrice": nil, "passExpiry": nil, "monthly": 200_000, "trial": "none",
            ])
            for filter in [
                "family=strings", "instrument=violin,cello", "purpose=hobby", "level=beginner",
                "lessonPlace=teacher", "format=one-to-one", "fee=pass", "trial=free", "maxPrice=50000",
                "instrument=violin&purpose=hobby&lessonPlace=teacher&fee=single&level=beginner",
            ] {
                #expect(try await found(filter, by: ben) == [violin], "\(filter)")
            }
            for filter in [
                "family=woodwind", "instrument=saxophone", "purpose=exam", "level=advanced",
                "lessonPlace=online", "format=group", "fee=monthly", "trial=none", "minPrice=200000",
            ] {
                #expect(try await found(filter, by: ben) == [sax], "\(filter)")
            }
            #expect(try await found("family=brass", by: ben) == [])
            #expect(try await found("purpose=hobby&instrument=saxophone", by: ben) == [])
        }
    }

    @Test(
        "A tag finds the lessons that have it and no others, until its author removes it",
        arguments: Database.Engine.allCases
    )
    func tags(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let first = try await ana.postLesson(["tags": ["#조 성진", "실내악", "조성진"]])
            let second = try await ana.postLesson(["tags": ["조성진팬"], "description": "조성진을 좋아해요."])
            let posted = try await ben.ask("GET", "/api/v1/lessons/\(first)").json
            #expect(posted["contents"]?["tags"] == ["조성진", "실내악"])
            func tagged(_ query: String) async throws -> [String] {
                let path = "/api/v1/listings?neighbourhood=1114055000&kind=lesson&q=\(query)"
                return try await ben.ask("GET", path).items.compactMap { $0["id"]?.stringValue }
            }
            #expect(try await tagged("%23%EC%A1%B0%EC%84%B1%EC%A7%84") == [first])
            #expect(try await tagged("%EC%A1%B0%EC%84%B1%EC%A7%84") == [second, first])
            #expect(try await edit(first, by: ana, ["tags": []]).status == 200)
            #expect(try await tagged("%23%EC%A1%B0%EC%84%B1%EC%A7%84") == [])
        }
    }

    @Test(
        "A field that breaks a rule is refused by name, and changes nothing",
        arguments: [
            (["description": " "], "lesson.description-missing"),
            (["lessonPlace": []], "lesson.place-missing"),
            (["travel": 0, "lessonPlace": ["student"]], "lesson.travel"), (["seats": 21], "lesson.seats"),
            (["format": "group", "seats": 1], "lesson.group-seats"), (["minutes": 5], "lesson.minutes"),
            (["passPrice": nil], "lesson.pass-incomplete"), (["passCount": 1], "lesson.pass-count"),
            (["passExpiry": 25], "lesson.pass-expiry"), (["trial": "paid"], "lesson.trial-price-missing"),
            (["tags": ["♪"]], "listing.tag"),
            (["tags": .array((0...10).map { .string("t\($0)") })], "listing.too-many-tags"),
        ] as [(JSONObject, String)]
    )
    func refusals(_ changes: JSONObject, _ code: String) async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let refused = try await ana.ask("POST", "/api/v1/lessons", Neighbour.lesson(changes))
            #expect(refused.verdict == "422 \(code)")
            let id = try await ana.postLesson()
            #expect(try await edit(id, by: ana, changes).verdict == "422 \(code)")
            #expect(try await edit(id, by: ana, ["side": "want"]).verdict == "409 lesson.side-is-fixed")
            #expect(try await edit(id, by: ben, [:]).verdict == "403 listing.not-author")
            #expect(try await ben.ask("GET", "/api/v1/lessons/\(id)").json["editedAt"] == .null)
        }
    }

    @Test("A lesson that is agreed on takes a seat of a group; one-to-one lessons stay open")
    func deal() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            for format in ["group", "one-to-one"] as [JSON] {
                let id = try await ana.postLesson(["format": format, "seats": 2])
                let deal = try await ben.propose(in: ben.ask(about: id))
                #expect(try await ana.perform("accept", deal).status == 200)
                let seen = try await ben.ask("GET", "/api/v1/lessons/\(id)").json
                let isGroup = format == "group"
                #expect(seen["status"] == "open" && seen["fillsSeats"] == .bool(isGroup))
                #expect(seen["seats"] == (isGroup ? 2 : 1) && seen["taken"] == 1)
            }
        }
    }

    @Test("The page shows each price, links each tag to the lessons that have it, and the feed has a menu")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.postLesson(["lessonPlace": ["student", "online"], "travel": 5])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/lessons/\(id)")
            for text in [
                "5만원", "10회권 · 3개월", "45만원", "체험", "무료", "방문 (5km까지), 온라인", "바이올린",
                "#취미레슨", "/search?q=%23%EC%B7%A8%EB%AF%B8%EB%A0%88%EC%8A%A8&amp;kind=lesson", "og:title",
            ] {
                #expect(browser.sees(text), "\(text)")
            }
            try await browser.join(as: "ben")
            try await server.device(of: "ben").live(in: "1114055000")
            try await browser.open("/browse?kind=lesson")
            for text in ["현악기", "목관악기", "금관악기", "클래식 작곡", "그 외", "family=woodwind"] {
                #expect(browser.sees(text), "\(text)")
            }
        }
    }
}
