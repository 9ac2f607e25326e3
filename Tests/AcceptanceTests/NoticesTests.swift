import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Notices")
struct NoticesTests {
    @Test(
        "They say who, what and where to, and are read one by one or all",
        arguments: Database.Engine.allCases
    )
    func reading(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let ben = try await town.newcomer("ben")
            let talk = try await ben.asks(about: try await ana.posts("성인 피아노 기초"))
            try await ben.says("hello", in: talk)

            let list = try await ana.ask("GET", "/api/v1/notices").items
            #expect(list.compactMap { $0["kind"]?.stringValue } == ["message", "conversation-begun"])
            #expect(list[0]["actor"]?["nickname"] == "ben" && list[0]["title"] == "성인 피아노 기초")
            #expect(list[0]["target"] == ["kind": "conversation", "id": .string(talk)])
            #expect(list.allSatisfy { $0["conversation"] == .string(talk) })
            #expect(list[0]["readAt"] == .null)

            let one = try await ana.ask("PUT", "/api/v1/notices/read", ["ids": [list[1]["id"] ?? .null]])
            #expect(one.json["notices"] == 1)
            #expect(try await ben.ask("PUT", "/api/v1/notices/read", ["all": true]).status == 200)
            #expect(try await ana.unread()["notices"] == 1)
            #expect(try await ana.ask("PUT", "/api/v1/notices/read", ["all": true]).json["notices"] == 0)
            let unclear: [(JSON, String)] = [
                ([:], "422 notice.unclear-choice"), (["all": false], "422 notice.unclear-choice"),
                (["all": true, "ids": []], "422 notice.unclear-choice"),
                (["upTo": "x"], "404 notice.not-found"),
            ]
            for (body, verdict) in unclear {
                #expect(try await ana.ask("PUT", "/api/v1/notices/read", body).verdict == verdict)
            }
        }
    }

    @Test("A kind that is switched off stays away, and only that", arguments: Database.Engine.allCases)
    func switches(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            let ben = try await town.newcomer("ben")
            #expect(try await ana.ask("GET", "/api/v1/me/notices").json == ["muted": []])
            let muted = try await ana.ask("PUT", "/api/v1/me/notices", ["muted": ["message"]])
            #expect(muted.json == ["muted": ["message"]])
            let wrong = try await ana.ask("PUT", "/api/v1/me/notices", ["muted": ["weather"]])
            #expect(wrong.verdict == "400 request.not-one-of")

            let talk = try await ben.asks(about: try await ana.posts())
            try await ben.says("hello", in: talk)
            #expect(try await ana.told() == ["conversation-begun"])
            #expect(try await ana.unread() == ["messages": 1, "conversations": 1, "notices": 1])
        }
    }

    @Test("After ninety days they are forgotten, by the server itself", arguments: Database.Engine.allCases)
    func forgotten(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let ana = try await town.newcomer("ana")
            _ = try await town.newcomer("ben").asks(about: try await ana.posts())
            town.clock.pass(.seconds(89 * 86_400))
            await town.runsMaintenance()
            let back = try await town.device(of: "ana")
            #expect(try await back.told() == ["conversation-begun"])

            town.clock.pass(.seconds(2 * 86_400))
            await town.runsMaintenance()
            let later = try await town.device(of: "ana")
            #expect(try await later.told().isEmpty)
        }
    }
}
