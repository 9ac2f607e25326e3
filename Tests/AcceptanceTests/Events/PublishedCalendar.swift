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
        var source: JSONObject = [
            "url": .string(address), "name": "동네 달력", "licence": "CC BY 4.0",
            "neighbourhood": "1114055000",
        ]
        for (key, value) in changes { source[key] = value }
        return .object(source)
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
