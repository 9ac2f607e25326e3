import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Signing up at a server that sends mail")
struct NewcomersTests {
    private static let codes = "/api/v1/sign-up-codes"

    private static func application(
        _ name: String,
        email: JSON? = nil,
        code: JSON = .null
    ) -> JSON {
        [
            "email": email ?? .string("\(name)@example.com"), "password": .string(Neighbour.password),
            "nickname": .string(name), "code": code,
        ]
    }

    private func run(
        _ engine: Database.Engine = .sqlite,
        _ body: (TestServer, LocalMailServer) async throws -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { try await body($0, mail) }
    }

    @Test(
        "No answer tells whether an address has an account; only its mailbox does",
        arguments: Database.Engine.allCases
    )
    func sameAnswers(_ engine: Database.Engine) async throws {
        try await run(engine) { server, mail in
            _ = try await server.signUp("ana")
            var answers: [[String]] = []
            for email in ["ana@example.com", "new@example.com"] {
                let asked = try await server.ask("POST", Self.codes, ["email": .string(email)])
                let without = try await server.ask(
                    "POST",
                    "/api/v1/accounts",
                    Self.application("ben", email: .string(email))
                )
                let guessed = try await server.ask(
                    "POST",
                    "/api/v1/accounts",
                    Self.application("ben", email: .string(email), code: "000000")
                )
                answers.append([asked.verdict, without.verdict, guessed.verdict])
            }
            #expect(answers[0] == answers[1])
            #expect(answers[0] == ["202", "422 account.code-needed", "422 account.wrong-code"])

            await server.runMaintenance()
            let told = try #require(mail.email(to: "ana@example.com"))
            #expect(told.text.contains("이미 이 이메일로 만든 계정이 있어요."))
            #expect(told.digits.isEmpty && told.token == nil)
            #expect(mail.email(to: "new@example.com")?.digits.count == 6)
        }
    }

    @Test(
        "The code from the email opens one account, whose address is proven",
        arguments: Database.Engine.allCases
    )
    func opening(_ engine: Database.Engine) async throws {
        try await run(engine) { server, _ in
            let code = JSON.string(try await server.signUpCode(for: "ana@example.com"))
            let joined = try await server.ask(
                "POST",
                "/api/v1/accounts",
                Self.application("ana", code: code)
            )
            #expect(joined.status == 201)
            #expect(joined.json["account"]?["emailVerified"] == true)
            let again = try await server.ask("POST", "/api/v1/accounts", Self.application("ben", code: code))
            #expect(again.verdict == "422 account.wrong-code")
        }
    }

    @Test("A code of one address opens no account for another")
    func otherAddress() async throws {
        try await run { server, _ in
            let code = JSON.string(try await server.signUpCode(for: "ana@example.com"))
            _ = try await server.signUpCode(for: "ben@example.com")
            let answer = try await server.ask("POST", "/api/v1/accounts", Self.application("ben", code: code))
            #expect(answer.verdict == "422 account.wrong-code")
        }
    }

    @Test("The token of the email's link opens the account without the address")
    func link() async throws {
        try await run { server, mail in
            _ = try await server.ask("POST", Self.codes, ["email": "ana@example.com"])
            await server.runMaintenance()
            let token = try #require(mail.email(to: "ana@example.com")?.token)
            let joined = try await server.ask(
                "POST",
                "/api/v1/accounts",
                Self.application("ana", email: .null, code: .string(token))
            )
            #expect(joined.json["account"]?["email"] == "ana@example.com")
        }
    }

    @Test("Five wrong codes end a code, a refused nickname doesn't count, and a day is too late")
    func limits() async throws {
        try await run { server, _ in
            _ = try await server.signUp("ana")
            func join(_ name: String, _ code: String) async throws -> String {
                let email = JSON.string("new@example.com")
                let body = Self.application(name, email: email, code: .string(code))
                return try await server.ask("POST", "/api/v1/accounts", body).verdict
            }
            let code = try await server.signUpCode(for: "new@example.com")
            for _ in 1...10 { #expect(try await join("ana", code) == "409 account.nickname-taken") }
            for _ in 1...5 { #expect(try await join("ben", "12345x") == "422 account.wrong-code") }
            #expect(try await join("ben", code) == "422 account.wrong-code")

            let late = try await server.signUpCode(for: "new@example.com")
            server.clock.pass(.seconds(24 * 3_600))
            #expect(try await join("ben", late) == "422 account.wrong-code")
            let fresh = try await server.signUpCode(for: "new@example.com")
            #expect(try await join("ben", fresh) == "201")
        }
    }

    @Test("Emails to one address are limited, from all who ask for them")
    func flood() async throws {
        try await run { server, _ in
            for number in 1...6 {
                let answer = try await server.ask("POST", Self.codes, ["email": "new@example.com"])
                #expect(answer.verdict == (number <= 5 ? "202" : "429 account.too-often"))
            }
        }
    }

    @Test("In a browser without scripts, the address comes first and what is typed is kept")
    func browser() async throws {
        try await run { server, mail in
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-up?then=/favourites")
            #expect(!browser.sees("name=\"nickname\""))
            try await browser.submit("/sign-up/code", ["email": ["no address"]])
            #expect(browser.status == 422 && browser.sees("aria-describedby=\"email-note\""))
            try await browser.submit("/sign-up/code", ["email": ["ana@example.com"]])
            #expect(browser.status == 200 && browser.sees("value=\"ana@example.com\""))
            await server.runMaintenance()
            let code = try #require(mail.email(to: "ana@example.com")).digits
            let typed = ["nickname": ["아나"], "password": [Neighbour.password]]
            try await browser.submit("/sign-up", typed.merging(["code": ["000000"]]) { $1 })
            #expect(browser.status == 422 && browser.sees("aria-describedby=\"code-note\""))
            #expect(browser.sees("value=\"아나\""))
            try await browser.submit("/sign-up", ["password": [Neighbour.password], "code": [code]])
            #expect(browser.path == "/favourites" && browser.cookies["madang"] != nil)
        }
    }

    @Test("The email's link leads to the rest of the form")
    func linkInBrowser() async throws {
        try await run { server, mail in
            _ = try await server.ask("POST", Self.codes, ["email": "ana@example.com"])
            await server.runMaintenance()
            let text = try #require(mail.email(to: "ana@example.com")).text
            let link = try #require(text.split(whereSeparator: \.isNewline).first { $0.contains("?token=") })
            let browser = PlainBrowser(at: server.address)
            try await browser.open(String(link.trimmingPrefix("https://madang.example")))
            #expect(!browser.sees("name=\"email\""))
            try await browser.submit("/sign-up", ["nickname": ["a"], "password": [Neighbour.password]])
            #expect(browser.status == 422 && !browser.sees("name=\"email\""))
            try await browser.submit("/sign-up", ["nickname": ["아나"], "password": [Neighbour.password]])
            #expect(browser.path == "/neighbourhoods")
        }
    }

    @Test("A server without mail opens an account at once and has no codes")
    func withoutMail() async throws {
        try await TestServer.run { server in
            let asked = try await server.ask("POST", Self.codes, ["email": "ana@example.com"])
            #expect(asked.verdict == "409 mail.not-configured")
            let joined = try await server.ask("POST", "/api/v1/accounts", Self.application("ana"))
            #expect(joined.status == 201)
            let nameless = try await server.ask(
                "POST",
                "/api/v1/accounts",
                Self.application("ben", email: .null)
            )
            #expect(nameless.verdict == "422 account.invalid-email")
        }
    }
}
