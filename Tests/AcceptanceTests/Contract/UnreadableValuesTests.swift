import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Values that can't be read")
struct UnreadableValuesTests {
    @Test(
        "An invalid time is refused at its field, wherever a time is sent",
        arguments: [
            "abc", "", "2026-13-01T00:00:00Z", "2026-11-31T10:00:00Z", "2026-11-27T10:00", "2026-11-27",
            "0000-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59",
        ]
    )
    func times(_ text: String) async throws {
        try await TestServer.run { server in
            let talk = try await server.negotiation()
            let sessions: JSON = ["sessions": [["startsAt": .string(text), "minutes": 60]]]
            let offer = Neighbour.offer("피아노", ["schedule": sessions])
            let answers = [
                try await talk.ana.ask("POST", "/api/v1/classes", offer),
                try await talk.ana.ask("PUT", "/api/v1/classes/\(talk.listing)", offer),
                try await talk.ben.ask(
                    "POST",
                    "/api/v1/conversations/\(talk.conversation)/deals",
                    Neighbour.terms(["startsAt": .string(text)])
                ),
            ]
            #expect(answers.map(\.verdict) == Array(repeating: "400 request.unreadable-value", count: 3))
            let fields = answers.map { $0.json["field"]?.stringValue ?? "" }
            #expect(fields == Array(repeating: "schedule.sessions.0.startsAt", count: 2) + ["startsAt"])
        }
    }

    @Test("A cursor as long as the document allows is one that leads nowhere, in any script")
    func longCursor() async throws {
        try await TestServer.run { server in
            let cursor = String(repeating: "%EA%B0%80", count: 200)
            let listings = "/api/v1/listings?neighbourhood=1114055000&cursor=" + cursor
            let longest = try await server.ask("GET", listings)
            let tooLong = try await server.ask("GET", listings + "%EA%B0%80")
            #expect(longest.verdict == "422 board.unknown-cursor")
            #expect(tooLong.verdict == "400 request.invalid-parameter")
        }
    }

    @Test(
        "A cursor of any letters is answered or refused, and the server goes on",
        arguments: [
            "7ZZZZZZZZZZZZ", "7ZZZZZZZZZZZZ-9223372036854775807-7ZZZZZZZZZZZZ",
            "7ZZZZZZZZZZZZ--9223372036854775808-0000000000000", "9223372036854775807-7ZZZZZZZZZZZZ",
            "-9223372036854775808-7ZZZZZZZZZZZZ", "9223372036854775808-0000000000000", "0000000000000", "-",
        ],
        Database.Engine.allCases
    )
    func cursors(_ cursor: String, _ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            _ = try await ana.post()
            for order in [
                "newest", "popular", "soonest", "cheapest", "largest", "nearest&lat=37.56&lon=126.98",
            ] {
                let address = "/api/v1/listings?neighbourhood=1114055000&cursor=\(cursor)&sort=\(order)"
                #expect(try await [200, 422].contains(server.ask("GET", address).status), "\(order)")
            }
            let id = try await ana.identifier()
            for path in ["members/\(id)/reviews", "members/\(id)/listings", "blocks", "notices"] {
                let answer = try await ana.ask("GET", "/api/v1/\(path)?cursor=\(cursor)")
                #expect([200, 400, 422].contains(answer.status), "\(path): \(answer)")
            }
        }
    }
}
