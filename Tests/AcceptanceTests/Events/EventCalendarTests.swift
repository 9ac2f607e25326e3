import Database
import JSONCoding
import TestSupport
import Testing

private let days = "/api/v1/calendar/days?from=2026-11-01&to=2026-11-30"

@Suite("The calendar of events, to read and to subscribe to")
struct EventCalendarTests {
    @Test("A signed-out reader finds an event in its month, on its day and in the list")
    func stranger() async throws {
        try await TestServer.run { server in
            let id = try await server.signUp("ana").postEvent()
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/calendar?month=2026-11")
            #expect(browser.sees("11월 21일 토요일, 행사 1개") && browser.links.contains("/events/\(id)"))
            try await browser.open("/calendar?day=2026-11-21")
            #expect(browser.sees("작은 서버 밤") && browser.sees("오후 2:00"))
            for view in ["week", "agenda"] {
                try await browser.open("/calendar?view=\(view)&day=2026-11-21")
                #expect(browser.links.contains("/events/\(id)"), "\(view)")
            }
            try await browser.open("/calendar?view=agenda&day=2026-11-21&order=earlier")
            #expect(!browser.links.contains("/events/\(id)"))
            try await browser.open("/calendar?month=2026-11&mode=online")
            #expect(browser.sees("11월 21일 토요일, 행사 없음"))
        }
    }

    @Test("Invalid parameters are refused by the API, by name")
    func refused() async throws {
        try await TestServer.run { server in
            for (query, field) in [
                ("&to=2026-12-31&from=2026-11-01", "to"), ("&mode=nowhere", "mode"),
                ("&province=99", "province"),
                ("&province=11&neighbourhood=1114055000", "province"), ("&reach=2", "reach"),
            ] {
                let target =
                    query.hasPrefix("&to") ? "/api/v1/calendar/days?\(query.dropFirst())" : days + query
                let answer = try await server.ask("GET", target)
                #expect(
                    [400, 422].contains(answer.status) && answer.json["field"] == .string(field),
                    "\(query)"
                )
            }
        }
    }

    @Test(
        "A subscriber sees new, edited and cancelled events, and nothing twice that did not change",
        arguments: Database.Engine.allCases
    )
    func subscription(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let feed = "/api/v1/calendar/events.ics?topic=backend"
            let id = try await ana.postEvent()
            let first = try await server.ask("GET", feed)
            #expect(first.text.contains("UID:listing-\(id)@madang") && first.text.contains("SEQUENCE:0"))
            #expect(first.text.contains("DTSTART;TZID=Asia/Seoul:20261121T140000"))
            #expect(first.text.contains("URL:http") && first.text.contains("/events/\(id)"))
            let tag = try #require(first.header("ETag"))
            let again = try await server.ask("GET", feed, headers: ["If-None-Match": tag])
            #expect(again.status == 304)

            server.clock.pass(.seconds(60))
            let dates: JSON = [
                [
                    "startsAt": "2026-11-22T00:00:00+09:00", "endsAt": "2026-11-24T00:00:00+09:00",
                    "allDay": true,
                ]
            ]
            let moved = Neighbour.event(["schedule": Neighbour.schedule(["dates": dates])])
            #expect(try await ana.ask("PUT", "/api/v1/events/\(id)", moved).status == 200)
            let edited = try await server.ask("GET", feed, headers: ["If-None-Match": tag])
            #expect(edited.status == 200 && edited.text.contains("SEQUENCE:60"))
            #expect(edited.text.contains("DTSTART;VALUE=DATE:20261122"))
            #expect(edited.text.contains("DTEND;VALUE=DATE:20261124"))

            let cancel: JSON = ["note": "강연자가 아파요"]
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/cancel", cancel).status < 300)
            let one = try await server.ask("GET", "/api/v1/calendar/events/\(id)")
            #expect(one.text.contains("STATUS:CANCELLED") && one.text.contains("SEQUENCE:61"))
            let other = try await server.ask("GET", "/api/v1/calendar/events.ics?topic=game")
            #expect(!other.text.contains("BEGIN:VEVENT"))
        }
    }

    @Test("A member's own calendar has their favourite events, once")
    func favourite() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let id = try await ana.postEvent()
            #expect(try await ben.ask("PUT", "/api/v1/listings/\(id)/favourite").status == 204)
            let made = try await ben.ask("POST", "/api/v1/me/calendar")
            let path = try #require(made.json["path"]?.stringValue)
            let calendar = try await server.ask("GET", path).text
            #expect(calendar.ranges(of: "UID:listing-\(id)@madang").count == 1)
        }
    }

    @Test("A member switches each reminder in the settings, and the API says the same")
    func reminders() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.open("/settings/notices")
            #expect(browser.sees("메일로도 받기"))
            try await browser.submit("/settings/notices", ["heard": ["event-opens"], "mailed": ["starts"]])
            try await browser.open("/settings/notices")
            #expect(browser.html.contains("value=\"starts\" checked"))
            #expect(!browser.html.contains("value=\"closes\" checked"))

            let ben = try await server.signUp("ben")
            let choice: JSON = ["closes": ["notice": false, "mail": true]]
            let chosen = try await ben.ask("PUT", "/api/v1/me/event-reminders", choice)
            #expect(chosen.json["closes"] == ["notice": false, "mail": true])
            #expect(chosen.json["opens"] == ["notice": true, "mail": false])
            let muted = try await ben.ask("GET", "/api/v1/me/notices")
            #expect(muted.text.contains("event-closes"))
            #expect(try await server.ask("GET", "/api/v1/me/event-reminders").status == 401)
        }
    }
}

extension TestResponse {
    fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}
