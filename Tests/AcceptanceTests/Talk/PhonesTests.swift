import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Phone numbers on request")
struct PhonesTests {
    @Test(
        "A neighbour asks a shop's owner for the number, calls, and sees it no more once it is withdrawn",
        arguments: Database.Engine.allCases
    )
    func pages(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(about: ana.postShop())
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await hers.open("/settings/phone")
            try await hers.submit("/settings/phone", ["number": ["1588"], "sharing": ["ask"]])
            #expect(hers.sees("전화번호를 010-1234-5678처럼 적어 주세요."))
            try await hers.submit("/settings/phone", ["number": ["01024681357"], "sharing": ["ask"]])
            #expect(hers.values(of: "number") == ["010-2468-1357"])

            let page = "/conversations/\(talk)"
            try await his.open(page)
            #expect(!his.sees("전화번호 요청"))
            #expect(try await ben.phone("request", in: talk).verdict == "409 phone.nothing-written")
            try await ben.say("아직 비어 있나요?", in: talk)
            try await his.open(page)
            try await his.submit("\(page)/phone/request")
            #expect(his.sees("전화번호를 요청했어요. 답을 기다려요.") && !his.sees("2468"))

            try await hers.open("/notices")
            #expect(hers.sees("ben님이 전화번호를 요청했어요."))
            try await hers.open(page)
            #expect(hers.sees("ben님이 내 전화번호를 알고 싶어 해요."))
            try await hers.submit("\(page)/phone/allow")
            try await his.open(page)
            #expect(his.links.contains("tel:+821024681357") && his.links.contains("sms:+821024681357"))
            #expect(his.sees("010-2468-1357") && his.header("Cache-Control") == "no-store")

            try await hers.open("/settings/phone")
            #expect(hers.sees("번호를 알려 준 이웃") && hers.links.contains(page))
            try await hers.submit("\(page)/phone/withdraw")
            #expect(hers.path == "/settings/phone" && hers.sees("그만 보여 줌"))
            try await his.open(page)
            #expect(!his.sees("2468") && !his.sees("전화번호 요청"))
            #expect(his.header("Cache-Control") == "private, no-cache")
            #expect(try await ben.phone("request", in: talk).verdict == "409 phone.declined")
        }
    }

    @Test("A repeated request repeats no number, and what isn't the neighbour's to do is refused")
    func refusals() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let talk = try await ben.ask(about: ana.postShop())
            try await ben.say("안녕하세요", in: talk)
            #expect(try await ben.phone("request", in: talk).verdict == "409 phone.not-offered")
            #expect(try await ana.phone("allow", in: talk).verdict == "409 phone.none-stored")
            try await ana.stores(phone: "010-2468-1357", "always")
            #expect(try await cho.phone("request", in: talk).verdict == "404 conversation.not-found")
            #expect(try await cho.ask("GET", "/api/v1/conversations/\(talk)/phone").status == 404)
            for act in ["decline", "withdraw"] {
                #expect(try await ana.phone(act, in: talk).status == 409)
            }
            let seen = try await ben.phone("request", in: talk)
            #expect(seen.status == 204 && seen.body.isEmpty)
            #expect(try await ben.phones(in: talk)["number"] == "+821024681357")
            #expect(try await ana.told().first == "phone-seen")
            #expect(try await ana.hear(in: talk).last == "[phone-seen]")
            let logged = try await ana.ask("GET", "/api/v1/me/phone/log").items
            #expect(logged.first?["neighbour"]?["nickname"] == "ben" && logged.first?["state"] == "revealed")

            let run = try await ana.host()
            try await ben.apply(to: run)
            _ = try await ana.admit(ben, to: run)
            let group = try await ana.roster(of: run)["conversation"]?.stringValue ?? ""
            #expect(try await ben.phone("request", in: group).verdict == "409 phone.group")
            #expect(try await ana.ask("DELETE", "/api/v1/me/phone").status == 204)
            #expect(try await ben.phones(in: talk)["number"] == .null)
            #expect(try await ben.phones(in: talk)["others"] == "withdrawn")
        }
    }

    @Test("The commands do the same")
    func commands() async throws {
        let desk = try await ScriptedDevice(at: .server)
        _ = try await desk.signUp("ana")
        #expect(try await desk.ask(["phone", "show"]).output.contains("madang phone set"))
        let stored = try await desk.ask(["phone", "set", "+82 10-2468-1357", "--sharing", "always", "--json"])
        #expect(stored.json["number"] == "+821024681357" && stored.json["sharing"] == "always", "\(stored)")
        #expect(try await desk.ask(["phone", "show"]).output.contains("010-2468-1357"))
        let nonsense = try await desk.ask(["phone", "set", "1588", "--json"])
        #expect(nonsense.problem["code"] == "phone.number", "\(nonsense)")
        #expect(try await desk.ask(["phone", "log"]).status == 0)
        for act in ["read", "request", "allow", "decline", "withdraw"] {
            let answer = try await desk.ask(["phone", act, "0000000000005", "--json"])
            #expect(answer.problem["code"] == "conversation.not-found", "\(act): \(answer)")
        }
        #expect(try await desk.ask(["phone", "delete"]).status == 0)
        #expect(try await desk.ask(["phone", "show", "--json"]).json["number"] == .null)
    }
}
