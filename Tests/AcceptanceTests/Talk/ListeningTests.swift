import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Hearing what happens as it happens")
struct ListeningTests {
    @Test(
        "A message is heard at once on all devices of both, with a notice for the one it is for",
        arguments: Database.Engine.allCases
    )
    func message(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (mina, joon) = (try await server.signUp("mina"), try await server.signUp("joon"))
            let talk = try await joon.ask(about: try await mina.post())
            let phone = try await server.device(of: "mina")
            let (hers, her, his) = (await mina.listen(), await phone.listen(), await joon.listen())

            try await joon.say("안녕하세요", in: talk)

            for device in [hers, her] {
                let heard = await device.hear { !$0.texts.isEmpty && !$0.notices.isEmpty }
                #expect(heard.texts == ["안녕하세요"])
                #expect(heard.notices == ["message"])
            }
            let own = await his.hear { !$0.texts.isEmpty }
            #expect(own.texts == ["안녕하세요"])
            #expect(own.notices.isEmpty)
        }
    }

    @Test(
        "A reconnecting member receives missed messages once and in order",
        arguments: Database.Engine.allCases
    )
    func away(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (mina, joon) = (try await server.signUp("mina"), try await server.signUp("joon"))
            let talk = try await joon.ask(about: try await mina.post())
            let before = await joon.listen()
            try await joon.say("answered", in: talk)
            try await mina.say("first", in: talk)
            let last = await before.hear { !$0.texts.isEmpty && !$0.notices.isEmpty }.numbers.max()
            before.stop()
            for number in 1...150 { try await mina.say("\(number)", in: talk) }

            let back = await joon.listen(after: last)

            let heard = await back.hear { $0.texts.count >= 150 }
            #expect(heard.texts == (1...150).map { "\($0)" })
            #expect(heard.numbers == heard.numbers.sorted())
            #expect(heard.misses == 0)
        }
    }

    @Test("The other member sees how far a conversation has been read", arguments: Database.Engine.allCases)
    func readMarks(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (mina, joon) = (try await server.signUp("mina"), try await server.signUp("joon"))
            let talk = try await joon.ask(about: try await mina.post())
            for text in ["one", "two"] { try await joon.say(text, in: talk) }
            let his = await joon.listen()

            try await mina.read(talk, upTo: 2)

            #expect(await his.hear { !$0.reads.isEmpty }.reads == [2])
        }
    }

    @Test("Only the members of a conversation receive its events", arguments: Database.Engine.allCases)
    func outsider(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (mina, joon) = (try await server.signUp("mina"), try await server.signUp("joon"))
            let eve = try await server.signUp("eve")
            let post = try await mina.post()
            let talk = try await joon.ask(about: post)
            let hers = await eve.listen()

            try await joon.say("between us", in: talk)
            try await mina.say("as you say", in: eve.ask(about: post))

            #expect(await hers.hear { !$0.texts.isEmpty }.texts == ["as you say"])
        }
    }

    @Test("Messages from before a block aren't delivered after it", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (mina, joon) = (try await server.signUp("mina"), try await server.signUp("joon"))
            let sora = try await server.signUp("sora")
            let post = try await mina.post()
            let talk = try await joon.ask(about: post)
            try await joon.say("hello?", in: talk)
            try await mina.block(joon)
            try await sora.say("good evening", in: sora.ask(about: post))

            let hers = await mina.listen(after: 0)

            let heard = await hers.hear { $0.notices.contains("message") && !$0.texts.isEmpty }
            #expect(heard.texts == ["good evening"])
        }
    }

    @Test("A signed-out session's stream ends", arguments: Database.Engine.allCases)
    func signedOut(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let mina = try await server.signUp("mina")
            let phone = try await server.device(of: "mina")
            let (hers, theirs) = (await mina.listen(), await phone.listen())

            let answer = try await phone.ask("DELETE", "/api/v1/sessions/current")

            _ = await theirs.hear { _ in false }
            #expect(answer.status == 204)
            #expect(theirs.end?.contains("session.ended") == true)
            #expect(hers.end == nil)
        }
    }

    @Test(
        "Where the account is deleted, none of its devices hears any more",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let mina = try await server.signUp("mina")
            let phone = try await server.device(of: "mina")
            let devices = [await mina.listen(), await phone.listen()]

            let answer = try await mina.ask("DELETE", "/api/v1/me")

            #expect(answer.status == 204)
            for device in devices {
                _ = await device.hear { _ in false }
                #expect(device.end?.contains("session.ended") == true)
            }
        }
    }

    @Test(
        "A changed password lets all other devices go, a forgotten one all there are",
        arguments: Database.Engine.allCases
    )
    func passwords(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let mina = try await server.signUp("mina")
            let phone = try await server.device(of: "mina")
            let (hers, theirs) = (await mina.listen(), await phone.listen())

            let change: JSON = [
                "currentPassword": .string(Neighbour.password), "newPassword": "another gate 7",
            ]
            #expect(try await mina.ask("PUT", "/api/v1/me/password", change).status == 204)
            _ = await theirs.hear { _ in false }
            #expect(theirs.end?.contains("session.ended") == true)
            #expect(hers.end == nil)

            let code = try await server.resetCode(for: "mina@example.com")
            let reset: JSON = [
                "email": "mina@example.com", "code": .string(code ?? ""), "newPassword": "third gate 8",
            ]
            let answer = try await server.ask("POST", "/api/v1/password-resets/confirm", reset)
            #expect(answer.status == 200)
            _ = await hers.hear { _ in false }
            #expect(hers.end?.contains("session.ended") == true)
        }
    }

    @Test("When the proof of who listens runs out, the device proves it again and misses nothing")
    func expiry() async throws {
        try await TestServer.run { server in
            let (mina, joon) = (try await server.signUp("mina"), try await server.signUp("joon"))
            let talk = try await joon.ask(about: try await mina.post())
            let hers = await mina.listen()

            server.clock.pass(.seconds(16 * 60))
            await server.runMaintenance()
            let later = try await joon.refreshed()
            try await later.say("still there?", in: talk)

            let heard = await hers.hear { !$0.texts.isEmpty }
            #expect(heard.texts == ["still there?"])
            #expect(heard.openings == 2)
        }
    }

    @Test(
        "A client that returns after its events were deleted is told to reload",
        arguments: Database.Engine.allCases
    )
    func forgotten(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (mina, joon) = (try await server.signUp("mina"), try await server.signUp("joon"))
            let talk = try await joon.ask(about: try await mina.post())
            try await joon.say("long ago", in: talk)
            server.clock.pass(.seconds(8 * 24 * 3_600))
            await server.runMaintenance()
            let back = try await mina.refreshed()

            let hers = await back.listen(after: 1)

            let heard = await hers.hear { $0.misses > 0 }
            #expect(heard.misses == 1)
            #expect(heard.texts.isEmpty)
        }
    }

    @Test("The eleventh device is heard, and the first is let go and told why")
    func tooMany() async throws {
        try await TestServer.run { server in
            let mina = try await server.signUp("mina")
            let first = await mina.listen()
            var others: [Listener] = []
            for _ in 1...10 { others.append(await mina.listen()) }

            let heard = await first.hear { $0.isDismissed }

            #expect(heard.isDismissed)
            #expect(others.allSatisfy { !$0.all.isDismissed })
        }
    }

    @Test("Strangers and nonsense are refused")
    func refused() async throws {
        try await TestServer.run { server in
            let mina = try await server.signUp("mina")
            let stranger = try await server.ask("GET", "/api/v1/stream")
            let wrong = try await mina.ask("GET", "/api/v1/stream?after=-1")
            let odd = try await mina.ask("GET", "/api/v1/stream", headers: ["Last-Event-ID": "twelve"])

            #expect(stranger.verdict == "401 session.sign-in-needed")
            #expect(wrong.verdict == "400 request.invalid-parameter")
            #expect(odd.verdict == "400 request.invalid-parameter")
        }
    }
}
