import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Notices, reports and blocks, with any browser")
struct NoticesAndBlocksPagesTests {
    @Test(
        "A notice stands out until it is opened, and opening it leads on",
        arguments: Database.Engine.allCases
    )
    func notices(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let talk = try await ben.ask(about: try await ana.post("통기타 레슨"))
            try await ben.say("hello", in: talk)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/notices")
            #expect(browser.sees("ben님이 메시지를 보냈어요.") && browser.sees("row-link unread"))
            try await browser.submit("/notices/")
            #expect(browser.path == "/conversations/\(talk)")
            try await browser.open("/notices")
            #expect(browser.sees("ben님이 메시지를 보냈어요.") && !browser.sees("row-link unread"))
        }
    }

    @Test("The notices of a conversation and its deals are one row, with the older ones below it")
    func grouped() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let post = try await ana.post()
            let ben = try await server.signUp("ben")
            let talk = try await ben.ask(about: post)
            _ = try await ben.propose(in: talk)
            let cho = try await server.signUp("cho")
            try await cho.say("hello", in: try await cho.ask(about: post))
            try await ben.say("hello", in: talk)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/notices")
            let rows = browser.html.split(separator: "<details class=\"older\">")
            #expect(rows.count == 2 && rows[0].contains("ben님이 메시지를 보냈어요."))
            #expect(rows[1].contains("이 채팅의 알림 1개 더 보기") && rows[1].contains("ben님이 약속을 제안했어요."))
            #expect(!rows[0].contains("cho님") && rows[1].contains("cho님이 메시지를 보냈어요."))
        }
    }

    @Test("All are read at once, but not those that came after the page")
    func readAll() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let post = try await ana.post()
            let (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            try await ben.say("hello", in: try await ben.ask(about: post))
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/notices")
            try await cho.say("hello", in: try await cho.ask(about: post))
            try await browser.submit("/notices", ["upTo": [browser.newest]])
            #expect(try await ana.ask("GET", "/api/v1/me/unread").json["notices"] == 1)
            #expect(browser.sees("cho님이 메시지를 보냈어요.") && browser.sees("row-link unread"))
        }
    }

    @Test("The page of notice settings keeps the choices that are sent")
    func switches() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/notices")
            try await browser.submit(
                "/settings/notices",
                [
                    "heard": ["message", "deal-proposed"], "pushed": ["orders"],
                    "by-mail": ["orders"], "quiet": ["on"],
                    "quiet-from": ["23"], "quiet-until": ["7"],
                ]
            )
            #expect(browser.path == "/settings/notices" && browser.sees("value=\"message\" checked"))
            #expect(browser.sees("value=\"deal-accepted\">"))
            let muted = try await ana.ask("GET", "/api/v1/me/notices").json["muted"]?.arrayValue ?? []
            #expect(muted.contains("deal-accepted") && !muted.contains("message"))
            let settings = try await ana.ask("GET", "/api/v1/me/notices").json
            #expect(settings["unpushed"]?.arrayValue?.contains("orders") == false)
            #expect(settings["unpushed"]?.arrayValue?.contains("talk") == true)
            #expect(settings["unmailed"]?.arrayValue?.contains("orders") == false)
            #expect(settings["unmailed"]?.arrayValue?.contains("talk") == true)
            #expect(settings["quietHours"]?["from"] == 23 && settings["quietHours"]?["until"] == 7)
        }
    }

    @Test("A report says why, keeps what was written when that is missing, and leads back")
    func report() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let post = try await ana.post()
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            let form = "/report?subject.kind=listing&subject.id=\(post)&then="
            try await browser.open("\(form)/settings/password")
            try await browser.submit("/report", ["note": ["돈을 먼저 보내래요"]])
            #expect(browser.status == 400 && browser.sees("돈을 먼저 보내래요"))
            #expect(browser.sees("id=\"reason-note\""))
            try await browser.submit("/report", ["reason": ["fraud"]])
            #expect(browser.path == "/settings/password" && browser.sees("신고를 받았어요."))

            try await browser.open("\(form)https://evil.example")
            try await browser.submit("/report", ["reason": ["fraud"]])
            #expect(browser.path == "/")
            try await browser.open("/report?subject.kind=server&subject.id=1")
            #expect(browser.status == 404)
        }
    }

    @Test("A member is blocked and unblocked with one press each")
    func blocks() async throws {
        try await TestServer.run { server in
            let ben = try await server.signUp("ben").identifier()
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.post("/members/\(ben)/block?then=//evil.example")
            #expect(browser.path == "/settings/blocks" && browser.sees(">ben</p>"))
            try await browser.submit("/members/\(ben)/unblock")
            #expect(browser.path == "/settings/blocks" && !browser.sees(">ben</p>"))
        }
    }

    @Test("The question whether to block has an address, and says what the block ends")
    func question() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            let block = "/members/\(try await parties.ben.memberID)/block"
            try await browser.open(block)
            #expect(browser.sees("차단하면 약속이 취소돼요") && browser.offers(block))
            let cho = try await server.signUp("cho").memberID
            try await browser.open("/members/\(cho)/block")
            #expect(browser.sees("이웃을 차단할까요?"))
            try await browser.submit("/members/\(cho)/block")
            try await browser.open("/settings/blocks")
            #expect(browser.sees(">cho</p>"))
        }
    }
}

extension PlainBrowser {
    fileprivate var newest: String {
        html.firstMatch(of: /name="upTo" value="([^"]*)"/).map { String($0.output.1) } ?? ""
    }
}
