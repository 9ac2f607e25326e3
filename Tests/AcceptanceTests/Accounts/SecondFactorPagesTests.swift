import JSONCoding
import TestSupport
import Testing

@Suite("A second factor on pages and at the terminal")
struct SecondFactorPagesTests {
    @Test("Without scripts it is turned on, asked for at the sign-in, and turned off")
    func story() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let codes = try await turnOn(browser, server)

            try await browser.open("/settings/second-factor")
            #expect(browser.sees("10개 남음"))
            try await browser.open("/me")
            try await browser.submit("/sign-out")
            try await browser.open("/settings/devices")
            try await browser.submit(
                browser.path,
                ["email": ["ana@example.com"], "password": [Neighbour.password]]
            )
            #expect(browser.path.hasPrefix("/sign-in/code") && browser.cookies["madang"] == nil)
            #expect(browser.sees("autocomplete=\"one-time-code\" inputmode=\"numeric\""))
            try await browser.submit(browser.path, ["code": ["000000"]])
            #expect(browser.status == 422 && browser.sees("코드가 맞지 않거나 이미 쓴 코드예요"))
            let recovery = try #require(browser.links.first { $0.contains("recovery-code") })
            try await browser.open(recovery)
            #expect(!browser.sees("inputmode=\"numeric\""))
            try await browser.submit(browser.path, ["code": [codes[0]]])
            #expect(browser.path == "/settings/devices" && browser.sees("로그인했어요."))

            try await browser.open("/settings/second-factor/off")
            try await browser.submit("/settings/second-factor/off", ["currentPassword": [Neighbour.password]])
            #expect(browser.status == 400 && browser.sees("name=\"code\""))
            try await browser.submit(
                "/settings/second-factor/off",
                ["currentPassword": [Neighbour.password], "code": [codes[1]]]
            )
            #expect(browser.path == "/settings/second-factor" && browser.sees("2단계 인증을 껐어요."))
        }
    }

    private func turnOn(_ browser: PlainBrowser, _ server: TestServer) async throws -> [String] {
        try await browser.open("/settings")
        #expect(browser.links.contains("/settings/second-factor"))
        try await browser.open("/settings/second-factor")
        try await browser.submit("/settings/second-factor", ["currentPassword": ["closed sesame"]])
        #expect(browser.status == 422 && browser.sees("name=\"currentPassword\""))
        try await browser.submit("/settings/second-factor", ["currentPassword": [Neighbour.password]])
        #expect(browser.sees("<svg class=\"qr\"") && browser.header("Cache-Control") == "no-store")
        #expect(browser.links.contains { $0.hasPrefix("otpauth://totp/") })
        let app = try #require(Authenticator(key: browser.values(of: "secret").first ?? ""))

        try await browser.submit("/settings/second-factor/on", ["code": ["000000"]])
        #expect(browser.status == 422 && browser.sees("<svg class=\"qr\""), "the same secret is shown again")
        try await browser.submit("/settings/second-factor/on", ["code": [app.code(at: server.clock)]])
        let codes = browser.values(of: "recoveryCodes")
        #expect(codes.count == 10 && codes.allSatisfy(browser.sees))
        try await browser.submit("/settings/second-factor/recovery-codes.txt")
        #expect(browser.header("Content-Disposition")?.contains("recovery-codes.txt") == true)
        #expect(codes.allSatisfy(browser.sees))
        return codes
    }

    @Test("A form that was interrupted asks for the code, too, and is kept")
    func interrupted() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            let codes = try await turnOn(browser, server)
            try await browser.open("/settings/profile")
            browser.keep(["madang": "ended"])
            try await browser.submit("/settings/profile", ["bio": ["새 소개"]])
            #expect(browser.sees("다시 로그인해 주세요"))
            try await browser.submit(
                browser.path,
                ["signIn.email": ["ana@example.com"], "signIn.password": [Neighbour.password]]
            )
            #expect(browser.status == 401 && browser.sees("name=\"signIn.code\""))
            try await browser.submit(browser.path, ["signIn.code": ["0000-0000-0000-0000"]])
            #expect(browser.status == 422 && browser.sees("name=\"signIn.code\""))
            try await browser.submit(browser.path, ["signIn.code": [codes[0]]])
            #expect(browser.status == 200 && browser.sees("새 소개"))
        }
    }

    @Test("The command line asks for the code at the sign-in, and turns it on and off")
    func commands() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let (app, recovery) = try await ana.turnsOnSecondFactor()
            let device = try ScriptedDevice(server: server.address)
            let login = ["login", "--email", "ana@example.com", "--password-stdin"]
            let input = Neighbour.password + "\n"
            let asked = try await device.ask(login, input: input)
            #expect(asked.status != 0 && asked.error.contains("--code"), "\(asked)")
            server.clock.pass(.seconds(30))
            let code = ["--code", app.code(at: server.clock)]
            #expect(try await device.ask(login + code, input: input).status == 0)
            let state = try await device.ask(["account", "second-factor", "--json"])
            #expect(state.output.contains("\"recoveryCodes\":10"), "\(state)")
            let end = ["account", "second-factor-off", "--password-stdin", "--code", recovery[0]]
            #expect(try await device.ask(end, input: input).status == 0)
            #expect(try await ana.ask("GET", "/api/v1/me/second-factor").json["since"] == .null)
        }
    }
}
