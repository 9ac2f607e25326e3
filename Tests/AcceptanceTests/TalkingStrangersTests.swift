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
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let ben = try await town.newcomer("ben")
            let cho = try await town.newcomer("cho")
            let talk = try await ben.asks(about: try await ana.posts())
            let said = try await ben.says("a secret", in: talk).json["id"] ?? .null

            for way in ways(to: talk) {
                let answer = try await cho.ask(way.method, way.path, way.body)
                #expect(answer.verdict == "404 conversation.not-found", "\(way)")
                #expect(try await town.ask(way.method, way.path, way.body).status == 401, "\(way)")
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
            #expect(try await ana.hears(in: talk) == ["a secret"])
            #expect(try await cho.talks().isEmpty)
        }
    }

    @Test(
        "Blocked, neither writes, no list shows it, and what was said names no one; lifted, all is back",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let ben = try await town.newcomer("ben")
            let post = try await ana.posts()
            let talk = try await ben.asks(about: post)
            try await ben.says("nasty words", in: talk)
            try await ana.blocks(ben)

            for neighbour in [ana, ben] {
                let other = neighbour.name == "ana" ? ben : ana
                let otherID = try await other.memberID
                for way in ways(to: talk) where way.method != "DELETE" {
                    let answer = try await neighbour.ask(way.method, way.path, way.body)
                    guard way.method == "GET" else {
                        #expect(answer.verdict == "403 conversation.blocked", "\(way)")
                        continue
                    }
                    #expect(answer.status == 200 && !answer.tells("\"\(otherID)\""), "\(way)")
                    #expect(!answer.tells("\"\(other.name)\""), "\(way)")
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
            #expect(try await ana.hears(in: talk) == ["nasty words"])
            #expect(try await ben.says("sorry", in: talk).status == 201)
        }
    }

    @Test("Of twenty taps on 신청하기 at once, one begins the conversation", arguments: Database.Engine.allCases)
    func taps(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let ben = try await town.newcomer("ben")
            let post = try await ana.posts()
            let answers = try await withThrowingTaskGroup(of: Heard.self) { group in
                for _ in 1...20 {
                    group.addTask { try await ben.ask("POST", "/api/v1/listings/\(post)/conversation") }
                }
                return try await group.reduce(into: [Heard]()) { $0.append($1) }
            }

            #expect(answers.filter { $0.status == 201 }.count == 1)
            #expect(answers.filter { $0.status == 200 }.count == 19)
            #expect(Set(answers.compactMap { $0.json["id"]?.stringValue }).count == 1)
            #expect(try await ana.told() == ["conversation-begun"])
            #expect(try await ana.talks().count == 1)
        }
    }
}
