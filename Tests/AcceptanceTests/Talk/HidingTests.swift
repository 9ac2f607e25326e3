import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Hiding a message from the own view")
struct HidingTests {
    @Test(
        "A hidden message is gone for the member who hid it, on any way; the other gets it, and isn't told",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(about: ana.post())
            try await ana.say("나쁜 말", in: talk)
            let (hers, his) = (await ana.listen(), await ben.listen())
            let path = "/api/v1/conversations/\(talk)/messages/1/hidden"

            for _ in 1...2 { #expect(try await ben.ask("PUT", path).status == 204) }
            // A line, which has no text.
            #expect(await his.hear { !$0.texts.isEmpty }.texts == ["-"])
            for way in ["/api/v1/conversations", "/api/v1/conversations/\(talk)/messages"] {
                #expect(try await !ben.ask("GET", way).tell("나쁜 말"), "\(way)")
                #expect(try await ana.ask("GET", way).tell("나쁜 말"), "\(way)")
            }
            for _ in 1...2 { #expect(try await ben.ask("DELETE", path).status == 204) }
            #expect(try await ben.hear(in: talk) == ["나쁜 말"])

            try await ben.say("안녕히 계세요", in: talk)
            let rest = await hers.hear { !$0.texts.isEmpty }
            #expect(rest.texts == ["안녕히 계세요"])
        }
    }

    @Test("Strangers, former members and the signed-out hide nothing", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let group = try await server.runners(["ben", "cho"])
            try await group.host.say("모여요", in: group.talk)
            let messages = "/api/v1/conversations/\(group.talk)/messages"
            let last = try await group.ben.ask("GET", messages).items.last?["number"]?.intValue ?? 0
            let dan = try await server.signUp("dan")
            try await group.ben.perform("leave", onRosterOf: group.run)
            for method in ["PUT", "DELETE"] {
                let path = "\(messages)/\(last)/hidden"
                for outsider in [dan, group.ben] {
                    let answer = try await outsider.ask(method, path)
                    #expect(answer.verdict == "404 conversation.not-found", "\(method)")
                }
                #expect(try await server.ask(method, path).status == 401)
                for number in ["1", "99", "0", "x"] {
                    let answer = try await group.host.ask(method, "\(messages)/\(number)/hidden")
                    #expect(answer.verdict == "404 conversation.message-not-found", "\(method) \(number)")
                }
            }
        }
    }

    @Test("After a block, what was said can be hidden")
    func blocked() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(about: ana.post())
            try await ana.say("나쁜 말", in: talk)
            try await ben.block(ana)
            let hidden = try await ben.ask("PUT", "/api/v1/conversations/\(talk)/messages/1/hidden")
            #expect(hidden.status == 204)
            #expect(try await ben.hear(in: talk) == ["[message-hidden-by-me]"])
        }
    }

    @Test("Without scripts, a message is hidden from its page, and that is taken back at once")
    func pages() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(aboutClass: ana.post())
            try await ana.say("나쁜 말", in: talk)
            server.clock.pass(.seconds(3_600))
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            let (page, message) = ("/conversations/\(talk)", "/conversations/\(talk)/messages/1")
            try await his.open(page)
            #expect(his.links.contains(message))
            try await his.open(message)
            #expect(his.sees("나쁜 말") && his.offers("\(message)/hide") && !his.offers("\(message)/delete"))
            #expect(his.links.contains { $0.hasPrefix("/report?subject.kind=message&subject.id=") })
            try await his.submit("\(message)/hide")
            #expect(his.sees("메시지를 숨겼어요.") && !his.sees("나쁜 말"))
            try await his.open("/conversations")
            #expect(his.sees("내가 숨긴 메시지예요.") && !his.sees("나쁜 말"))
            try await his.open(message)
            #expect(his.status == 404)
            try await his.open("\(page)?hidden=1")
            try await his.submit("\(message)/unhide")
            #expect(his.sees("메시지가 다시 보여요.") && his.sees("나쁜 말"))

            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await hers.open(message)
            #expect(hers.offers("\(message)/hide") && !hers.offers("\(message)/delete"))
            #expect(!hers.links.contains { $0.hasPrefix("/report?") })
        }
    }
}
