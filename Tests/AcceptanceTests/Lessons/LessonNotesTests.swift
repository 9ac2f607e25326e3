import Database
import JSONCoding
import TestSupport
import Testing

/// What the two of a lesson write down for each other.
@Suite("Notes after a lesson")
struct LessonNotesStoryTests {
    private static let mine = "/api/v1/me/lesson-notes"

    private func write(_ deal: String, by member: Neighbour, _ body: JSON) async throws -> TestResponse {
        try await member.ask("PUT", "/api/v1/deals/\(deal)/note", body)
    }

    private func texts(_ deal: String, by member: Neighbour) async throws -> [JSON?] {
        try await member.ask("GET", "/api/v1/deals/\(deal)/notes").items.map { $0["text"] }
    }

    @Test(
        "Teacher and student write, read, change and delete notes, and the student ticks the homework",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let pair = try await server.negotiation()
            let early = try await write(pair.deal, by: pair.ana, ["text": "음계"])
            #expect(early.verdict == "409 lesson-note.not-begun")
            let (ana, ben) = try await { ($0.ana, $0.ben) }(pair.dayAfter())
            let note: JSON = ["text": "음계", "homework": "하루 20분"]
            let written = try await write(pair.deal, by: ana, note)
            #expect(written.status == 200 && written.json["homework"] == "하루 20분", "\(written)")
            #expect(written.json["mine"] == true && written.json["byTeacher"] == true)
            #expect(try await write(pair.deal, by: ben, ["text": "어려웠어요"]).status == 200)
            #expect(try await texts(pair.deal, by: ben) == ["음계", "어려웠어요"])

            let done = "/api/v1/deals/\(pair.deal)/homework/done"
            #expect(try await ana.ask("PUT", done).verdict == "403 lesson-note.tick-by-student")
            #expect(try await ben.ask("PUT", done).status == 204)
            let seen = try await ana.ask("GET", "/api/v1/deals/\(pair.deal)/notes").items
            #expect(seen[0]["homeworkDoneAt"] != .null && seen[0]["other"]?["nickname"] == "ben")
            #expect(try await ben.ask("DELETE", done).status == 204)

            #expect(try await write(pair.deal, by: ana, ["text": "음계와 활"]).json["homework"] == .null)
            #expect(try await ben.ask("PUT", done).verdict == "404 lesson-note.no-homework")
            for _ in 0..<2 {
                #expect(try await ben.ask("DELETE", "/api/v1/deals/\(pair.deal)/note").status == 204)
            }
            #expect(try await texts(pair.deal, by: ana) == ["음계와 활"])
        }
    }

    @Test(
        "All notes of a member's lessons are one list, page by page, and those with one neighbour",
        arguments: Database.Engine.allCases
    )
    func list(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let pair = try await server.negotiation(seats: 3)
            let cho = try await server.signUp("cho")
            let other = try await pair.ana.propose(in: cho.ask(about: pair.listing))
            #expect(try await cho.perform("accept", other).status == 200)
            let later = try await pair.dayAfter()
            let student = try await cho.refreshed()
            _ = try await write(pair.deal, by: later.ana, ["text": "하나"])
            _ = try await write(other, by: later.ana, ["text": "둘"])
            _ = try await write(pair.deal, by: later.ben, ["text": "셋"])
            _ = try await write(other, by: student, ["text": "넷"])
            var (seen, cursor): ([JSON?], String?) = ([], nil)
            repeat {
                let rest = cursor.map { "&cursor=\($0)" } ?? ""
                let part = try await later.ana.ask("GET", "\(Self.mine)?limit=3\(rest)")
                seen += part.items.map { $0["text"] }
                cursor = part.json["next"]?.stringValue
            } while cursor != nil
            #expect(seen == ["넷", "셋", "둘", "하나"])
            let ben = try await later.ben.memberID
            let withBen = try await later.ana.ask("GET", "\(Self.mine)?with=\(ben)").items
            #expect(withBen.map { $0["text"] } == ["셋", "하나"])
            #expect(try await student.ask("GET", Self.mine).items.map { $0["text"] } == ["넷", "둘"])
        }
    }

    @Test("Only the two read and write them, and a block leaves them to read")
    func outsiders() async throws {
        try await TestServer.run { server in
            let pair = try await server.negotiation().dayAfter()
            let cho = try await server.signUp("cho")
            let (notes, own) = ("/api/v1/deals/\(pair.deal)/notes", "/api/v1/deals/\(pair.deal)/note")
            _ = try await write(pair.deal, by: pair.ana, ["text": "음계", "homework": "하루 20분"])
            let body: JSON = ["text": "몰래"]
            for (method, path, body) in [
                ("GET", notes, nil), ("PUT", own, body), ("DELETE", own, nil),
                ("PUT", "/api/v1/deals/\(pair.deal)/homework/done", nil),
            ] as [(String, String, JSON?)] {
                let stranger = try await server.ask(method, path, body)
                #expect(stranger.verdict == "401 session.sign-in-needed", "\(method) \(path)")
                #expect(try await cho.ask(method, path, body).verdict == "404 deal.not-found", "\(path)")
            }
            #expect(try await cho.ask("GET", Self.mine).items == [])

            try await pair.ana.block(pair.ben)
            #expect(try await write(pair.deal, by: pair.ben, body).verdict == "409 lesson-note.closed")
            let seen = try await pair.ben.ask("GET", notes).items
            #expect(seen.map { $0["text"] } == ["음계"] && seen[0]["other"] == .null)
            #expect(try await pair.ben.ask("GET", Self.mine).items.count == 1)
            #expect(try await pair.ana.ask("DELETE", own).status == 204)
            #expect(try await texts(pair.deal, by: pair.ben) == [])
        }
    }

    @Test("A note is in its author's export, and goes with the account; the other's stays")
    func leaving() async throws {
        try await TestServer.run { server in
            let pair = try await server.negotiation().done()
            _ = try await write(pair.deal, by: pair.ana, ["text": "음계", "homework": "하루 20분"])
            _ = try await write(pair.deal, by: pair.ben, ["text": "어려웠어요"])
            let exported = try await pair.ana.ask("GET", "/api/v1/me/export/lesson-notes").items
            #expect(exported.map { $0["homework"] } == ["하루 20분"] && exported[0]["text"] == "음계")
            let ana = try await server.device(of: "ana")
            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
            #expect(try await texts(pair.deal, by: pair.ben) == ["어려웠어요"])
            let more = try await write(pair.deal, by: pair.ben, ["text": "더"])
            #expect(more.verdict == "409 lesson-note.closed")
        }
    }

    @Test("A page shows the notes of a lesson with the form, and another those of all lessons")
    func pages() async throws {
        try await TestServer.run { server in
            let pair = try await server.negotiation().dayAfter()
            let teacher = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await teacher.open("/conversations/\(pair.conversation)")
            #expect(teacher.links.contains("/deals/\(pair.deal)/notes"))
            try await teacher.open("/deals/\(pair.deal)/notes")
            let form = "/deals/\(pair.deal)/notes"
            try await teacher.submit(form, ["text": ["음계"], "homework": ["하루 20분"]])
            #expect(teacher.sees("저장했어요.") && teacher.sees("하루 20분"))

            let student = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await student.open("/me/lesson-notes")
            #expect(student.sees("ana님의 노트") && student.sees("하루 20분"))
            try await student.submit("/deals/\(pair.deal)/homework/done", [:])
            #expect(student.sees("다 했어요 ·") && student.sees("아직 다 못 했어요"))
            try await student.open("/deals/\(pair.deal)/notes")
            #expect(!student.html.contains("name=\"homework\""))
            try await student.submit(form, ["text": [" "]])
            #expect(student.sees("무엇을 했는지 적어 주세요."))

            try await teacher.open("/deals/\(pair.deal)/notes")
            try await teacher.submit("/deals/\(pair.deal)/notes/remove", [:])
            #expect(teacher.sees("노트를 삭제했어요.") && !teacher.sees("하루 20분"))
        }
    }
}
