import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A conversation is private to its two members")
struct TalkingStrangersTests {
    /// Every way to a conversation.
    private func ways(to talk: String) -> [(method: String, path: String, body: JSON?)] {
        let path = "/api/v1/conversations/\(talk)"
        return [
            ("GET", path, nil), ("GET", path + "/messages", nil),
            ("POST", path + "/messages", ["text": "hi"]),
            ("PUT", path + "/read", ["upTo": 1]), ("DELETE", path, nil),
        ]
    }

    @Test("A third finds nothing, on any way, and reports nothing of it", arguments: Database.Engine.allCases)
    func stranger(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let cho = try await server.signUp("cho")
            let talk = try await ben.ask(about: try await ana.post())
            let said = try await ben.say("a secret", in: talk).json["id"] ?? .null

            for way in ways(to: talk) {
                let answer = try await cho.ask(way.method, way.path, way.body)
                #expect(answer.verdict == "404 conversation.not-found", "\(way)")
                #expect(try await server.ask(way.method, way.path, way.body).status == 401, "\(way)")
            }
            for way in ways(to: "0000000000001") + ways(to: "nonsense") {
                let answer = try await ben.ask(way.method, way.path, way.body)
                #expect(answer.verdict == "404 conversation.not-found", "\(way)")
            }
            for subject: JSON in [
                ["kind": "message", "id": said], ["kind": "conversation", "id": .string(talk)],
            ] {
                let report = try await cho.ask(
                    "POST",
                    "/api/v1/reports",
                    ["subject": subject, "reason": "spam"]
                )
                #expect(report.verdict == "404 report.not-found")
            }
            #expect(try await ana.hear(in: talk) == ["a secret"])
            #expect(try await cho.talks().isEmpty)
        }
    }

    @Test(
        "Blocked, neither writes, no list shows it, and what was said names no one; lifted, all is back",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let post = try await ana.post()
            let talk = try await ben.ask(about: post)
            try await ben.say("nasty words", in: talk)
            try await ana.block(ben)

            for neighbour in [ana, ben] {
                let other = neighbour.name == "ana" ? ben : ana
                let otherID = try await other.memberID
                for way in ways(to: talk) where way.method != "DELETE" {
                    let answer = try await neighbour.ask(way.method, way.path, way.body)
                    guard way.method == "GET" else {
                        #expect(answer.verdict == "403 conversation.blocked", "\(way)")
                        continue
                    }
                    #expect(answer.status == 200 && !answer.tell("\"\(otherID)\""), "\(way)")
                    #expect(!answer.tell("\"\(other.name)\""), "\(way)")
                }
                #expect(try await neighbour.talks().isEmpty)
                #expect(try await neighbour.told().isEmpty)
                #expect(
                    try await neighbour.unread() == ["messages": 0, "conversations": 0, "notices": 0]
                )
            }
            let asking = try await ben.ask("POST", "/api/v1/listings/\(post)/conversation")
            #expect(asking.verdict == "404 listing.not-found")

            #expect(try await ana.ask("DELETE", "/api/v1/blocks/\(ben.memberID)").status == 204)
            #expect(try await ana.hear(in: talk) == ["nasty words"])
            #expect(try await ben.say("sorry", in: talk).status == 201)
        }
    }

    @Test("Of twenty taps on 신청하기 at once, one begins the conversation", arguments: Database.Engine.allCases)
    func taps(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let post = try await ana.post()
            let answers = try await withThrowingTaskGroup(of: TestResponse.self) { group in
                for _ in 1...20 {
                    group.addTask { try await ben.ask("POST", "/api/v1/listings/\(post)/conversation") }
                }
                return try await group.reduce(into: [TestResponse]()) { $0.append($1) }
            }

            #expect(answers.filter { $0.status == 201 }.count == 1)
            #expect(answers.filter { $0.status == 200 }.count == 19)
            #expect(Set(answers.compactMap { $0.json["id"]?.stringValue }).count == 1)
            #expect(try await ben.talks().count == 1)
        }
    }
}
