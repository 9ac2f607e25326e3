import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators write to all members", .timeLimit(.minutes(5)))
struct LetterTests {
    private static let path = "/api/v1/operator/letters"
    private static let draft: JSON = [
        "subject": "점검 안내", "text": "내일 새벽에 점검해요.\n\n고마워요.", "subjectEn": "Maintenance",
        "textEn": "We are down tomorrow.",
    ]

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, LocalMailServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await stay(server, mail, olga)
        }
    }

    @Test(
        "A letter is written, tested, sent to those who want it, and counted",
        arguments: Database.Engine.allCases
    )
    func send(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga in
            let ana = try await server.signUp("ana")
            _ = try await server.signUp("ben", confirmed: false)
            let before = mail.deliveries.count
            let written = try await olga.ask("POST", Self.path, Self.draft)
            #expect(written.status == 201 && written.json["receivers"] == 2, "\(written)")
            let id = try written.id
            let one = "\(Self.path)/\(id)"
            #expect(try await olga.ask("POST", "\(one)/test").status == 204)
            await server.runMaintenance()
            let test = try #require(mail.deliveries.dropFirst(before).first)
            #expect(mail.deliveries.count == before + 1)
            #expect(test.text.contains("내일 새벽에 점검해요.") && test.text.contains("unsubscribe"))

            let sending = try await olga.ask("POST", "\(one)/send")
            #expect(sending.json["state"] == "sending" && sending.json["remaining"] == 2, "\(sending)")
            for _ in 1...2 { await server.runMaintenance() }
            let done = try await olga.ask("GET", one).json
            #expect(done["state"] == "sent" && done["sent"] == 2 && done["failed"] == 0, "\(done)")
            #expect(mail.deliveries.count == before + 3)
            let email = try #require(mail.email(to: "ana@example.com"))
            #expect(email.header("List-Unsubscribe-Post") == "List-Unsubscribe=One-Click")

            let second = try await olga.ask("POST", Self.path, Self.draft).id
            let early = try await olga.ask("POST", "\(Self.path)/\(second)/send")
            #expect(early.verdict == "409 letter.one-a-day")
            let settings = try await ana.ask("GET", "/api/v1/me/notices").json
            #expect(settings["letters"] == true)
            try await server.expectAudited("letter.test", of: id)
            try await server.expectAudited("letter.send", of: id)
        }
    }

    @Test("The link in a letter ends letters, and nothing else, signed out")
    func unsubscribe() async throws {
        try await visit { server, mail, olga in
            let ana = try await server.signUp("ana")
            let letter = try await olga.ask("POST", Self.path, Self.draft).id
            _ = try await olga.ask("POST", "\(Self.path)/\(letter)/send")
            await server.runMaintenance()
            let email = try #require(mail.email(to: "ana@example.com"))
            let address = try #require(email.header("List-Unsubscribe"))
            let token = try #require(address.split(separator: "token=").last?.dropLast())
            let body: JSON = ["token": .string(String(token))]
            let end = try await server.ask("POST", "/api/v1/unsubscriptions", body)
            #expect(end.json["group"] == "letters", "\(end)")
            let settings = try await ana.ask("GET", "/api/v1/me/notices").json
            #expect(settings["letters"] == false && settings["unmailed"] == [], "\(settings)")
            let next = try await olga.ask("POST", Self.path, Self.draft)
            #expect(next.json["receivers"] == 1)
        }
    }

    @Test("Faults are told at their fields, and what is sent can't be changed")
    func faults() async throws {
        try await visit { _, _, olga in
            let wrong: JSON = ["subject": " ", "text": "내용", "subjectEn": "News"]
            let answer = try await olga.ask("POST", Self.path, wrong)
            #expect(answer.status == 422 && answer.tell("letter.subject-missing"), "\(answer)")
            #expect(answer.tell("letter.english-text-missing"), "\(answer)")
            let one = "\(Self.path)/\(try await olga.ask("POST", Self.path, Self.draft).id)"
            let edited = try await olga.ask("PUT", one, ["subject": "새 제목", "text": "내용"])
            #expect(edited.json["subject"] == "새 제목" && edited.json["textEn"] == .null, "\(edited)")
            #expect(try await olga.ask("POST", "\(one)/stop").json["state"] == "stopped")
            #expect(try await olga.ask("PUT", one, Self.draft).verdict == "409 letter.not-draft")
            #expect(try await olga.ask("POST", "\(one)/send").verdict == "409 letter.not-draft")
            #expect(try await olga.ask("POST", "\(one)/test").verdict == "409 letter.not-draft")
            #expect(try await olga.ask("POST", "\(one)/stop").verdict == "409 letter.over")
        }
    }

    @Test("A server that sends no mail refuses to send, and other members find none of it")
    func others() async throws {
        try await TestServer.run { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            let one = "\(Self.path)/\(try await olga.ask("POST", Self.path, Self.draft).id)"
            for act in ["test", "send"] {
                let answer = try await olga.ask("POST", "\(one)/\(act)")
                #expect(answer.verdict == "409 letter.unavailable")
            }
            let requests: [(String, String, JSON?)] = [
                ("GET", Self.path, nil), ("POST", Self.path, Self.draft), ("GET", one, nil),
                ("PUT", one, Self.draft), ("POST", "\(one)/test", nil), ("POST", "\(one)/send", nil),
                ("POST", "\(one)/stop", nil),
            ]
            for (method, path, body) in requests {
                let answer = try await ana.ask(method, path, body)
                #expect(answer.verdict == "404 letter.not-found", "\(method) \(path)")
                #expect(try await server.ask(method, path, body).status == 401)
            }
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            for page in ["", "/new"] {
                #expect(try await browser.open("/operator/letters\(page)").status == 404)
            }
        }
    }

    @Test("In a browser, a letter is previewed with the number of receivers before it is sent")
    func pages() async throws {
        try await visit { server, mail, _ in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator")
            #expect(browser.links.contains("/operator/letters"))
            try await browser.open("/operator/letters/new")
            try await browser.submit("/operator/letters/new", ["subject": ["점검"], "text": [" "]])
            #expect(browser.status == 422 && browser.sees("내용을 적어 주세요."))
            try await browser.submit("/operator/letters/new", ["subject": ["점검"], "text": ["내일이에요"]])
            let page = browser.path
            #expect(browser.sees("미리 보기") && browser.sees("1명에게 보내기"))
            try await browser.submit("\(page)/test")
            #expect(browser.path == page && browser.sees("메일을 보냈어요."))
            try await browser.submit("\(page)/send")
            #expect(browser.sees("메일을 보내기 시작했어요.") && browser.sees("보내는 중"))
            try await browser.submit("\(page)/stop")
            #expect(browser.sees("중지"))
            let count = mail.deliveries.count
            await server.runMaintenance()
            #expect(mail.deliveries.count == count)

            try await browser.open("/settings/notices")
            #expect(browser.sees("운영자가 보내는 메일"))
        }
    }

    @Test("The same is done at the command line")
    func commands() async throws {
        try await TestServer.run { server in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            let written = try await olga.perform(
                "letter",
                "write",
                "--subject",
                "점검",
                "--text",
                "내일이에요"
            )
            let id = try #require(written["id"]?.stringValue)
            #expect(written["receivers"] == 1 && written["state"] == "draft", "\(written)")
            for act in ["test", "send"] {
                let refused = try await olga.ask(["letter", act, id, "--json"])
                #expect(refused.problem["code"] == "letter.unavailable", "\(refused)")
            }
            let list = try await olga.ask(["letter", "list", "--language", "ko"])
            #expect(list.output.contains("쓰는 중") && list.output.contains("점검"), "\(list)")
            #expect(try await olga.perform("letter", "stop", id)["state"] == "stopped")
            let shown = try await olga.ask(["letter", "show", id, "--language", "ko"])
            #expect(shown.output.contains("중지") && shown.output.contains("내일이에요"), "\(shown)")
            #expect(try await olga.perform("notice", "letters", "off")["letters"] == false)
        }
    }
}
