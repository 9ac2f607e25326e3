import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators see how the server is")
struct ServerStatusTests {
    private static let path = "/api/v1/operator/server"

    /// A server whose mail server has stopped taking mail, and a message to ana that was tried in vain.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, LocalMailServer, _ olga: Neighbour) async throws -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let olga = try await server.signUp("olga")
            _ = try await server.signUp("ana")
            try await server.appointOperator("olga")
            await server.runMaintenance()
            mail.change(to: .refusing(code: 451))
            let asked: JSON = ["email": "ana@example.com"]
            #expect(try await server.ask("POST", "/api/v1/password-resets", asked).status == 202)
            await server.runMaintenance()
            try await stay(server, mail, olga)
        }
    }

    @Test(
        "A message that the mail server refuses is counted, and sent again at once when it is repaired",
        arguments: Database.Engine.allCases
    )
    func again(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga in
            let status = try await olga.ask("GET", Self.path).json
            let emails = status["queues"]?[0]
            #expect(emails?["queue"] == "emails" && emails?["waiting"] == 1 && emails?["failing"] == 1)
            #expect(status["makesBackups"] == false && status["lastBackupAt"] == .null)
            #expect(status["databaseBytes"]?.intValue ?? 0 > 100_000)
            let task = status["tasks"]?.arrayValue?.first { $0["name"] == "emails" }
            #expect(task?["succeededAt"]?.stringValue != nil)

            mail.change(to: .accepting)
            await server.runMaintenance()
            #expect(mail.email(to: "ana@example.com") == nil)
            let retried = try await olga.ask("POST", "\(Self.path)/retry", ["queue": "emails"])
            #expect(retried.status == 200 && retried.json["queues"]?[0]?["waiting"] == 1)
            await server.runMaintenance()
            #expect(mail.email(to: "ana@example.com") != nil)
            #expect(try await olga.ask("GET", Self.path).json["queues"]?[0]?["waiting"] == 0)
        }
    }

    @Test(
        "A failed email is a number in the to-do and on the operator's own page, until it is sent",
        arguments: Database.Engine.allCases
    )
    func failedJobs(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga in
            let todo = try await olga.ask("GET", "/api/v1/operator/todo").json
            let failed: JSON = ["queue": "failed-jobs", "count": 1, "oldest": .null]
            #expect(todo["queues"]?.arrayValue?.last == failed)
            #expect(todo["tasks"] == [])
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["failedJobs"] == 1)
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator")
            #expect(browser.sees("오늘 할 일 1가지") && browser.sees("실패한 작업"))
            try await browser.open("/me")
            #expect(browser.sees(">1</b>"))

            mail.change(to: .accepting)
            _ = try await olga.ask("POST", "\(Self.path)/retry", ["queue": "emails"])
            await server.runMaintenance()
            #expect(try await olga.ask("GET", "/api/v1/me/duties").json["failedJobs"] == 0)
        }
    }

    @Test("No one else sees it, and an unknown queue is refused")
    func others() async throws {
        try await visit { server, _, olga in
            let ben = try await server.signUp("ben", confirmed: false)
            #expect(try await ben.ask("GET", Self.path).verdict == "404 server-status.not-found")
            let retry: JSON = ["queue": "emails"]
            #expect(
                try await ben.ask("POST", "\(Self.path)/retry", retry).verdict
                    == "404 server-status.not-found"
            )
            #expect(try await server.ask("GET", Self.path).status == 401)
            #expect(try await olga.ask("POST", "\(Self.path)/retry", ["queue": "letters"]).status == 400)
            #expect(try await olga.ask("GET", Self.path).json["queues"]?[0]?["failing"] == 1)
        }
    }

    @Test(
        "A test email goes to the operator at once, and the answer of the mail server is told",
        arguments: [
            (LocalMailServer.Policy.accepting, "accepted", "250"), (.refusing(code: 550), "refused", "550"),
            (.refusing(code: 451), "refused", "451"),
        ]
    )
    func testMail(_ policy: LocalMailServer.Policy, _ result: String, _ code: String) async throws {
        try await visit { _, mail, olga in
            mail.change(to: policy)
            let answer = try await olga.ask("POST", "/api/v1/operator/test-mail").json
            #expect(answer["result"] == .string(result) && answer["email"] == "olga@example.com")
            #expect(answer["answer"]?.stringValue?.hasPrefix(code) == true, "\(answer)")
            #expect(answer["server"] == .string(mail.address))
            let email = mail.email(to: "olga@example.com")
            #expect((email?.text.contains("시험 메일") ?? false) == false)
            #expect(result != "accepted" || email?.text.contains("메일이 잘 나가고 있어요") == true)
        }
    }

    @Test("A fourth test email within a minute is refused, and tests are recorded")
    func often() async throws {
        try await visit { _, mail, olga in
            mail.change(to: .accepting)
            for _ in 0..<3 {
                #expect(try await olga.ask("POST", "/api/v1/operator/test-mail").status == 200)
            }
            let fourth = try await olga.ask("POST", "/api/v1/operator/test-mail")
            #expect(fourth.verdict == "429 account.too-often")
            let acts = try await olga.ask("GET", "/api/v1/operator/audit?act=server.test-mail").items
            #expect(acts.count == 3, "\(acts)")
        }
    }

    @Test("Without a mail server a test is refused, and others than operators find none")
    func noServer() async throws {
        try await TestServer.run { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let refused = try await olga.ask("POST", "/api/v1/operator/test-mail")
            #expect(refused.verdict == "409 server-status.no-mail-server")
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator/server")
            try await browser.submit("/operator/server/test-mail")
            #expect(browser.sees("메일 서버를 정하지 않았어요."))
            let ben = try await server.signUp("ben")
            let others = try await ben.ask("POST", "/api/v1/operator/test-mail")
            #expect(others.verdict == "404 server-status.not-found")
        }
    }

    @Test("In a browser, the failed message is sent again by a button")
    func pages() async throws {
        try await visit { server, mail, olga in
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator")
            #expect(browser.links.contains("/operator/server"))
            try await browser.open("/operator/server")
            #expect(browser.sees("1개 대기 · 1개 실패") && browser.sees("자동 백업을 하지 않아요"))
            mail.change(to: .accepting)
            try await browser.submit("/operator/server/retry")
            #expect(browser.path == "/operator/server" && browser.sees("곧 다시 보내요."))
            await server.runMaintenance()
            #expect(mail.email(to: "ana@example.com") != nil)
        }
    }

    @Test("The same at the command line")
    func commands() async throws {
        try await TestServer.run { server in
            let olga = try await ScriptedDevice(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            #expect(try await olga.perform("operator", "server")["queues"]?[0]?["waiting"] == 0)
            let shown = try await olga.ask(["operator", "server", "--language", "ko"])
            #expect(shown.output.contains("자동 백업을 하지 않아요") && shown.output.contains("emails"), "\(shown)")
            #expect(try await olga.ask(["operator", "retry", "--queue", "emails"]).status == 0)
            #expect(try await olga.ask(["operator", "retry", "--queue", "letters"]).status == 2)
            let refused = try await olga.ask(["operator", "test-mail", "--language", "ko"])
            #expect(refused.status != 0 && refused.error.contains("메일 서버를 정하지 않았어요."), "\(refused)")
        }
    }
}
