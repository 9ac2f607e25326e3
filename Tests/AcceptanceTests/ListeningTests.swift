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
        try await Town.visit(engine) { town in
            let (mina, joon) = (try await town.newcomer("mina"), try await town.newcomer("joon"))
            let talk = try await joon.asks(about: try await mina.posts())
            let phone = try await town.device(of: "mina")
            let (hers, her, his) = (await mina.listens(), await phone.listens(), await joon.listens())

            try await joon.says("안녕하세요", in: talk)

            for device in [hers, her] {
                let heard = await device.hears { !$0.texts.isEmpty && !$0.notices.isEmpty }
                #expect(heard.texts == ["안녕하세요"])
                #expect(heard.notices == ["message"])
            }
            let own = await his.hears { !$0.texts.isEmpty }
            #expect(own.texts == ["안녕하세요"])
            #expect(own.notices.isEmpty)
        }
    }

    @Test(
        "Who was away hears what was said meanwhile, once and in order",
        arguments: Database.Engine.allCases
    )
    func away(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let (mina, joon) = (try await town.newcomer("mina"), try await town.newcomer("joon"))
            let talk = try await joon.asks(about: try await mina.posts())
            let before = await joon.listens()
            try await joon.says("answered", in: talk)
            try await mina.says("first", in: talk)
            let last = await before.hears { !$0.texts.isEmpty && !$0.notices.isEmpty }.numbers.max()
            before.stop()
            for number in 1...150 { try await mina.says("\(number)", in: talk) }

            let back = await joon.listens(after: last)

            let heard = await back.hears { $0.texts.count >= 150 }
            #expect(heard.texts == (1...150).map { "\($0)" })
            #expect(heard.numbers == heard.numbers.sorted())
            #expect(heard.misses == 0)
        }
    }

    @Test("The other sees how far one has read", arguments: Database.Engine.allCases)
    func readMarks(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let (mina, joon) = (try await town.newcomer("mina"), try await town.newcomer("joon"))
            let talk = try await joon.asks(about: try await mina.posts())
            for text in ["one", "two"] { try await joon.says(text, in: talk) }
            let his = await joon.listens()

            try await mina.reads(talk, upTo: 2)

            #expect(await his.hears { !$0.reads.isEmpty }.reads == [2])
        }
    }

    @Test("Only the members of a conversation receive its events", arguments: Database.Engine.allCases)
    func outsider(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let (mina, joon) = (try await town.newcomer("mina"), try await town.newcomer("joon"))
            let eve = try await town.newcomer("eve")
            let post = try await mina.posts()
            let talk = try await joon.asks(about: post)
            let hers = await eve.listens()

            try await joon.says("between us", in: talk)
            try await mina.says("as you say", in: eve.asks(about: post))

            #expect(await hers.hears { !$0.texts.isEmpty }.texts == ["as you say"])
        }
    }

    @Test("What was said before a block is not heard after it", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let (mina, joon) = (try await town.newcomer("mina"), try await town.newcomer("joon"))
            let sora = try await town.newcomer("sora")
            let post = try await mina.posts()
            let talk = try await joon.asks(about: post)
            try await joon.says("hello?", in: talk)
            try await mina.blocks(joon)
            try await sora.says("good evening", in: sora.asks(about: post))

            let hers = await mina.listens(after: 0)

            let heard = await hers.hears { $0.notices.contains("message") && !$0.texts.isEmpty }
            #expect(heard.texts == ["good evening"])
        }
    }

    @Test("Who signs out, or is signed out elsewhere, hears no more", arguments: Database.Engine.allCases)
    func signedOut(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let mina = try await town.newcomer("mina")
            let phone = try await town.device(of: "mina")
            let (hers, theirs) = (await mina.listens(), await phone.listens())

            let answer = try await phone.ask("DELETE", "/api/v1/sessions/current")

            _ = await theirs.hears { _ in false }
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
        try await Town.visit(engine) { town in
            let mina = try await town.newcomer("mina")
            let phone = try await town.device(of: "mina")
            let devices = [await mina.listens(), await phone.listens()]

            let answer = try await mina.ask("DELETE", "/api/v1/me")

            #expect(answer.status == 204)
            for device in devices {
                _ = await device.hears { _ in false }
                #expect(device.end?.contains("session.ended") == true)
            }
        }
    }

    @Test(
        "A changed password lets all other devices go, a forgotten one all there are",
        arguments: Database.Engine.allCases
    )
    func passwords(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let mina = try await town.newcomer("mina")
            let phone = try await town.device(of: "mina")
            let (hers, theirs) = (await mina.listens(), await phone.listens())

            let change: JSON = [
                "currentPassword": .string(Neighbour.password), "newPassword": "another door 7",
            ]
            #expect(try await mina.ask("PUT", "/api/v1/me/password", change).status == 204)
            _ = await theirs.hears { _ in false }
            #expect(theirs.end?.contains("session.ended") == true)
            #expect(hers.end == nil)

            let code = try await town.operatorsResetCode(for: "mina@example.com")
            let reset: JSON = [
                "email": "mina@example.com", "code": .string(code ?? ""), "newPassword": "third door 8",
            ]
            let answer = try await town.ask("POST", "/api/v1/password-resets/confirm", reset)
            #expect(answer.status == 200)
            _ = await hers.hears { _ in false }
            #expect(hers.end?.contains("session.ended") == true)
        }
    }

    @Test("When the proof of who listens runs out, the device proves it again and misses nothing")
    func expiry() async throws {
        try await Town.visit { town in
            let (mina, joon) = (try await town.newcomer("mina"), try await town.newcomer("joon"))
            let talk = try await joon.asks(about: try await mina.posts())
            let hers = await mina.listens()

            town.clock.pass(.seconds(16 * 60))
            await town.runsMaintenance()
            let later = try await joon.refreshed()
            try await later.says("still there?", in: talk)

            let heard = await hers.hears { !$0.texts.isEmpty }
            #expect(heard.texts == ["still there?"])
            #expect(heard.openings == 2)
        }
    }

    @Test(
        "A client that returns after its events were deleted is told to reload",
        arguments: Database.Engine.allCases
    )
    func forgotten(_ engine: Database.Engine) async throws {
        try await Town.visit(engine) { town in
            let (mina, joon) = (try await town.newcomer("mina"), try await town.newcomer("joon"))
            let talk = try await joon.asks(about: try await mina.posts())
            try await joon.says("long ago", in: talk)
            town.clock.pass(.seconds(8 * 24 * 3_600))
            await town.runsMaintenance()
            let back = try await mina.refreshed()

            let hers = await back.listens(after: 1)

            let heard = await hers.hears { $0.misses > 0 }
            #expect(heard.misses == 1)
            #expect(heard.texts.isEmpty)
        }
    }

    @Test("The eleventh device is heard, and the first is let go and told why")
    func tooMany() async throws {
        try await Town.visit { town in
            let mina = try await town.newcomer("mina")
            let first = await mina.listens()
            var others: [Listener] = []
            for _ in 1...10 { others.append(await mina.listens()) }

            let heard = await first.hears { $0.isDismissed }

            #expect(heard.isDismissed)
            #expect(others.allSatisfy { !$0.all.isDismissed })
        }
    }

    @Test("Strangers and nonsense are refused")
    func refused() async throws {
        try await Town.visit { town in
            let mina = try await town.newcomer("mina")
            let stranger = try await town.ask("GET", "/api/v1/stream")
            let wrong = try await mina.ask("GET", "/api/v1/stream?after=-1")
            let odd = try await mina.ask("GET", "/api/v1/stream", headers: ["Last-Event-ID": "twelve"])

            #expect(stranger.verdict == "401 session.sign-in-needed")
            #expect(wrong.verdict == "400 request.invalid-parameter")
            #expect(odd.verdict == "400 request.invalid-parameter")
        }
    }
}
