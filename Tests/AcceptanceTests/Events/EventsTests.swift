import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Events")
struct EventsTests {
    @Test(
        "An event is posted, shown with its place to everyone, and edited",
        arguments: Database.Engine.allCases
    )
    func life(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let path = "/api/v1/events/\(try await ana.postEvent())"
            let seen = try await server.ask("GET", path)
            #expect(seen.tellsMeetingPlace)
            #expect(seen.json["place"]?["address"] == "명동길 14, 3층")
            #expect(seen.json["point"] == seen.json["place"]?["point"])
            #expect(
                seen.json["facets"] == ["category": ["meetup"], "mode": ["offline"], "cost": ["free"]]
            )
            #expect(seen.json["startsAt"] == "2026-11-21T05:00:00.000Z")
            #expect(seen.json["expiresAt"] == "2026-11-21T08:00:00.000Z")
            #expect(seen.json["contents"]?["hosts"] == ["작은 서버 모임", "느티나무 도서관"])

            let dates: JSON = [
                ["startsAt": "2026-12-05T00:00:00Z", "endsAt": "2026-12-06T00:00:00Z", "allDay": true],
                ["startsAt": "2026-12-08T18:00:00Z", "endsAt": "2026-12-08T20:00:00Z"],
            ]
            let changes: JSONObject = [
                "schedule": ["zone": "Europe/London", "dates": dates, "postponed": true], "mode": "both",
                "cost": ["kind": "paid", "from": 10_000, "to": 30_000], "venue": "", "link": "", "topic": [],
            ]
            let edited = try await ana.ask("PUT", path, Neighbour.event(changes))
            #expect(edited.status == 200, "\(edited)")
            let contents = try await server.ask("GET", path).json["contents"]
            #expect(contents?["schedule"]?["zone"] == "Europe/London")
            #expect(contents?["schedule"]?["dates"]?.arrayValue?.count == 2)
            #expect(contents?["schedule"]?["postponed"] == true)
            #expect(contents?["cost"] == ["kind": "paid", "from": 10_000, "to": 30_000])
            #expect(contents?["venue"] == "" && contents?["topic"] == [])
        }
    }

    @Test(
        "An invalid listing is refused at its field, and nothing is stored",
        arguments: [
            (["schedule": ["dates": []]], "422 event.dates-missing", "schedule.dates"),
            (
                Neighbour.dated("2026-11-21T05:00:00Z", "2026-11-21T05:00:00Z"),
                "422 event.end-before-start", "schedule.dates"
            ),
            (
                Neighbour.dated("2026-11-19T05:00:00Z", "2026-11-19T06:00:00Z"),
                "422 event.dates-in-past", "schedule.dates"
            ),
            (
                [
                    "schedule": [
                        "dates": [
                            [
                                "startsAt": "2026-12-05T00:00:00Z", "endsAt": "2026-12-06T00:00:00Z",
                                "allDay": true,
                            ]
                        ]
                    ]
                ],
                "422 event.not-whole-days", "schedule.dates"
            ),
            (
                ["schedule": Neighbour.schedule(["closesAt": "2026-11-22T00:00:00Z"])],
                "422 event.applications-after-end", "schedule.closesAt"
            ),
            (
                [
                    "schedule": Neighbour.schedule([
                        "opensAt": "2026-11-21T00:00:00Z", "closesAt": "2026-11-20T23:00:00Z",
                    ])
                ],
                "422 roster.period-order", "schedule.closesAt"
            ),
            (["schedule": ["zone": "Mars/Olympus", "dates": []]], "400 request.not-one-of", "schedule.zone"),
            (["schedule": ["dates": "tomorrow"]], "400 request.wrong-type", "schedule.dates"),
            (["link": "javascript:alert(1)"], "422 event.link", "link"),
            (["hosts": []], "422 event.hosts-missing", "hosts"),
            (["hosts": "나"], "400 request.wrong-type", "hosts"),
            (["cost": ["kind": "paid", "from": 2, "to": 1]], "422 event.cost-order", "cost.to"),
            (["cost": ["kind": "cheap"]], "400 request.not-one-of", "cost.kind"),
            (["topic": ["knitting"]], "400 request.not-one-of", "topic.0"),
            (["seats": 0], "422 listing.seats", "seats"),
            (["seats": "many"], "400 request.wrong-type", "seats"),
            (["price": ["won": 1, "per": "hour"]], "400 request.unknown-field", "price"),
        ] as [(JSONObject, String, String)]
    )
    func fields(_ change: JSONObject, _ verdict: String, _ field: String) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.ask("POST", "/api/v1/events", Neighbour.event(change))
            #expect(answer.verdict == verdict && answer.json["field"]?.stringValue == field, "\(answer)")
            #expect(try await ana.ask("GET", "/api/v1/me/export/listings").items == [])
        }
    }

    @Test("A signed-out reader can't post, and only its author edits it")
    func strangers() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let path = "/api/v1/events/\(try await ana.postEvent())"
            #expect(try await server.ask("POST", "/api/v1/events", Neighbour.event()).status == 401)
            let verdict = try await ben.ask("PUT", path, Neighbour.event()).verdict
            #expect(verdict == "403 listing.not-author")
            let moved = try await ana.ask("PUT", path, Neighbour.event(["signUp": "elsewhere"]))
            #expect(moved.verdict == "409 event.sign-up-is-fixed")
        }
    }

    @Test("Feed, search and map are filtered by category, mode, cost and topic")
    func filters() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let lesson = try await ana.post("작은 요가")
            let hackathon = try await ana.postEvent([
                "category": "hackathon", "mode": "online", "cost": ["kind": "paid"],
                "topic": ["devops", "ai"],
            ])
            let meetup = try await ana.postEvent()
            let around = "/api/v1/listings?neighbourhood=1114055000"
            for (question, found) in [
                ("", [meetup, hackathon, lesson]), ("&kind=event", [meetup, hackathon]),
                ("&category=hackathon", [hackathon]), ("&mode=offline", [meetup]),
                ("&cost=paid,unknown", [hackathon]), ("&topic=ai", [hackathon]),
                ("&topic=ai,backend", [meetup, hackathon]),
                // "쿠버네티스" is another name of DevOps.
                ("&q=%EC%BF%A0%EB%B2%84%EB%84%A4%ED%8B%B0%EC%8A%A4", [hackathon]),
            ] {
                let items = try await server.ask("GET", around + question).items
                #expect(items.compactMap { $0["id"]?.stringValue } == found, "\(question)")
            }
            let box = "/api/v1/listings/in-sight?bbox=126.97,37.55,127.0,37.58&mode=online"
            #expect(try await server.ask("GET", box).items.map { $0["id"]?.stringValue } == [hackathon])
        }
    }
}

@Suite("Signing up for events")
struct EventSignUpTests {
    @Test("Members have a seat at once while seats last, then wait, and talk with each other")
    func here() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.postEvent(["seats": 1])
            let (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            for neighbour in [ben, cho] {
                let answer = try await neighbour.ask("POST", "/api/v1/listings/\(id)/roster/apply", [:])
                #expect(answer.status == 200, "\(answer)")
            }
            #expect(try await ben.status(onRosterOf: id) == "admitted")
            #expect(try await cho.status(onRosterOf: id) == "waiting")
            #expect(try await ben.roster(of: id)["conversation"]?.stringValue != nil)
            try await ben.perform("leave", onRosterOf: id)
            #expect(try await cho.status(onRosterOf: id) == "offered")
        }
    }

    @Test("Applications are taken from their opening until their close", arguments: Database.Engine.allCases)
    func period(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let period: JSONObject = ["opensAt": "2026-11-20T11:00:00Z", "closesAt": "2026-11-20T12:00:00Z"]
            let id = try await ana.postEvent(["schedule": Neighbour.schedule(period)])
            let apply = "/api/v1/listings/\(id)/roster/apply"
            let (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            #expect(try await ben.ask("POST", apply, [:]).verdict == "409 roster.not-yet-open")
            #expect(try await ben.roster(of: id)["open"] == false)
            server.clock.pass(.seconds(1_800))
            #expect(try await ben.refreshed().ask("POST", apply, [:]).status == 200)
            server.clock.pass(.seconds(3_600))
            let late = try await cho.refreshed()
            #expect(try await late.ask("POST", apply, [:]).verdict == "409 roster.closed")
        }
    }

    @Test("A postponed event takes no applications, and says why", arguments: Database.Engine.allCases)
    func postponed(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.postEvent()
            let apply = "/api/v1/listings/\(id)/roster/apply"
            let (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            #expect(try await ben.ask("POST", apply, [:]).status == 200)
            let later = Neighbour.event(["schedule": Neighbour.schedule(["postponed": true])])
            #expect(try await ana.ask("PUT", "/api/v1/events/\(id)", later).status == 200)

            #expect(try await cho.ask("POST", apply, [:]).verdict == "409 roster.postponed")
            let roster = try await cho.roster(of: id)
            #expect(roster["open"] == false && roster["postponed"] == true)
            #expect(try await ben.status(onRosterOf: id) == "admitted")
            let browser = try await PlainBrowser(signingIn: "cho", at: server.address)
            try await browser.open("/events/\(id)")
            #expect(browser.sees("연기된 행사예요. 새 날짜가 정해지면 신청할 수 있어요"))

            let again = Neighbour.event(["schedule": Neighbour.schedule()])
            #expect(try await ana.ask("PUT", "/api/v1/events/\(id)", again).status == 200)
            #expect(try await cho.ask("POST", apply, [:]).status == 200)
        }
    }

    @Test("An event with sign-up elsewhere leads to its page, refuses applications and can be cancelled")
    func elsewhere() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let id = try await ana.postEvent(["signUp": "elsewhere"])
            let answer = try await ben.ask("POST", "/api/v1/listings/\(id)/roster/apply", [:])
            #expect(answer.verdict == "409 roster.elsewhere")
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/events/\(id)")
            #expect(!browser.links.contains("/listings/\(id)/roster/apply"))
            let link = "href=\"https://small-servers.example/7\" rel=\"noopener noreferrer nofollow\""
            #expect(browser.sees(link) && browser.sees("신청하러 가기"))
            #expect(browser.offers("/listings/\(id)/conversation"))

            let reason: JSON = ["note": "장소를 쓸 수 없어요"]
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/cancel", reason).status == 200)
            try await browser.open("/events/\(id)")
            #expect(browser.sees("취소</span>"))
            #expect(browser.sees("https://schema.org/EventCancelled"))
        }
    }

    @Test("Members are told when the event moves or is postponed")
    func changed() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.postEvent()
            let ben = try await server.signUp("ben")
            _ = try await ben.ask("POST", "/api/v1/listings/\(id)/roster/apply", [:])
            let dates: JSON = [["startsAt": "2026-11-28T05:00:00Z", "endsAt": "2026-11-28T08:00:00Z"]]
            let moved = Neighbour.event(["schedule": Neighbour.schedule(["dates": dates])])
            #expect(try await ana.ask("PUT", "/api/v1/events/\(id)", moved).status == 200)
            var notice = try await ben.ask("GET", "/api/v1/notices").items.first
            #expect(notice?["kind"] == "listing-changed")
            #expect(notice?["changes"]?.arrayValue?.map { $0["what"] } == ["time"])
            let postponed = Neighbour.schedule(["dates": dates, "postponed": true])
            let later = Neighbour.event(["schedule": postponed])
            #expect(try await ana.ask("PUT", "/api/v1/events/\(id)", later).status == 200)
            notice = try await ben.ask("GET", "/api/v1/notices").items.first
            #expect(notice?["changes"]?.arrayValue?.map { $0["what"] } == ["others"])
        }
    }
}

extension EventsTests {
    @Test(
        "A member who signed up for an event is reminded on the day before and an hour before, unmarked",
        arguments: Database.Engine.allCases
    )
    func reminded(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let dates = Neighbour.dated("2026-11-24T19:00:00+09:00", "2026-11-24T21:00:00+09:00")
            let event = try await ana.postEvent(dates)
            try await ben.apply(to: event)
            func told() async throws -> [String] { try await server.device(of: "ben").told() }
            // From the evening of the 20th to the morning of the 23rd, and to half an hour before.
            for (hours, kinds) in [
                (48, []), (24, ["event-starts"]), (22, ["starts-within-an-hour", "event-starts"]),
            ] as [(Int, [String])] {
                server.clock.pass(.seconds(hours * 3_600 + (hours == 22 ? 3_000 : 0)))
                await server.runMaintenance()
                #expect(try await told() == kinds)
            }
        }
    }
}
