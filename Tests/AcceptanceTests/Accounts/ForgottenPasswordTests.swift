import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A forgotten password")
struct ForgottenPasswordTests {
    private let new = "a brand new gate 5"

    private func redeem(_ server: TestServer, _ code: String, for email: String? = nil) async throws -> String
    {
        var body: [(String, JSON)] = [("code", .string(code)), ("newPassword", .string(new))]
        if let email { body.append(("email", .string(email))) }
        return try await server.ask(
            "POST",
            "/api/v1/password-resets/confirm",
            .object(JSONObject(members: body))
        ).verdict
    }

    private func signIn(_ server: TestServer, _ password: String) async throws -> Int {
        try await server.ask(
            "POST",
            "/api/v1/sessions",
            ["email": "ana@example.com", "password": .string(password)]
        ).status
    }

    @Test(
        "A code from the mailbox sets another, once, and every device is signed out",
        arguments: Database.Engine.allCases
    )
    func reset(_ engine: Database.Engine) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let phone = try await server.signUp("ana")
            let asked = try await server.ask("POST", "/api/v1/password-resets", ["email": "Ana@example.com"])
            #expect(asked.status == 202)
            await server.runMaintenance()
            let code = try #require(mail.email(to: "ana@example.com")).letters

            #expect(
                try await redeem(server, "AAAAA-AAAAA", for: "ana@example.com") == "422 account.wrong-code"
            )
            #expect(try await redeem(server, code, for: "ben@example.com") == "422 account.wrong-code")
            #expect(try await redeem(server, code) == "422 account.wrong-code")
            let typed = code.lowercased().filter { $0 != "-" }
            #expect(try await redeem(server, typed, for: "ana@example.com") == "200")
            #expect(try await redeem(server, code, for: "ana@example.com") == "422 account.wrong-code")

            #expect(try await phone.ask("GET", "/api/v1/me").verdict == "401 session.ended")
            #expect(try await signIn(server, Neighbour.password) == 401)
            #expect(try await signIn(server, new) == 201)
            await server.runMaintenance()
            #expect(mail.email(to: "ana@example.com")?.text.contains("모든 기기에서 로그아웃") == true)
        }
    }

    @Test(
        "Asking for a code doesn't reveal whether an address has an account",
        arguments: Database.Engine.allCases
    )
    func discretion(_ engine: Database.Engine) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            _ = try await server.signUp("ana")
            var answers: [[String]] = [[], []]
            for (place, email) in ["ana@example.com", "stranger@example.com"].enumerated() {
                for _ in 1...6 {
                    let answer = try await server.ask(
                        "POST",
                        "/api/v1/password-resets",
                        ["email": .string(email)]
                    )
                    answers[place].append(answer.verdict)
                }
                for _ in 1...7 {
                    answers[place].append(try await redeem(server, "AAAAA-AAAAA", for: email))
                }
            }
            #expect(answers[0] == answers[1])
            #expect(answers[0].prefix(5).allSatisfy { $0 == "202" })
            await server.runMaintenance()
            #expect(Set(mail.deliveries.map(\.to)) == ["ana@example.com"])
        }
    }

    @Test("A code is of no use after half an hour, nor after five wrong ones; its link still is")
    func limits() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            _ = try await server.signUp("ana")
            func send() async throws -> LocalMailServer.Delivery {
                _ = try await server.ask("POST", "/api/v1/password-resets", ["email": "ana@example.com"])
                await server.runMaintenance()
                return try #require(mail.email(to: "ana@example.com"))
            }
            let late = try await send()
            server.clock.pass(.seconds(30 * 60))
            #expect(
                try await redeem(server, late.letters, for: "ana@example.com") == "422 account.wrong-code"
            )
            let lateToken = try #require(late.token)
            #expect(try await redeem(server, lateToken) == "422 account.wrong-code")

            let burnt = try await send()
            for _ in 1...5 { _ = try await redeem(server, "AAAAA-AAAAA", for: "ana@example.com") }
            #expect(
                try await redeem(server, burnt.letters, for: "ana@example.com") == "422 account.wrong-code"
            )
            let token = try #require(burnt.token)
            #expect(try await redeem(server, token) == "200")
        }
    }

    @Test("The link of a letter opens what it was sent for, and nothing else")
    func otherLock() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            _ = try await ana.ask("POST", "/api/v1/me/email-verification")
            await server.runMaintenance()
            let mailbox = try #require(mail.email(to: "ana@example.com")?.token)
            #expect(try await redeem(server, mailbox) == "422 account.wrong-code")
            #expect(try await signIn(server, Neighbour.password) == 201)

            _ = try await server.ask("POST", "/api/v1/password-resets", ["email": "ana@example.com"])
            await server.runMaintenance()
            let password: JSON = [
                "code": .string(mail.email(to: "ana@example.com")?.token ?? "")
            ]
            let answer = try await server.ask("POST", "/api/v1/email-verifications", password)
            #expect(answer.verdict == "422 account.wrong-code")
            #expect(try await ana.ask("GET", "/api/v1/me").json["emailVerified"] == false)
        }
    }

    @Test("Requests for codes from one origin are limited")
    func flood() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            for number in 1...31 {
                let email = JSON.string("neighbour\(number)@example.com")
                let answer = try await server.ask("POST", "/api/v1/password-resets", ["email": email])
                #expect(answer.verdict == (number <= 30 ? "202" : "429 account.too-often"))
            }
        }
    }

    @Test("A mailbox gets five codes, and asking for more doesn't reveal whether it has an account")
    func mailbox() async throws {
        let mail = try LocalMailServer()
        let settings = mail.settings.merging(["trusted-proxies": "127.0.0.1"]) { first, _ in
            first
        }
        try await TestServer.run(settings: settings) { server in
            _ = try await server.signUp("ana")
            for email in ["ana@example.com", "stranger@example.com"] {
                for number in 1...6 {
                    let answer = try await server.ask(
                        "POST",
                        "/api/v1/password-resets",
                        ["email": .string(email)],
                        headers: ["X-Forwarded-For": "192.0.2.\(number)"]
                    )
                    #expect(answer.verdict == (number <= 5 ? "202" : "429 account.too-often"), "\(email)")
                }
            }
        }
    }

    @Test("A refused password leaves the code valid")
    func weak() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            _ = try await server.signUp("ana")
            _ = try await server.ask("POST", "/api/v1/password-resets", ["email": "ana@example.com"])
            await server.runMaintenance()
            let code = try #require(mail.email(to: "ana@example.com")).letters
            let short = try await server.ask(
                "POST",
                "/api/v1/password-resets/confirm",
                ["code": .string(code), "email": "ana@example.com", "newPassword": "short"]
            )
            #expect(short.verdict == "422 account.password-too-short")
            #expect(short.json["field"] == "newPassword")
            #expect(try await redeem(server, code, for: "ana@example.com") == "200")
        }
    }

    @Test("Without mail the operator can hand out a code", arguments: Database.Engine.allCases)
    func byOperator(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            _ = try await server.signUp("ana")
            #expect(try await server.resetCode(for: "stranger@example.com") == nil)
            let code = try #require(try await server.resetCode(for: "ana@example.com"))
            #expect(try await redeem(server, code, for: "ana@example.com") == "200")
            #expect(try await signIn(server, new) == 201)
        }
    }
}
