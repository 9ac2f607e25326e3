import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program at a real server.
@Suite("Events at the command line")
struct EventCommandsTests {
    private static let file = """
        BEGIN:VCALENDAR
        VERSION:2.0
        \(event("a", "스위프트 밋업", day: 5))
        \(event("b", "12월 9일(화) 러스트 모임", day: 9))
        \(event("c", "취소된 밋업", day: 7, "STATUS:CANCELLED"))
        BEGIN:VEVENT
        UID:d
        SUMMARY:날짜 없는 밋업
        END:VEVENT
        END:VCALENDAR

        """

    private static func event(_ uid: String, _ title: String, day: Int, _ more: String...) -> String {
        CalendarLines.event(uid, title, day: day).lines.dropLast().joined(separator: "\n")
            + more.map { "\n\($0)" }.joined() + "\nEND:VEVENT"
    }

    private func visit(
        _ stay: (TestServer, ScriptedDevice, (String) throws -> String) async throws -> Void
    ) async throws {
        try await TestServer.run { server in
            let ana = try await ScriptedDevice(joining: "ana", at: server.address)
            try await server.confirmEmail(of: "ana")
            _ = try await ana.perform("neighbourhood", "choose", "1114055000:1")
            let folder = try TemporaryFolder()
            try await stay(server, ana) { text in
                let file = folder.file("events.ics")
                try Data(text.utf8).write(to: file)
                return file.path
            }
        }
    }

    @Test("A file's events are posted one by one, with a line for each and an exit code for those left out")
    func importing() async throws {
        try await visit { _, ana, write in
            let path = try write(Self.file)
            let dry = try await ana.ask(["event", "import", path, "--dry-run"])
            #expect(dry.status == 3, "\(dry)")
            #expect(try await ana.perform("event", "list").items.isEmpty)

            let first = try await ana.ask(["event", "import", path])
            #expect(first.status == 3, "\(first)")
            let listed = try await ana.perform("event", "list").items
            #expect(listed.map { $0["title"] } == ["스위프트 밋업"])
            #expect(listed.first?["firstDay"] == "2026-12-05")

            let again = try await ana.ask(["event", "import", path, "--doubtful"])
            #expect(again.status == 3, "\(again)")
            #expect(try await ana.perform("event", "list").items.count == 2)
            let both = try await ana.ask(["event", "import", path, "--doubtful", "--new"])
            #expect(both.status == 3, "\(both)")
            #expect(try await ana.perform("event", "list").items.count == 4)

            let lines = ["BEGIN:VCALENDAR", Self.event("e", "혼자인 밋업", day: 8), "END:VCALENDAR", ""]
            let one = try await ana.ask(["event", "import", try write(lines.joined(separator: "\n"))])
            #expect(one.status == 0, "\(one)")
        }
    }

    @Test("A file without events is refused, and so is a caller who isn't an operator")
    func refused() async throws {
        try await visit { server, ana, write in
            let text = try await ana.ask(["event", "import", try write("그냥 글이에요"), "--json"])
            #expect(text.status == 3 && text.problem["code"] == "event-document.format", "\(text)")
            let missing = try await ana.ask(["event", "import", "/nowhere/events.ics"])
            #expect(missing.status == 2, "\(missing)")
            let stranger = try ScriptedDevice(server: server.address)
            let unknown = try await stranger.ask(["event", "import", try write(Self.file)])
            #expect(unknown.status == 4, "\(unknown)")
            let upload = try await server.ask("POST", "/api/v1/event-documents")
            #expect(upload.status == 401)
        }
    }

    @Test("The agenda is filtered, goes back in time, and refuses what is no day")
    func agenda() async throws {
        try await visit { _, ana, write in
            _ = try await ana.ask(["event", "import", try write(Self.file), "--doubtful"])
            let found = try await ana.perform("event", "list", "--q", "러스트")
            #expect(found.items.map { $0["title"] } == ["12월 9일(화) 러스트 모임"])
            let earlier = try await ana.perform("event", "list", "--from", "2026-12-06", "--earlier")
            #expect(earlier.items.map { $0["title"] } == ["스위프트 밋업"])
            #expect(try await ana.ask(["event", "list", "--from", "12월"]).status == 2)
        }
    }

    @Test("An organiser proposes a source and claims an event, and an operator decides")
    func organising() async throws {
        try await visit { server, ana, _ in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            let calendar = try PublishedCalendar()
            calendar.publish([.event("a", "스위프트 밋업")])
            let terms = ["--name", "동네 달력", "--licence", "CC0", "--neighbourhood", "명동"]
            let bare = try await ana.ask(["source", "add", calendar.address, "--json"] + terms)
            #expect(bare.status == 3 && bare.problem["code"] == "source.contact-missing", "\(bare)")
            let proposed = try await ana.perform(
                ["source", "add", calendar.address, "--contact", "ana@example.com"] + terms
            )
            #expect(proposed["state"] == "proposed")
            let id = try #require(proposed["id"]?.stringValue)
            let queue = try await olga.perform("source", "list", "--state", "proposed")
            #expect(queue.items.map { $0["id"]?.stringValue } == [id])
            #expect(try await olga.perform("source", "decline", id, "--reason", "?")["reason"] == "?")
            #expect(try await olga.ask(["source", "approve", id]).status == 3)
            #expect(try await ana.perform("source", "mine").items.map { $0["state"] } == ["declined"])
            #expect(try await ana.ask(["source", "remove", id]).status == 0)

            _ = try await olga.perform(["source", "add", calendar.address] + terms)
            await server.runMaintenance()
            let listed = try await ana.perform("event", "list").items
            let event = try #require(listed.first?["event"]?.stringValue)
            #expect(try await ana.ask(["event", "claim", event]).status == 3)
            let claim = try await ana.perform("event", "claim", event, "--note", "우리 모임이에요")
            #expect(claim["state"] == "waiting")
            let claims = try await olga.perform("claim", "list").items
            let asked = try #require(claims.first?["claim"]?["id"]?.stringValue)
            #expect(try await olga.perform("claim", "approve", asked)["state"] == "approved")
            #expect(try await olga.ask(["claim", "decline", asked, "--reason", "?"]).status == 3)
            #expect(try await ana.perform("event", "show", event)["author"]?["nickname"] == "ana")
        }
    }
}
