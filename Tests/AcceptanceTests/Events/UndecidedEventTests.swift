import JSONCoding
import TestSupport
import Testing

@Suite("An event whose place is to be announced")
struct UndecidedEventTests {
    @Test("It is posted with a neighbourhood alone, found by its mode, and says so on its page")
    func posted() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            _ = try await ana.postEvent()
            let id = try await ana.postEvent([
                "mode": "undecided", "venue": "", "place": ["neighbourhood": "1114055000"],
            ])
            let found = try await server.ask(
                "GET",
                "/api/v1/listings?neighbourhood=1114055000&mode=undecided"
            )
            #expect(found.items.map { $0["id"]?.stringValue } == [id])
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/events/\(id)")
            #expect(browser.sees("장소 미정"))
            #expect(browser.sees("\"@type\":\"Event\"") && !browser.sees("eventAttendanceMode"))
            #expect(!browser.sees("\"location\""))
        }
    }

    @Test("No calendar, feed or list tells a place for it, nor for an online one, but for its venue")
    func outputs() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for mode in ["undecided", "online"] {
                _ = try await ana.postEvent(["mode": .string(mode), "venue": ""])
            }
            let feeds = ["ics", "atom", "json"].map { "/api/v1/calendar/events.\($0)" }
            for path in feeds + ["/calendar?view=agenda"] {
                let answer = try await server.ask("GET", path)
                #expect(answer.tell("작은 서버 밤"), "\(path)")
                for word in ["LOCATION", "GEO:", "ev:location", "\"location\"", "명동", "Myeong-dong"] {
                    #expect(!answer.tell(word), "\(path): \(word)")
                }
            }
            let link = try await ana.postEvent(["mode": "online", "venue": "화상 회의"])
            let file = try await server.ask("GET", "/api/v1/calendar/events/\(link)")
            #expect(file.tell("LOCATION:화상 회의\r\n") && !file.tell("GEO:"))
        }
    }
}
