import JSONCoding
import TestSupport
import Testing

@Suite("Pages of events")
struct EventPagesTests {
    /// The schema.org `Event` of the open page.
    private func linkedData(_ browser: PlainBrowser) throws -> JSON {
        let block = "<script type=\"application/ld+json\">"
        let rest = try #require(browser.html.split(separator: block, maxSplits: 1).dropFirst().first)
        let text = try #require(rest.split(separator: "</script>", maxSplits: 1).first)
        return try JSON(parsing: Array(text.utf8))
    }

    @Test("A signed-out reader sees status, dates, place, hosts, cost, topics and the way to sign up")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let period: JSONObject = ["closesAt": "2026-11-21T00:00:00Z"]
            let id = try await ana.postEvent([
                "schedule": Neighbour.schedule(period), "cost": ["kind": "paid", "from": 5_000, "to": 9_000],
            ])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/events/\(id)")
            for fact in [
                "마감 임박", "11월 21일 (토) 오후 2:00~5:00", "11월 21일 (토) 오전 9:00까지", "작은 서버 모임", "느티나무 도서관 2층",
                "5,000원~9,000원", "백엔드", "명동길 14, 3층", "data-circle=\"exact\"", "누구나 볼 수 있는 장소예요.",
                "<meta property=\"og:title\" content=\"작은 서버 밤\">", ">small-servers.example</a>",
            ] {
                #expect(browser.sees(fact), "\(fact)")
            }
            #expect(browser.links.contains { $0.hasPrefix("/listings/\(id)/roster/apply") })
        }
    }

    @Test("The status follows the clock, without anyone doing anything")
    func status() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let period: JSONObject = ["opensAt": "2026-11-20T11:30:00Z", "closesAt": "2026-11-21T04:00:00Z"]
            let id = try await ana.postEvent(["schedule": Neighbour.schedule(period)])
            let browser = PlainBrowser(at: server.address)
            for (wait, status) in [
                (0, "신청 전"), (3_600, "마감 임박"), (17 * 3_600, "신청 마감"), (3_600, "진행 중"), (3 * 3_600, "종료"),
            ] {
                server.clock.pass(.seconds(wait))
                try await browser.open("/events/\(id)")
                #expect(browser.sees(">\(status)</span>"), "\(status)")
            }
        }
    }

    @Test("Dates of another zone are told in Korean time and in its own, and all-day dates as days")
    func zones() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let dates: JSON = [
                ["startsAt": "2026-12-05T02:00:00Z", "endsAt": "2026-12-05T04:00:00Z"],
                ["startsAt": "2026-12-06T05:00:00Z", "endsAt": "2026-12-08T05:00:00Z", "allDay": true],
            ]
            let schedule: JSON = ["zone": "America/New_York", "dates": dates]
            let id = try await ana.postEvent(["schedule": schedule])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/events/\(id)")
            #expect(browser.sees("12월 5일 (토) 오전 11:00~오후 1:00"))
            #expect(browser.sees("뉴욕 시각 12월 4일 (금) 오후 9:00~11:00"))
            #expect(browser.sees("12월 6일 (일)~12월 7일 (월)"))

            let event = try linkedData(browser)
            #expect(event["startDate"] == "2026-12-04T21:00:00-05:00" && event["endDate"] == "2026-12-07")
            #expect(event["subEvent"]?.arrayValue?.count == 2)
        }
    }

    @Test("Search engines read an Event of schema.org, whose texts can't end its block")
    func structured() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let hostile = "</script><script>alert(1)</script>"
            let id = try await ana.postEvent([
                "mode": "both", "description": .string(hostile), "cost": ["kind": "paid", "from": 5_000],
            ])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/events/\(id)")
            #expect(!browser.sees("<script>alert"))
            let event = try linkedData(browser)
            #expect(event["@type"] == "Event" && event["description"]?.stringValue == hostile)
            #expect(event["eventStatus"] == "https://schema.org/EventScheduled")
            #expect(event["eventAttendanceMode"] == "https://schema.org/MixedEventAttendanceMode")
            let places = event["location"]?.arrayValue ?? []
            #expect(places.map { $0["@type"] } == ["Place", "VirtualLocation"])
            #expect(places.first?["address"]?["streetAddress"] == "명동길 14, 3층")
            #expect(event["organizer"]?.arrayValue?.first?["name"] == "작은 서버 모임")
            #expect(event["offers"]?["lowPrice"] == 5_000 && event["offers"]?["priceCurrency"] == "KRW")
            #expect(event["url"]?.stringValue?.hasSuffix("/events/\(id)") == true)
        }
    }

    @Test("The form reads its times in the chosen zone, and hosts by line")
    func form() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let ana = try await server.device(of: "ana")
            try await ana.live(in: "1114055000")
            try await browser.open("/events/new")
            try await browser.submit(
                "/events/new",
                [
                    "title": ["긴 행사"], "category": ["conference"], "mode": ["online"],
                    "schedule.zone": ["Europe/London"], "schedule.dates.0.startsOn": ["2026-12-05"],
                    "schedule.dates.0.startsAt": ["09:30"], "schedule.dates.0.endsAt": ["11:00"],
                    "schedule.closesAt": ["2026-12-04T18:00"], "hosts": ["하나\n둘"], "cost.kind": ["paid"],
                    "cost.from": ["1만"],
                ]
            )
            #expect(browser.status == 200 && browser.sees("글을 올렸어요."), "\(browser.html)")
            let page = browser.path
            let contents = try await ana.ask("GET", "/api/v1\(page)").json["contents"]
            let first = contents?["schedule"]?["dates"]?.arrayValue?.first
            #expect(first?["startsAt"] == "2026-12-05T09:30:00.000Z")
            #expect(contents?["schedule"]?["closesAt"] == "2026-12-04T18:00:00.000Z")
            #expect(contents?["hosts"] == ["하나", "둘"] && contents?["cost"]?["from"] == 10_000)

            try await browser.open(page + "/edit")
            #expect(browser.values(of: "schedule.dates.0.startsAt") == ["09:30"])
            #expect(browser.values(of: "schedule.closesAt") == ["2026-12-04T18:00"])
        }
    }

    @Test("The form of an edit makes whole days of dates without times, and postpones")
    func edit() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let dates: JSON = [["startsAt": "2026-12-05T09:30:00Z", "endsAt": "2026-12-05T11:00:00Z"]]
            let schedule: JSON = ["zone": "Europe/London", "dates": dates]
            let page = "/events/\(try await ana.postEvent(["schedule": schedule]))"
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open(page + "/edit")
            try await browser.submit(
                page + "/edit",
                [
                    "schedule.dates.0.startsAt": [""], "schedule.dates.0.endsAt": [""],
                    "schedule.dates.0.endsOn": ["2026-12-06"], "schedule.postponed": ["true"],
                ]
            )
            #expect(browser.status == 200, "\(browser.html)")
            let edited = try await ana.ask("GET", "/api/v1\(page)").json["contents"]?["schedule"]
            #expect(
                edited?["dates"] == [
                    [
                        "startsAt": "2026-12-05T00:00:00.000Z", "endsAt": "2026-12-07T00:00:00.000Z",
                        "allDay": true,
                    ]
                ]
            )
            #expect(edited?["postponed"] == true && browser.sees("연기</span>"))
        }
    }

    @Test("Another date is added below the last, and a refused form keeps what was typed")
    func rows() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await server.device(of: "ana").live(in: "1114055000")
            try await browser.open("/events/new")
            try await browser.submit(
                "/events/new",
                [
                    "schedule.dates.0.startsOn": ["2026-12-05"], "schedule.dates.0.startsAt": ["19:00"],
                    "schedule.dates.0.endsAt": ["21:00"], "step": ["add-session"],
                ]
            )
            #expect(browser.values(of: "schedule.dates.1.startsOn") == ["2026-12-06"])
            #expect(browser.values(of: "schedule.dates.1.startsAt") == ["19:00"])
            try await browser.submit(
                "/events/new",
                [
                    "title": ["이어지는 밤"], "hosts": ["나"], "cost.kind": ["free"], "category": ["meetup"],
                    "mode": ["offline"], "schedule.dates.1.startsOn": ["2026-12-05"],
                ]
            )
            #expect(browser.status == 422 && browser.sees("<a href=\"#schedule.dates\">"))
            #expect(browser.sees("날짜가 서로 겹쳐요."))
            #expect(browser.values(of: "schedule.dates.0.startsAt") == ["19:00"])
            #expect(browser.values(of: "schedule.zone").isEmpty == false)
        }
    }

    @Test("The feed of events tells when, how and for how much, and offers their words to filter by")
    func feed() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.postEvent()
            try await ana.live(in: "1114055000")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/browse?kind=event")
            let day = "datetime=\"2026-11-21\""
            for words in [day, "오후 2:00 · ", ">오프라인<", ">무료<", "name=\"topic\"", "name=\"mode\""] {
                #expect(browser.sees(words), "\(words)")
            }
            #expect(!browser.sees("name=\"minPrice\"") && !browser.sees("side=offer"))
            try await browser.open("/browse?kind=event&mode=online")
            #expect(browser.sees("조건에 맞는 글이 없어요"))
        }
    }
}
