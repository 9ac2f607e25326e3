import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A mailbox is proved")
struct MailboxTests {
    @Test("A code from the email confirms the address, once", arguments: Database.Engine.allCases)
    func verify(_ engine: Database.Engine) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            #expect(try await ana.ask("GET", "/api/v1/me").json["emailVerified"] == false)

            #expect(try await ana.ask("POST", "/api/v1/me/email-verification").status == 202)
            await server.runMaintenance()
            let letter = try #require(mail.email(to: "ana@example.com"))
            let code: JSON = ["code": .string(letter.digits)]
            let proved = try await ana.ask("POST", "/api/v1/me/email-verification/confirm", code)

            #expect(proved.json["emailVerified"] == true)
            #expect(try await ana.ask("GET", "/api/v1/me").json["emailVerified"] == true)
            let again = try await ana.ask("POST", "/api/v1/me/email-verification/confirm", code)
            #expect(again.verdict == "422 account.wrong-code")
            let more = try await ana.ask("POST", "/api/v1/me/email-verification")
            #expect(more.verdict == "409 account.email-already-verified")
        }
    }

    @Test("The letter's link works without signing in, and only as it was sent")
    func link() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            _ = try await ana.ask("POST", "/api/v1/me/email-verification")
            await server.runMaintenance()
            let token = try #require(mail.email(to: "ana@example.com")?.token)

            let forged: JSON = ["code": .string("A" + token.dropFirst())]
            #expect(try await server.ask("POST", "/api/v1/email-verifications", forged).status == 422)
            let code: JSON = [
                "code": .string(try #require(mail.email(to: "ana@example.com")).digits)
            ]
            #expect(try await server.ask("POST", "/api/v1/email-verifications", code).status == 422)
            #expect(
                try await server.ask("POST", "/api/v1/email-verifications", ["code": .string(token)]).status
                    == 204
            )
            #expect(try await ana.ask("GET", "/api/v1/me").json["emailVerified"] == true)
        }
    }

    @Test("A code ends after five wrong attempts, or after a day", arguments: Database.Engine.allCases)
    func limits(_ engine: Database.Engine) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            func send() async throws -> JSON {
                _ = try await ana.ask("POST", "/api/v1/me/email-verification")
                await server.runMaintenance()
                return ["code": .string(try #require(mail.email(to: "ana@example.com")).digits)]
            }
            func tell(_ code: JSON) async throws -> String {
                try await ana.ask("POST", "/api/v1/me/email-verification/confirm", code).verdict
            }
            let first = try await send()
            for _ in 1...5 { #expect(try await tell(["code": "abcdef"]) == "422 account.wrong-code") }
            #expect(try await tell(first) == "422 account.wrong-code")

            let second = try await send()
            server.clock.pass(.seconds(24 * 3_600))
            let back = try await server.device(of: "ana")
            let late = try await back.ask("POST", "/api/v1/me/email-verification/confirm", second)
            #expect(late.verdict == "422 account.wrong-code")
        }
    }

    @Test(
        "An account moves to another address once that is proved, and the old one hears of it",
        arguments: Database.Engine.allCases
    )
    func move(_ engine: Database.Engine) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            _ = try await server.signUp("ben")
            func move(to email: String, _ password: String = Neighbour.password) async throws -> String {
                try await ana.ask(
                    "PUT",
                    "/api/v1/me/email",
                    ["email": .string(email), "currentPassword": .string(password)]
                ).verdict
            }
            #expect(try await move(to: "new@example.com", "guess") == "422 account.wrong-password")
            #expect(try await move(to: "new@example.com") == "202")
            #expect(try await ana.ask("GET", "/api/v1/me").json["email"] == "ana@example.com")

            await server.runMaintenance()
            let letter = try #require(mail.email(to: "new@example.com"))
            let proof: JSON = ["code": .string(letter.digits)]
            let moved = try await ana.ask("POST", "/api/v1/me/email-verification/confirm", proof).json
            #expect(moved["email"] == "new@example.com")
            #expect(moved["emailVerified"] == true)
            await server.runMaintenance()
            #expect(mail.email(to: "ana@example.com")?.text.contains("다른 이메일 주소") == true)
        }
    }

    @Test("A move to an address with an account is answered like any other, and its owner is told")
    func occupied() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana")
            _ = try await server.signUp("ben")
            let body: JSON = ["email": "ben@example.com", "currentPassword": .string(Neighbour.password)]
            #expect(try await ana.ask("PUT", "/api/v1/me/email", body).verdict == "202")
            await server.runMaintenance()
            let email = try #require(mail.email(to: "ben@example.com"))
            #expect(email.text.contains("이미 이 이메일로 만든 계정이 있어요."))
            #expect(email.digits.isEmpty && email.token == nil)
        }
    }

    @Test("Five moves to other addresses are answered, the sixth has to wait")
    func addresses() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            _ = try await server.signUp("ben")
            func move(to email: JSON) async throws -> String {
                let body: JSON = ["email": email, "currentPassword": .string(Neighbour.password)]
                return try await ana.ask("PUT", "/api/v1/me/email", body).verdict
            }
            for _ in 1...5 { #expect(try await move(to: "ben@example.com") == "202") }
            #expect(try await move(to: "ben@example.com") == "429 account.too-often")
            #expect(try await move(to: "new@example.com") == "429 account.too-often")
        }
    }

    @Test("Emails to one mailbox are limited")
    func flood() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            for _ in 1...5 {
                #expect(try await ana.ask("POST", "/api/v1/me/email-verification").status == 202)
            }
            let sixth = try await ana.ask("POST", "/api/v1/me/email-verification")
            #expect(sixth.verdict == "429 account.too-often")
            #expect(sixth.header("Retry-After") == "600")
        }
    }

    @Test("Emails of one member to many addresses are limited")
    func manyMailboxes() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            for _ in 1...3 { _ = try await ana.ask("POST", "/api/v1/me/email-verification") }
            for number in 1...3 {
                let move: JSON = [
                    "email": .string("stranger\(number)@example.com"),
                    "currentPassword": .string(Neighbour.password),
                ]
                let answer = try await ana.ask("PUT", "/api/v1/me/email", move)
                #expect(answer.verdict == (number <= 2 ? "202" : "429 account.too-often"))
            }
        }
    }

    @Test("Emails from many members to one address are limited")
    func manyMembers() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            let move: JSON = [
                "email": "stranger@example.com", "currentPassword": .string(Neighbour.password),
            ]
            for number in 1...6 {
                let member = try await server.signUp("member\(number)")
                let answer = try await member.ask("PUT", "/api/v1/me/email", move)
                #expect(answer.verdict == (number <= 5 ? "202" : "429 account.too-often"))
            }
        }
    }

    @Test("A server without a mail server says so")
    func noMail() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana", confirmed: false)
            let verification = try await ana.ask("POST", "/api/v1/me/email-verification")
            #expect(verification.verdict == "409 mail.not-configured")
            let reset = try await server.ask("POST", "/api/v1/password-resets", ["email": "ana@example.com"])
            #expect(reset.verdict == "409 mail.not-configured")
        }
    }

    @Test("An email that the mail server defers is sent later, and none is lost or doubled")
    func later() async throws {
        let mail = try LocalMailServer(.refusing(code: 451))
        try await TestServer.run(settings: mail.settings) { server in
            let ana = try await server.signUp("ana", confirmed: false)
            _ = try await ana.ask("POST", "/api/v1/me/email-verification")
            await server.runMaintenance()
            mail.change(to: .accepting)
            await server.runMaintenance()
            #expect(mail.deliveries.isEmpty)
            server.clock.pass(.seconds(60))
            await server.runMaintenance()
            await server.runMaintenance()
            #expect(mail.deliveries.count == 1)
        }
    }
}
