import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Joining Madang")
struct JoiningTests {
    @Test(
        "A new member is signed in at once and finds their account as they told it",
        arguments: Database.Engine.allCases
    )
    func signUp(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let answer = try await server.ask(
                "POST",
                "/api/v1/accounts",
                [
                    "email": "Ana@Example.com", "password": "open sesame 9", "nickname": "아나",
                    "language": "en",
                    "birthYear": 1990, "gender": "female",
                ]
            )
            #expect(answer.status == 201)
            let token = answer.json["session"]?["accessToken"]?.stringValue ?? ""

            let me = try await server.ask("GET", "/api/v1/me", headers: ["Authorization": "Bearer \(token)"])
            #expect(me.json == answer.json["account"])
            #expect(me.json["email"] == "ana@example.com")
            #expect(me.json["language"] == "en")
            #expect(me.json["birthYear"] == 1990)
            #expect(me.json["joinedAt"] == "2026-11-20T10:30:00.000Z")
        }
    }

    @Test("A new member without a choice is addressed in the browser's language")
    func language() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "ana@example.com", "password": "open sesame 9", "nickname": "ana"],
                headers: ["Accept-Language": "en-GB,en;q=0.8"]
            )
            #expect(answer.json["account"]?["language"] == "en")
        }
    }

    @Test("While the operator takes no new members, none joins, and members sign in as before")
    func closed() async throws {
        let folder = try TemporaryFolder()
        try await TestServer.run(in: folder) { _ = try await $0.signUp("ana") }
        try await TestServer.run(settings: ["sign-up": "closed"], in: folder) { server in
            let answer = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "ben@example.com", "password": "open sesame 9", "nickname": "ben"]
            )
            #expect(answer.verdict == "403 account.sign-up-closed")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/sign-up")
            #expect(browser.status == 403 && browser.sees("지금은 새로 가입할 수 없어요"))
            for page in ["/", "/me", "/sign-in"] {
                try await browser.open(page)
                #expect(browser.status == 200 && !browser.links.contains("/sign-up"), "\(page)")
            }
            _ = try await server.device(of: "ana")
        }
    }

    @Test("An address and a nickname can be taken once", arguments: Database.Engine.allCases)
    func taken(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            _ = try await server.signUp("ana")
            let sameAddress = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "ANA@example.com", "password": "open sesame 9", "nickname": "other"]
            )
            let sameName = try await server.ask(
                "POST",
                "/api/v1/accounts",
                ["email": "other@example.com", "password": "open sesame 9", "nickname": "A.N.A"]
            )

            #expect(sameAddress.verdict == "409 account.email-taken")
            #expect(sameAddress.json["field"] == "email")
            #expect(sameName.verdict == "409 account.nickname-taken")
            _ = try await server.signUp("other")
        }
    }

    @Test(
        "An invalid sign-up is refused at its field, and nothing is stored",
        arguments: [
            ("email", "not an address", "account.invalid-email"),
            ("password", "short", "account.password-too-short"),
            ("password", "password123", "account.password-too-common"),
            ("password", "ana@example.com", "account.password-about-member"),
            ("nickname", "аdmin", "account.nickname-reserved"),
            ("nickname", "a", "account.nickname-length"), ("nickname", "a<b>", "account.nickname-letters"),
        ]
    )
    func refusals(_ field: String, _ value: String, _ code: String) async throws {
        try await TestServer.run { server in
            var members = ["email": "ana@example.com", "password": "open sesame 9", "nickname": "ana"]
            members[field] = value
            let answer = try await server.ask(
                "POST",
                "/api/v1/accounts",
                .object(JSONObject(members: members.map { ($0, .string($1)) }))
            )

            #expect(answer.verdict == "422 \(code)")
            #expect(answer.json["field"]?.stringValue == field)
            #expect(answer.header("Content-Type") == "application/problem+json")
            _ = try await server.signUp("ana")
        }
    }

    @Test("One joins from the age of fourteen")
    func age() async throws {
        try await TestServer.run { server in
            let answer = try await server.ask(
                "POST",
                "/api/v1/accounts",
                [
                    "email": "kid@example.com", "password": "open sesame 9", "nickname": "kid",
                    "birthYear": 2013,
                ]
            )
            #expect(answer.verdict == "422 account.too-young")
            #expect(answer.json["detail"] == "만 14세부터 가입할 수 있어요.")
        }
    }
}
