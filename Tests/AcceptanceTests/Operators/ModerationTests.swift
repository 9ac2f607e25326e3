import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Blocking and reporting")
struct ModerationTests {
    @Test(
        "A block is listed, happens once, can be undone, and is refused for the member's own account",
        arguments: Database.Engine.allCases
    )
    func blocks(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            try await ana.block(ben)
            try await ana.block(ben)

            let list = try await ana.ask("GET", "/api/v1/blocks").items
            #expect(list.count == 1 && list[0]["member"]?["nickname"] == "ben")
            #expect(try await ben.ask("GET", "/api/v1/blocks").items.isEmpty)
            let own = try await ana.ask("PUT", "/api/v1/blocks/\(ana.memberID)")
            #expect(own.verdict == "409 block.oneself")
            for unknown in ["0000000000001", "x"] {
                let answer = try await ana.ask("PUT", "/api/v1/blocks/\(unknown)")
                #expect(answer.verdict == "404 block.member-not-found")
            }
            #expect(try await ana.ask("DELETE", "/api/v1/blocks/\(ben.memberID)").status == 204)
            #expect(try await ana.ask("DELETE", "/api/v1/blocks/\(ben.memberID)").status == 204)
            #expect(try await ana.ask("GET", "/api/v1/blocks").items.isEmpty)
        }
    }

    @Test(
        "A repeated report is the first one, and its subject's author isn't notified",
        arguments: Database.Engine.allCases
    )
    func reports(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let post = try await ana.post()
            let talk = try await ben.ask(about: post)
            let said = try await ana.say("먼저 돈을 보내세요", in: talk).json["id"] ?? .null
            let before = try await ana.told()

            for subject: JSON in [
                ["kind": "listing", "id": .string(post)], ["kind": "message", "id": said],
                ["kind": "member", "id": .string(try await ana.memberID)],
            ] {
                let report: JSON = ["subject": subject, "reason": "fraud", "note": "사기예요"]
                let first = try await ben.ask("POST", "/api/v1/reports", report)
                let second = try await ben.ask("POST", "/api/v1/reports", report)
                #expect(first.status == 201 && second.status == 200)
                #expect(second.json == first.json)
                let own = try await ana.ask("POST", "/api/v1/reports", report)
                #expect(own.verdict == "409 report.own-thing")
            }
            #expect(try await ana.told() == before)
        }
    }

    @Test("An invalid report is refused with the reason")
    func refused() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let post: JSON = ["kind": "listing", "id": .string(try await ana.post())]
            let long = String(repeating: "가", count: 1_001)
            let refusals: [(JSON, String)] = [
                (["subject": post, "reason": "boring"], "400 request.not-one-of"),
                (["subject": post], "400 request.missing-field"),
                (["subject": post, "reason": "other"], "422 report.note-missing"),
                (["subject": post, "reason": "spam", "note": .string(long)], "422 report.note-too-long"),
                (["subject": ["kind": "listing", "id": "x"], "reason": "spam"], "404 report.not-found"),
                (
                    ["subject": ["kind": "deal", "id": "0000000000001"], "reason": "spam"],
                    "404 report.not-found"
                ),
                (["subject": ["kind": "server", "id": "1"], "reason": "spam"], "400 request.not-one-of"),
            ]
            for (body, verdict) in refusals {
                #expect(try await ben.ask("POST", "/api/v1/reports", body).verdict == verdict, "\(body)")
            }
        }
    }
}
