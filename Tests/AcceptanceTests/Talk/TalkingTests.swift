import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Talking about a class")
struct TalkingTests {
    @Test("Two neighbours find each other over a class, and talk", arguments: Database.Engine.allCases)
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let post = try await ana.post("성인 피아노 기초")

            let begun = try await ben.ask("POST", "/api/v1/listings/\(post)/conversation")
            #expect(begun.status == 201)
            #expect(begun.json["role"] == "guest" && begun.json["partner"]?["nickname"] == "ana")
            #expect(begun.json["listing"]?["title"] == "성인 피아노 기초")
            let talk = try #require(begun.json["id"]?.stringValue)
            #expect(try await ana.told().isEmpty)
            #expect(try await ana.talks().isEmpty)

            #expect(try await ben.say("안녕하세요, 자리 있나요?", in: talk).status == 201)
            #expect(try await ben.say("저녁이면 좋겠어요", in: talk).json["number"] == 2)
            let seen = try #require(try await ana.talks().first)
            #expect(seen["role"] == "host" && seen["partner"]?["nickname"] == "ben")
            #expect(seen["latest"]?["text"] == "저녁이면 좋겠어요")
            #expect(seen["read"] == ["own": 0, "others": 2, "unread": 2])
            #expect(try await ana.unread() == ["messages": 2, "conversations": 1, "notices": 1])

            #expect(try await ana.hear(in: talk) == ["안녕하세요, 자리 있나요?", "저녁이면 좋겠어요"])
            let read = try await ana.ask("PUT", "/api/v1/conversations/\(talk)/read", ["upTo": 2])
            #expect(read.json == ["own": 2, "others": 2, "unread": 0])
            #expect(try await ana.unread() == ["messages": 0, "conversations": 0, "notices": 0])
            #expect(try await ben.talks().first?["read"]?["others"] == 2)
        }
    }

    @Test(
        "Asking again leads back to the same conversation, after leaving too",
        arguments: Database.Engine.allCases
    )
    func again(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let post = try await ana.post()
            let talk = try await ben.ask(about: post)
            try await ben.say("hello", in: talk)

            #expect(try await ben.ask("DELETE", "/api/v1/conversations/\(talk)").status == 204)
            #expect(try await ben.talks().isEmpty)
            #expect(try await ana.talks().count == 1)
            #expect(try await ana.hear(in: talk) == ["hello", "[left]"])

            let again = try await ben.ask("POST", "/api/v1/listings/\(post)/conversation")
            #expect(again.status == 200 && again.json["id"] == .string(talk))
            #expect(try await ben.talks().count == 1)
            #expect(try await ben.hear(in: talk) == ["hello", "[left]"])
        }
    }

    @Test(
        "A message repeated with its key is said once; the key is good for nothing else",
        arguments: Database.Engine.allCases
    )
    func once(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let talk = try await ben.ask(about: try await ana.post())

            let first = try await ben.say("hello", in: talk, key: "k1")
            let second = try await ben.say("hello", in: talk, key: "k1")
            #expect(first.status == 201 && second.status == 201)
            #expect(second.json == first.json)
            #expect(try await ben.say("bye", in: talk, key: "k1").verdict == "422 request.key-reused")
            #expect(try await ana.hear(in: talk) == ["hello"])
            // Another member's key is another one.
            #expect(try await ana.say("hello", in: talk, key: "k1").json["number"] == 2)
        }
    }

    @Test("An invalid message is refused with the reason")
    func refused() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let talk = try await ben.ask(about: try await ana.post())
            let messages = "/api/v1/conversations/\(talk)/messages"
            let longest = String(repeating: "가", count: 2_000)
            let refusals: [(JSON, String)] = [
                ([:], "422 conversation.text-missing"), (["text": " \n "], "422 conversation.text-missing"),
                (["text": .string(longest + "가")], "422 conversation.text-too-long"),
                (["text": 5], "400 request.wrong-type"), (["texts": "a"], "400 request.unknown-field"),
                (["images": ["x"]], "404 image.not-found"),
                (["images": ["0000000000001"]], "404 image.not-found"),
            ]
            for (body, verdict) in refusals {
                #expect(try await ben.ask("POST", messages, body).verdict == verdict)
            }
            #expect(try await ben.say(longest, in: talk).status == 201)
            for (query, verdict) in [
                ("?before=0", "400 request.invalid-parameter"),
                ("?limit=101", "400 request.invalid-parameter"),
                ("?before=2&after=1", "422 request.contradictory-parameter"),
                ("?from=1", "400 request.unknown-parameter"),
            ] {
                #expect(try await ben.ask("GET", messages + query).verdict == verdict, "\(query)")
            }
            let cursor = try await ben.ask("GET", "/api/v1/conversations?cursor=x")
            #expect(cursor.verdict == "422 request.unknown-cursor")
        }
    }

    @Test(
        "A closed class takes no new conversations; earlier ones continue",
        arguments: Database.Engine.allCases
    )
    func closed(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let cho = try await server.signUp("cho")
            let post = try await ana.post()
            let talk = try await ben.ask(about: post)
            let ask = "/api/v1/listings/\(post)/conversation"
            #expect(try await ana.ask("POST", ask).verdict == "409 conversation.own-listing")
            #expect(try await ana.ask("POST", "/api/v1/listings/\(post)/close").status == 200)

            #expect(try await cho.ask("POST", ask).verdict == "409 listing.not-open")
            #expect(try await ben.ask("POST", ask).status == 200)
            #expect(try await ben.say("still here", in: talk).status == 201)
            #expect(try await ana.hear(in: talk) == ["[listing-closed]", "still here"])
        }
    }

    @Test(
        "When the class or the partner is gone, the conversation stays to be read",
        arguments: Database.Engine.allCases
    )
    func gone(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let post = try await ana.post("성인 피아노 기초")
            let talk = try await ben.ask(about: post)
            try await ana.say("hello", in: talk)
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(post)").status == 204)
            let seen = try await ben.ask("GET", "/api/v1/conversations/\(talk)").json
            #expect(seen["listing"] == .null && seen["title"] == "성인 피아노 기초")
            #expect(try await ben.hear(in: talk) == ["hello", "[listing-deleted]"])
            #expect(try await ben.say("what a pity", in: talk).status == 201)

            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
            let left = try await ben.ask("GET", "/api/v1/conversations/\(talk)").json
            #expect(left["partner"] == .null)
            #expect(try await ben.hear(in: talk).first == "hello")
            #expect(try await ben.say("hello?", in: talk).verdict == "409 conversation.partner-gone")
        }
    }
}
