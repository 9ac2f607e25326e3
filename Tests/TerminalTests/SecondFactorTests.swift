import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("A second factor, at the terminal")
struct SecondFactorTests {
    private static let codes = RecoveryCodesBody(recoveryCodes: ["7k3q-d9mx-va2b-c4de"])

    @Test("The code is asked for after the password, and only then")
    func signIn() async throws {
        let desk = try TerminalSession(
            isTerminal: true,
            answers: ["correct horse battery", "123 456"]
        )
        let server = desk.server.server
        let problem = ProblemBody(
            status: 401,
            code: "sign-in.code-needed",
            title: "t",
            detail: "d",
            challenge: "c"
        )
        server.answer("POST /api/v1/sessions", problem, status: 401)
        server.answer("POST /api/v1/sessions/second-factor", try SampleNeighbours.admission, status: 201)
        let login = await desk.type("login", "--data", desk.home, "--email", "dallae@example.com")
        #expect(login.status == 0, "\(login)")
        #expect(desk.questions.last?.contains("recovery code") == true)
        let answer = server.body(of: "POST /api/v1/sessions/second-factor")
        #expect(answer == #"{"challenge":"c","code":"123 456"}"#)
    }

    @Test("The key for the app is shown before its code is asked for, and then the recovery codes")
    func turnOn() async throws {
        let desk = try TerminalSession(isTerminal: true, answers: ["correct horse battery", "123456"])
        try await desk.login("--data", desk.home)
        let server = desk.server.server
        let ways = ConfirmMember.Ways(isFresh: true, hasPassword: true, providers: [])
        server.answer("GET /api/v1/sessions/current/confirmation", ConfirmationMethodsBody(ways))
        let setUp = SecondFactorSetUp(secret: "MZXW6", ticket: "t", expiresAt: Moment(milliseconds: 0))
        server.answer(
            "POST /api/v1/me/second-factor/set-up",
            SecondFactorSetUpBody(setUp, of: try SampleNeighbours.dallae.email, at: "마당")
        )
        server.answer("PUT /api/v1/me/second-factor", Self.codes)
        let outcome = await desk.type("account", "second-factor-on")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.error.contains("MZXW6") && outcome.output.contains("7k3q-d9mx-va2b-c4de"))
        #expect(server.body(of: "PUT /api/v1/me/second-factor") == #"{"ticket":"t","code":"123456"}"#)
    }

    @Test("The reset on the server's machine names an unknown address")
    func reset() async throws {
        let desk = try TerminalSession()
        let words = ["account", "reset-second-factor", "--data", desk.home, "--email", "a@example.com"]
        #expect(await desk.type(words).status != 0)
    }
}
