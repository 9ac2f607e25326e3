import Database
import JSONCoding
import Synchronization
import TestSupport

/// A calendar that a server of one test publishes.
final class PublishedCalendar: Sendable {
    private final class Answer: Sendable {
        let text = Mutex("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
        let status = Mutex(200)
    }

    private let answer = Answer()
    private let server: ScriptedServer

    init() throws {
        server = try ScriptedServer { [answer] exchange, _ in
            guard exchange.target != "/robots.txt" else { return exchange.answer(404) }
            let text = answer.text.withLock(\.self)
            exchange.answer(answer.status.withLock(\.self), ["Content-Type": "text/calendar"], body: text)
        }
    }

    var address: String { server.url("/events.ics") }

    /// Those for the calendar itself.
    var requests: Int { server.requests.count { $0.target == "/events.ics" } }

    func publish(_ events: [CalendarLines]) {
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + events.flatMap(\.lines) + ["END:VCALENDAR", ""]
        answer.text.withLock { $0 = lines.joined(separator: "\r\n") }
        answer.status.withLock { $0 = 200 }
    }

    func fail(with status: Int) {
        answer.status.withLock { $0 = status }
    }

    /// What an operator records about it, with `changes`.
    func source(_ changes: JSONObject = [:]) -> JSON {
        let source: JSONObject = [
            "url": .string(address), "name": "동네 달력", "licence": "CC BY 4.0",
            "neighbourhood": "1114055000",
        ]
        return .object(source.with(changes))
    }
}

/// The lines of an event in a calendar.
struct CalendarLines {
    let lines: [String]

    init(lines: [String]) {
        self.lines = ["BEGIN:VEVENT"] + lines + ["END:VEVENT"]
    }

    /// From two to four in the afternoon on a day of December.
    static func event(_ uid: String, _ title: String, day: Int = 5, _ more: String...) -> CalendarLines {
        let date = "202612\(day < 10 ? "0" : "")\(day)"
        return CalendarLines(
            lines: [
                "UID:\(uid)", "SUMMARY:\(title)", "DTSTART;TZID=Asia/Seoul:\(date)T140000",
                "DTEND;TZID=Asia/Seoul:\(date)T160000", "ORGANIZER;CN=모임지기:mailto:a@example.com",
            ] + more
        )
    }
}

extension PublishedCalendar {
    /// Olga is an operator, ben isn't, and a server publishes what the test says.
    static func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ben: Neighbour, PublishedCalendar) async throws -> Void
    ) async throws {
        try await TestServer.run(engine) { server in
            let (olga, ben) = (try await server.signUp("olga"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            try await stay(server, olga, ben, try PublishedCalendar())
        }
    }
}

extension TestServer {
    /// All events, for a reader who hasn't signed in.
    func events() async throws -> [JSON] {
        let path = "/api/v1/listings?neighbourhood=1114055000&reach=country&kind=event"
        return try await ask("GET", path).items
    }
}
