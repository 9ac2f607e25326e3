import Database
import JSONCoding
import TestSupport
import Testing

private let mine = "/api/v1/me/calendar"

@Suite("The calendar at a secret address")
struct CalendarTests {
    @Test(
        "A lesson appears with its place, moves, and is marked as cancelled",
        arguments: Database.Engine.allCases
    )
    func lesson(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let path = try await parties.ben.calendarPath()
            #expect(!(try await server.calendar(at: path)).contains("BEGIN:VEVENT"))
            #expect(try await parties.ben.perform("accept", parties.deal).status == 200)
            let agreed = try await server.calendar(at: path)
            #expect(agreed.contains("UID:deal-\(parties.deal)@madang") && agreed.contains("SEQUENCE:0"))
            #expect(agreed.contains("DTSTART;TZID=Asia/Seoul:20261121T193000"))
            #expect(agreed.contains("LOCATION:명동길 14"))

            let move = "/api/v1/deals/\(parties.deal)/move"
            #expect(try await parties.ben.ask("POST", move, Neighbour.move).status == 200)
            #expect(try await parties.ana.ask("POST", "\(move)/accept", ["number": 1]).status == 200)
            let moved = try await server.calendar(at: path)
            #expect(moved.contains("UID:deal-\(parties.deal)@madang") && moved.contains("SEQUENCE:1"))
            #expect(moved.contains("DTSTART;TZID=Asia/Seoul:20261122T193000"))

            #expect(try await parties.ana.perform("cancel", parties.deal, because: "감기").status == 200)
            let cancelled = try await server.calendar(at: path)
            #expect(cancelled.contains("STATUS:CANCELLED") && cancelled.contains("SEQUENCE:2"))
        }
    }

    @Test(
        "A host's own run appears, with a higher sequence after each edit",
        arguments: Database.Engine.allCases
    )
    func run(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let run = try await ana.host()
            let path = try await ana.calendarPath()
            let posted = try await server.calendar(at: path)
            #expect(posted.contains("UID:listing-\(run)@madang") && posted.contains("SEQUENCE:0"))
            #expect(posted.contains("LOCATION:명동길 14"))

            server.clock.pass(.seconds(60))
            let later: JSONObject = ["startsAt": "2026-11-21T20:00:00+09:00"]
            #expect(try await ana.ask("PUT", "/api/v1/runs/\(run)", Neighbour.run(later)).status == 200)
            let edited = try await server.calendar(at: path)
            #expect(edited.contains("DTSTART;TZID=Asia/Seoul:20261121T200000"))
            #expect(edited.contains("SEQUENCE:60"))
        }
    }

    @Test("Each date of a class appears once, also when a lesson is agreed for it")
    func dates() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let sessions: JSON = [
                ["startsAt": "2026-11-21T10:30:00Z", "minutes": 60],
                ["startsAt": "2026-11-28T10:30:00Z", "minutes": 60],
            ]
            let listing = try await ana.post("수채화", ["schedule": ["sessions": sessions]])
            let path = try await ana.calendarPath()
            #expect(try await server.calendar(at: path).events == 2)

            let ben = try await server.signUp("ben")
            let talk = try await ben.ask(about: listing)
            let deal = try await ana.propose(in: talk)
            #expect(try await ben.perform("accept", deal).status == 200)
            let agreed = try await server.calendar(at: path)
            #expect(agreed.events == 2 && agreed.contains("UID:deal-\(deal)@madang"))
        }
    }

    @Test("A replaced or deleted address, and a made-up key, open no calendar")
    func revoking() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            #expect(try await ana.ask("GET", mine).json["path"]?.isNull == true)
            let former = try await ana.calendarPath()
            #expect(try await ben.ask("GET", mine).json["path"]?.isNull == true)
            let latter = try await ana.calendarPath()
            #expect(try await ana.ask("GET", mine).json["path"]?.stringValue == latter)
            let unknown = "404 calendar.not-found"
            #expect(try await server.subscription(former).verdict == unknown)
            #expect(try await server.subscription(latter).status == 200)

            #expect(try await ana.ask("DELETE", mine).status == 204)
            #expect(try await ana.ask("DELETE", mine).status == 204)
            let forged = latter.replacing("key=", with: "key=0")
            for path in [latter, forged, "/api/v1/calendar.ics?key="] {
                #expect(try await server.subscription(path).verdict == unknown)
            }
            let missing = try await server.subscription("/api/v1/calendar.ics")
            #expect(missing.verdict == "400 request.invalid-parameter")
        }
    }

    @Test("The address is created, replaced and deleted without scripts")
    func pages() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.open("/settings/calendar")
            try await browser.submit("/settings/calendar")
            let shown = try #require(browser.links.first { $0.hasPrefix("webcal://") })
            let address = shown.replacing("webcal", with: "http")
            #expect(address.hasPrefix("\(server.address)/api/v1/calendar.ics?key="))
            #expect(browser.sees(address))
            try await browser.submit("/settings/calendar")
            #expect(browser.sees("캘린더 주소를 만들었어요") && !browser.sees(address))
            try await browser.submit("/settings/calendar/delete")
            #expect(browser.sees("캘린더 주소를 없앴어요") && browser.sees("주소 만들기"))
        }
    }
}

extension Neighbour {
    /// The path of a new address.
    fileprivate func calendarPath() async throws -> String {
        let answer = try await ask("POST", mine)
        #expect(answer.status == 201, "\(answer)")
        return answer.json["path"]?.stringValue ?? ""
    }
}

extension TestServer {
    /// What a calendar app gets at the path, without signing in.
    fileprivate func subscription(_ path: String) async throws -> TestResponse {
        try await .asking("GET", address + path)
    }

    fileprivate func calendar(at path: String) async throws -> String {
        let answer = try await subscription(path)
        #expect(answer.status == 200 && answer.header("Content-Type") == "text/calendar; charset=utf-8")
        return String(decoding: answer.body, as: UTF8.self)
    }
}

extension String {
    fileprivate var events: Int { split(separator: "BEGIN:VEVENT").count - 1 }
}
