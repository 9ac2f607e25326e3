import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Runs")
struct RunsTests {
    private func post(_ host: Neighbour, _ changes: JSONObject = [:]) async throws -> String {
        try await host.ask("POST", "/api/v1/runs", Neighbour.run(changes)).id
    }

    private func found(_ word: String, by reader: Neighbour) async throws -> [String] {
        let word = word.utf8.map { "%" + String($0, radix: 16) }.joined()
        return try await reader.ask("GET", "/api/v1/listings?q=\(word)&neighbourhood=1114055000").items
            .compactMap { $0["id"]?.stringValue }
    }

    @Test("A run is posted, shown and edited, until it starts", arguments: Database.Engine.allCases)
    func life(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana").tells(), try await server.signUp("ben"))
            let path = "/api/v1/runs/\(try await post(ana))"
            let seen = try await ben.ask("GET", path)
            #expect(!seen.tellsMeetingPlace)
            #expect(seen.json["side"]?.isNull == true && seen.json["price"]?.isNull == true)
            let ages: JSON = ["20s", "30s", "40s", "50s", "60s"]
            let facets: JSON = [
                "tag": ["after-work"], "pace": ["average"], "afterparty": ["no"], "gender": ["everyone"],
                "age": ages,
            ]
            #expect(seen.json["facets"] == facets)
            #expect(seen.json["startsAt"] == "2026-11-21T10:30:00.000Z")
            #expect(seen.json["expiresAt"] == "2026-11-21T11:30:00.000Z")

            let later: JSONObject = ["startsAt": "2026-11-21T20:00:00+09:00", "seats": 8]
            let edited = try await ana.ask("PUT", path, Neighbour.run(later))
            #expect(edited.json["expiresAt"] == "2026-11-21T12:00:00.000Z")
            #expect(edited.json["seats"] == 8 && edited.json["taken"] == 1)

            server.clock.pass(.seconds(25 * 3_600))
            let refreshed = try await ana.refreshed()
            let verdict = try await refreshed.ask("PUT", path, Neighbour.run()).verdict
            #expect(verdict == "409 run.started")
        }
    }

    @Test(
        "The name of its place finds a run, and where to meet is for those who take part",
        arguments: Database.Engine.allCases
    )
    func meeting(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana").tells(), try await server.signUp("ben").tells())
            let told: JSONObject = ["placeName": "한강공원 반포지구", "meetingHint": "편의점 앞"]
            let run = try await post(ana, told)
            let path = "/api/v1/runs/\(run)"
            for reader in [ben, try await server.signUp("cho")] {
                let seen = try await reader.ask("GET", path)
                #expect(seen.json["contents"]?["placeName"] == "한강공원 반포지구")
                #expect(seen.json["contents"]?["meetingHint"] == "" && !seen.tell("편의점 앞"))
            }
            #expect(try await server.ask("GET", path).tell("편의점 앞") == false)
            #expect(try await found("반포지구", by: ben) == [run])
            #expect(try await found("편의점", by: ben).isEmpty)

            _ = try await ben.apply(to: run)
            #expect(try await !ben.ask("GET", path).tell("편의점 앞"))
            _ = try await ana.admit(ben, to: run)
            #expect(try await ben.ask("GET", path).tell("편의점 앞"))

            let hidden = try await ana.ask(
                "PUT",
                path,
                Neighbour.run(["placeName": " ", "meetingHint": "정문"])
            )
            #expect(hidden.json["contents"]?["placeName"] == "" && hidden.tell("정문"))
            #expect(try await found("반포지구", by: ben).isEmpty)
        }
    }

    @Test("A place name over 35 characters is refused at its field")
    func longMeeting() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells()
            let long = JSON.string(String(repeating: "강", count: 36))
            let answer = try await ana.ask(
                "POST",
                "/api/v1/runs",
                Neighbour.run(["placeName": long, "meetingHint": long])
            )
            #expect(answer.status == 422)
            #expect(
                answer.json["errors"]?.arrayValue?.compactMap { $0["field"]?.stringValue }
                    == ["placeName", "meetingHint"]
            )
        }
    }

    @Test(
        "A run whose author doesn't say when it is for is tagged by its start",
        arguments: [
            ("2026-11-21T08:00:00+09:00", "day-off"), ("2026-11-22T20:00:00+09:00", "day-off"),
            ("2026-11-23T06:30:00+09:00", "before-work"), ("2026-11-23T19:30:00+09:00", "after-work"),
        ]
    )
    func tag(_ start: String, _ tag: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells()
            let run = try await post(ana, ["startsAt": .string(start), "tag": nil])
            let seen = try await ana.ask("GET", "/api/v1/runs/\(run)")
            #expect(seen.json["contents"]?["tag"]?.stringValue == tag)
        }
    }

    @Test(
        "Those who take part are reminded a day and an hour before the start, once, and of a new start",
        arguments: Database.Engine.allCases
    )
    func reminders(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let start = "2026-11-22T19:30:00+09:00"
            let group = try await server.runners(["ben", "cho"], seats: 2, startingAt: start)
            func told(_ member: String) async throws -> [String] {
                try await server.device(of: member).told().filter { $0.hasPrefix("starts-within") }
            }
            func pass(_ minutes: Int) async throws {
                server.clock.pass(.seconds(minutes * 60))
                for _ in 1...2 { await server.runMaintenance() }
            }
            try await pass(23 * 60)
            #expect(try await told("host").isEmpty)
            try await pass(2 * 60)
            for member in ["host", "ben"] {
                #expect(try await told(member) == ["starts-within-a-day"])
            }
            #expect(try await told("cho").isEmpty)

            let host = try await server.device(of: "host")
            let later: JSONObject = ["startsAt": "2026-11-23T19:30:00+09:00", "seats": 2]
            #expect(
                try await host.ask("PUT", "/api/v1/runs/\(group.run)", Neighbour.run(later)).status == 200
            )
            try await pass(60)
            #expect(try await told("ben") == ["starts-within-a-day"])
            try await pass(23 * 60)
            #expect(try await told("ben") == ["starts-within-a-day", "starts-within-a-day"])
            try await pass(22 * 60 + 30)
            #expect(try await told("ben").first == "starts-within-an-hour")
        }
    }

    @Test(
        "An invalid listing is refused at its field",
        arguments: [
            (["startsAt": "2026-11-20T19:30:00+09:00"], "422 run.start-in-past", "startsAt"),
            (["startsAt": "2026-12-04T19:30:01+09:00"], "422 run.start-too-far", "startsAt"),
            (["startsAt": "tomorrow"], "400 request.unreadable-value", "startsAt"),
            (["pace": "slow"], "400 request.not-one-of", "pace"),
            (["price": ["won": 1, "per": "hour"]], "400 request.unknown-field", "price"),
            (["side": "want"], "400 request.unknown-field", "side"),
        ] as [(JSONObject, String, String)]
    )
    func fields(_ change: JSONObject, _ verdict: String, _ field: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells()
            let answer = try await ana.ask("POST", "/api/v1/runs", Neighbour.run(change))
            #expect(answer.verdict == verdict && answer.json["field"]?.stringValue == field, "\(answer)")
        }
    }

    @Test("All fields that break a rule are told at once, over the API and on the page")
    func everyField() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells()
            let (title, text) = (String(repeating: "강", count: 31), String(repeating: "강", count: 501))
            let wrong: JSONObject = [
                "title": .string(title), "minutes": 65, "seats": 9, "description": .string(text),
            ]
            let answer = try await ana.ask("POST", "/api/v1/runs", Neighbour.run(wrong))
            #expect(answer.status == 422)
            #expect(
                answer.json["errors"]?.arrayValue?.compactMap { $0["code"]?.stringValue } == [
                    "run.title-too-long", "run.minutes", "run.seats", "run.description-too-long",
                ]
            )

            try await ana.live(in: "1114055000")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/runs/new")
            try await browser.submit(
                "/runs/new",
                [
                    "title": [title], "startsOn": ["2026-11-21"], "startsTime": ["19:30"],
                    "minutes": ["65"],
                    "seats": ["9"],
                    "description": [text],
                ]
            )
            #expect(browser.status == 422)
            for field in ["title", "minutes", "seats", "description"] {
                #expect(browser.sees("class=\"trouble\" id=\"\(field)-note\""), "\(field)")
            }
            #expect(browser.values(of: "startsOn") == ["2026-11-21"])
            #expect(browser.values(of: "startsTime") == ["19:30"])
        }
    }

    @Test("Feed, search and map are filtered by kind, tag, pace and afterparty")
    func filters() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells()
            let lesson = try await ana.post("남산 요가")
            let fast = try await post(ana, ["pace": "fast", "afterparty": "yes", "tag": "day-off"])
            let easy = try await post(ana)
            let around = "/api/v1/listings?neighbourhood=1114055000"
            for (question, found) in [
                ("", [easy, fast, lesson]), ("&kind=run", [easy, fast]), ("&kind=class", [lesson]),
                ("&pace=fast,expert", [fast]), ("&afterparty=no", [easy]), ("&tag=day-off", [fast]),
                ("&kind=run&sort=soonest", [easy, fast]), ("&q=%EB%82%A8%EC%82%B0&kind=run", [easy, fast]),
            ] {
                let items = try await server.ask("GET", around + question).items
                #expect(items.compactMap { $0["id"]?.stringValue } == found, "\(question)")
            }
            let box = "/api/v1/listings/in-sight?bbox=126.97,37.55,127.0,37.58&pace=fast"
            #expect(try await server.ask("GET", box).items.map { $0["id"]?.stringValue } == [fast])
        }
    }

    @Test("The feed of runs offers their words to filter by, and no sides or prices")
    func feed() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells()
            _ = try await ana.post("피아노")
            _ = try await post(ana)
            try await ana.live(in: "1114055000")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/browse")
            #expect(browser.sees(">피아노</a>") && browser.sees(">남산 둘레길 러닝</a>"))
            #expect(browser.sees("href=\"/browse?kind=run\"") && browser.sees("href=\"/browse?side=offer\""))
            try await browser.open("/browse?kind=run")
            #expect(!browser.sees(">피아노</a>") && browser.sees(">남산 둘레길 러닝</a>"))
            #expect(browser.sees("datetime=\"2026-11-21\"") && browser.sees("오후 7:30 · "))
            #expect(browser.sees("href=\"/browse?kind=run&amp;tag=before-work\""))
            #expect(!browser.sees("side=offer") && !browser.sees("name=\"minPrice\""))
            try await browser.open("/browse?kind=run&side=offer&pace=expert")
            #expect(browser.sees("조건에 맞는 글이 없어요") && !browser.sees("side=offer"))
        }
    }

    @Test("A card shows the number of runners, the audience and the purpose, unless they are the usual ones")
    func cards() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana").tells(["gender": "female"])
            _ = try await post(
                ana,
                ["gender": "women", "minAge": 30, "maxAge": 40, "afterparty": "yes", "seats": 5]
            )
            try await ana.live(in: "1114055000")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/browse?kind=run")
            #expect(browser.sees(">1/5명</span>"))
            for word in ["여성만", "30~40대", "뒤풀이 있음"] {
                #expect(browser.sees("<span class=\"tag\">\(word)</span>"), "\(word)")
            }
            _ = try await post(ana, ["title": "누구나 러닝"])
            try await browser.open("/browse?kind=run&pace=average")
            for word in ["성별 무관", "뒤풀이 없음", "20~60대"] {
                #expect(!browser.sees("<span class=\"tag\">\(word)</span>"), "\(word)")
            }
        }
    }

    @Test("The page of a run tells time, pace and how many run, and its conversation offers no deal")
    func page() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana").tells(), try await server.signUp("ben"))
            let id = try await post(ana, ["description": ""])
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/runs/\(id)")
            for fact in ["11월 21일 (토) 오후 7:30", "60분", "퇴근 후", "평균 6:00~6:59", "뒤풀이 없음", "4명까지"] {
                #expect(browser.sees(fact), "\(fact)")
            }
            #expect(!browser.sees("id=\"about\""))

            let talk = try await ben.ask(about: id)
            try await browser.open("/conversations/\(talk)")
            #expect(browser.status == 200 && !browser.links.contains("/conversations/\(talk)/deal"))
            try await browser.open("/conversations/\(talk)/deal")
            #expect(browser.status == 409 && browser.sees("deal.not-offered"))
            let terms: JSON = [
                "startsAt": "2026-11-21T19:30:00+09:00", "minutes": 60, "place": MeetingPlace.json,
            ]
            let proposed = try await ben.ask("POST", "/api/v1/conversations/\(talk)/deals", terms)
            #expect(proposed.verdict == "409 deal.not-offered")
        }
    }
}
