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
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let talk = try await ben.ask(about: try await ana.post("성인 피아노 기초"))
            try await ben.say("hello", in: talk)
            #expect(try await ana.ask("PUT", "/api/v1/conversations/\(talk)/read", ["upTo": 1]).status == 200)
            try await ben.say("are you there?", in: talk)

            let list = try await ana.ask("GET", "/api/v1/notices").items
            #expect(list.compactMap { $0["kind"]?.stringValue } == ["message", "message"])
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
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let usual = try await ana.ask("GET", "/api/v1/me/notices").json
            #expect(usual["muted"] == [] && usual["unpushed"] == ["favourites", "stories"])
            #expect(usual["unmailed"] == [] && usual["letters"] == true)
            #expect(usual["quietHours"] == ["from": 22, "until": 8])
            func settings(muting kind: JSON) -> JSON {
                [
                    "muted": [kind], "unpushed": ["stories"], "unmailed": ["talk"], "letters": false,
                    "quietHours": .null,
                ]
            }
            let chosen = settings(muting: "message")
            #expect(try await ana.ask("PUT", "/api/v1/me/notices", chosen).json == chosen)
            #expect(try await ana.ask("GET", "/api/v1/me/notices").json == chosen)
            let wrong = try await ana.ask("PUT", "/api/v1/me/notices", settings(muting: "weather"))
            #expect(wrong.verdict == "400 request.not-one-of")

            let talk = try await ben.ask(about: try await ana.post())
            try await ben.say("hello", in: talk)
            #expect(try await ana.told().isEmpty)
            #expect(try await ana.unread() == ["messages": 1, "conversations": 1, "notices": 0])
        }
    }

    @Test("After ninety days they are forgotten, by the server itself", arguments: Database.Engine.allCases)
    func forgotten(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            try await ben.say("hello", in: try await ben.ask(about: try await ana.post()))
            server.clock.pass(.seconds(89 * 86_400))
            await server.runMaintenance()
            let back = try await server.device(of: "ana")
            #expect(try await back.told() == ["listing-asked", "message"])

            server.clock.pass(.seconds(2 * 86_400))
            await server.runMaintenance()
            let later = try await server.device(of: "ana")
            #expect(try await later.told() == ["listing-asked"])
        }
    }
}
