import Domain
import JSONCoding
import Remote
import Terminal
import TestSupport
import Testing
import Wire

@Suite("Ways into an account, at the terminal")
struct IdentitiesTests {
    @Test("A code is asked for, then told")
    func verify() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer("POST /api/v1/me/email-verification", .init(status: 202, body: []))
        let proof = "POST /api/v1/me/email-verification/confirm"
        desk.server.server.answer(proof, AccountBody(try SampleNeighbours.dallae))

        #expect(await desk.type("account", "verify-email").output.contains("--code"))
        #expect(await desk.type("account", "verify-email", "--code", "123456").status == 0)
        #expect(desk.server.server.body(of: proof) == #"{"code":"123456"}"#)
    }

    @Test("Another address is moved to with the password, never on the command line")
    func move() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer("PUT /api/v1/me/email", .init(status: 202, body: []))
        let outcome = await desk.type(
            "account",
            "change-email",
            "--email",
            "new@example.com",
            "--password-file",
            try desk.passwordFile()
        )
        #expect(outcome.status == 0)
        #expect(
            desk.server.server.body(of: "PUT /api/v1/me/email")
                == #"{"email":"new@example.com","currentPassword":"correct horse battery"}"#
        )
    }

    @Test("A member who forgot the password gets a code and sets another")
    func forgotten() async throws {
        let desk = try TerminalSession()
        let server = desk.server.server
        server.answer("POST /api/v1/password-resets", .init(status: 202, body: []))
        server.answer("POST /api/v1/password-resets/confirm", DeviceTokenBody("device"))
        let here = ["--data", desk.home, "--email", "dallae@example.com"]
        #expect(await desk.type(["account", "forgot-password"] + here).status == 0)
        let secret = [
            "--code", "7K3QD-9MXVA", "--new-password-file", try desk.passwordFile("new gate 1234\n"),
        ]
        #expect(await desk.type(["account", "recover"] + here + secret).status == 0)
        #expect(
            server.body(of: "POST /api/v1/password-resets/confirm")
                == #"{"code":"7K3QD-9MXVA","newPassword":"new gate 1234","email":"dallae@example.com"}"#
        )
    }

    @Test("The operator makes a code at the machine, and nowhere else")
    func byOperator() async throws {
        let desk = try TerminalSession()
        let code = ResetCode(code: "7K3QD-9MXVA", expiresAt: Moment(milliseconds: 1_800_000_000_000))
        desk.server.change { $0.resetCodes["dallae@example.com"] = code }
        func make(_ words: String...) async -> TerminalSession.Outcome {
            await desk.type(["account", "reset-password", "--email"] + words)
        }
        let made = await make("dallae@example.com", "--data", desk.home, "--json")
        #expect(made.document?["code"] == "7K3QD-9MXVA")
        #expect(await make("nobody@example.com", "--data", desk.home).status == 3)
        #expect(await make("dallae@example.com", "--server", "https://madang.example").status == 2)
    }

    @Test("Kakao returns a code, and a new member chooses a nickname")
    func provider() async throws {
        let back = "https://madang.example/sign-in/kakao?code=abc&state=s"
        let desk = try TerminalSession(isTerminal: true, answers: [back, "달래"])
        let server = desk.server.server
        let departure = AuthorizationBody(provider: .kakao, address: "https://k/x", state: "s", ticket: "t")
        server.answer("GET /api/v1/sign-in/kakao", departure)
        let stranger = SignInWithProvider.Stranger(
            introduction: "i",
            nickname: nil,
            email: try EmailAddress("dallae@example.com"),
            isEmailTaken: false
        )
        server.answer("POST /api/v1/sign-in/kakao/session", ProviderSignInBody(.stranger(stranger)))
        server.answer("POST /api/v1/accounts/introduced", try SampleNeighbours.admission, status: 201)

        let outcome = await desk.type("login", "--with", "kakao", "--data", desk.home)
        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(outcome.error.contains("https://k/x"))
        #expect(
            server.body(of: "POST /api/v1/sign-in/kakao/session")
                == #"{"code":"abc","state":"s","ticket":"t"}"#
        )
        #expect(
            server.body(of: "POST /api/v1/accounts/introduced")
                == #"{"introduction":"i","nickname":"달래","language":"en"}"#
        )
    }

    @Test("An irreversible command asks for the password when the server requires it")
    func confirmation() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let server = desk.server.server
        let problem = ProblemBody(
            status: 403,
            code: SessionRefusal.freshSignInNeeded.code,
            title: "Not allowed",
            detail: "Confirm first."
        )
        server.answer("DELETE /api/v1/me/identities/kakao", problem, status: 403)
        let path = "/api/v1/sessions/current/confirmation"
        let ways = ConfirmMember.Ways(isFresh: false, hasPassword: true, providers: [])
        server.answer("GET \(path)", ConfirmationMethodsBody(ways))
        server.answer("POST \(path)", .init(status: 204, body: []))
        let secret = ["--password-file", try desk.passwordFile()]
        _ = await desk.type(["account", "unlink", "kakao"] + secret)
        #expect(server.body(of: "POST \(path)") == #"{"password":"correct horse battery"}"#)
        #expect(
            server.asked.suffix(4) == [
                "DELETE /api/v1/me/identities/kakao", "GET \(path)", "POST \(path)",
                "DELETE /api/v1/me/identities/kakao",
            ]
        )
    }

    @Test("Nothing linked says how to link something")
    func noIdentities() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer("GET /api/v1/me/identities", ListBody<IdentityBody>([]))
        #expect(await desk.type("account", "identities").output.contains("madang account link kakao"))
        desk.server.server.accept("DELETE /api/v1/me/identities/kakao")
        #expect(await desk.type("account", "unlink", "kakao").status == 0)
        #expect(desk.server.server.asked.last == "DELETE /api/v1/me/identities/kakao")
    }
}
