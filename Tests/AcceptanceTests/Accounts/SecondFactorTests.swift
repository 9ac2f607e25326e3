import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A second factor")
struct SecondFactorTests {
    private static let path = "/api/v1/me/second-factor"
    private static let password: JSON = .string(Neighbour.password)

    private func signIn(_ server: TestServer, _ password: String = Neighbour.password) async throws
        -> TestResponse
    {
        let credentials: JSON = ["email": "ana@example.com", "password": .string(password)]
        return try await server.ask("POST", "/api/v1/sessions", credentials)
    }

    @Test(
        "It is on once the app shows a right code, with ten recovery codes; devices stay signed in",
        arguments: Database.Engine.allCases
    )
    func turnOn(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (phone, laptop) = (try await server.signUp("ana"), try await server.device(of: "ana"))
            let wrong = try await phone.ask(
                "POST",
                "\(Self.path)/set-up",
                ["currentPassword": "closed sesame"]
            )
            #expect(wrong.verdict == "422 account.wrong-password" && wrong.json["field"] == "currentPassword")
            #expect(try await phone.ask("POST", "\(Self.path)/set-up", [:]).status == 422)

            let setUp = try await phone.ask("POST", "\(Self.path)/set-up", ["currentPassword": Self.password])
            let secret = try #require(setUp.json["secret"]?.stringValue)
            let address = "otpauth://totp/Madang:ana%40example.com?secret=\(secret)&issuer=Madang"
            let korean = "otpauth://totp/%EB%A7%88%EB%8B%B9:ana%40example.com?secret=\(secret)"
            let told = setUp.json["address"]?.stringValue ?? ""
            #expect(told == address || told.hasPrefix(korean), "\(told)")
            #expect(try await phone.ask("GET", Self.path).json == ["since": .null, "recoveryCodes": 0])
            #expect(try await signIn(server).status == 201)

            let ticket = setUp.json["ticket"] ?? .null
            let early = try await phone.ask("PUT", Self.path, ["ticket": ticket, "code": "000000"])
            #expect(early.verdict == "422 second-factor.wrong-code" && early.json["field"] == "code")
            let app = try #require(Authenticator(key: secret))
            let start: JSON = ["ticket": ticket, "code": .string(app.code(at: server.clock))]
            let codes = try await phone.ask("PUT", Self.path, start)
            #expect(Set(codes.json["recoveryCodes"]?.arrayValue?.compactMap(\.stringValue) ?? []).count == 10)
            #expect(try await phone.ask("PUT", Self.path, start).verdict == "409 second-factor.already-on")
            #expect(try await phone.ask("GET", Self.path).json["recoveryCodes"] == 10)
            #expect(try await laptop.ask("GET", "/api/v1/me").status == 200)
        }
    }

    @Test("A set-up is over after a quarter of an hour, and is no other member's")
    func setUpOver() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let setUp = try await ana.ask("POST", "\(Self.path)/set-up", ["currentPassword": Self.password])
                .json
            let app = try #require(Authenticator(key: setUp["secret"]?.stringValue ?? ""))
            func start() -> JSON {
                ["ticket": setUp["ticket"] ?? .null, "code": .string(app.code(at: server.clock))]
            }
            let others = try await ben.ask("PUT", Self.path, start())
            #expect(others.verdict == "422 second-factor.set-up-over")
            server.clock.pass(.seconds(15 * 60))
            let late = try await ana.refreshed().ask("PUT", Self.path, start())
            #expect(late.verdict == "422 second-factor.set-up-over")
        }
    }

    @Test(
        "The right password gets a challenge, and a code for it a session; each works once",
        arguments: Database.Engine.allCases
    )
    func signIn(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (app, recovery) = try await server.signUp("ana").turnsOnSecondFactor()
            let refused = try await signIn(server)
            #expect(refused.verdict == "401 sign-in.code-needed")
            #expect(refused.json["session"] == nil)
            let challenge = refused.json["challenge"] ?? .null

            let used = try await server.answer(challenge, app.code(at: server.clock))
            #expect(used.verdict == "422 second-factor.wrong-code", "it turned the second factor on")
            server.clock.pass(.seconds(30))
            let code = app.code(at: server.clock)
            let opened = try await server.answer(challenge, "\(code.prefix(3)) \(code.suffix(3))")
            #expect(opened.status == 201)
            let device = server.neighbour("ana", opened.json["session"] ?? .null)
            #expect(try await device.ask("GET", "/api/v1/me").status == 200)

            let next = try await server.challenge(of: "ana")
            #expect(try await server.answer(next, code).verdict == "422 second-factor.wrong-code")
            let again = try await server.answer(challenge, recovery[0])
            #expect(again.verdict == "401 sign-in.challenge-over")
            #expect(try await server.answer(next, recovery[0].uppercased()).status == 201)
            let last = try await server.challenge(of: "ana")
            #expect(try await server.answer(last, recovery[0]).verdict == "422 second-factor.wrong-code")
            #expect(try await device.ask("GET", Self.path).json["recoveryCodes"] == 9)
        }
    }

    @Test("A challenge is over after five minutes, and a made-up one never begins")
    func challengeOver() async throws {
        try await TestServer.run { server in
            let (app, _) = try await server.signUp("ana").turnsOnSecondFactor()
            let challenge = try await server.challenge(of: "ana")
            server.clock.pass(.seconds(5 * 60))
            for over in [challenge, "made-up"] {
                let answer = try await server.answer(over, app.code(at: server.clock))
                #expect(answer.verdict == "401 sign-in.challenge-over")
            }
        }
    }

    @Test("After five wrong codes even the right one waits, and a known device doesn't")
    func throttled() async throws {
        try await TestServer.run { server in
            let (app, _) = try await server.signUp("ana").turnsOnSecondFactor()
            server.clock.pass(.seconds(30))
            let challenge = try await server.challenge(of: "ana")
            let first = try await server.answer(challenge, app.code(at: server.clock))
            let token = first.json["deviceToken"] ?? .null
            let unknown = try await server.challenge(of: "ana")
            for _ in 1...5 {
                #expect(try await server.answer(unknown, "000000").verdict == "422 second-factor.wrong-code")
            }
            server.clock.pass(.seconds(30))
            let refused = try await server.answer(unknown, app.code(at: server.clock))
            #expect(refused.verdict == "429 second-factor.too-often")
            #expect(refused.header("Retry-After") == "270")

            let known: JSON = ["email": "ana@example.com", "password": Self.password, "deviceToken": token]
            let own = try await server.ask("POST", "/api/v1/sessions", known).json["challenge"] ?? .null
            #expect(try await server.answer(own, app.code(at: server.clock)).status == 201)
        }
    }

    @Test("Kakao is no way around it")
    func provider() async throws {
        try await LocalSignInProviders.visit { server, providers in
            let suni = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")
            let browser = PlainBrowser(at: server.address)
            try await browser.comeBack(from: "kakao", as: suni, at: providers)
            try await browser.submit("/sign-in/kakao", ["nickname": ["순이"]])
            try await browser.open("/settings/second-factor")
            #expect(!browser.sees("currentPassword"), "the account has none")
            try await browser.submit("/settings/second-factor")
            let app = try #require(Authenticator(key: browser.values(of: "secret").first ?? ""))
            try await browser.submit(
                "/settings/second-factor/on",
                ["code": [app.code(at: server.clock)]]
            )
            #expect(browser.sees("복구 코드를 보관해 주세요") && browser.header("Cache-Control") == "no-store")

            server.clock.pass(.seconds(600))
            let other = PlainBrowser(at: server.address)
            try await other.comeBack(from: "kakao", as: suni, then: "/settings/devices", at: providers)
            #expect(other.path.hasPrefix("/sign-in/code") && other.cookies["madang"] == nil)
            try await other.submit(other.path, ["code": [app.code(at: server.clock)]])
            #expect(other.path == "/settings/devices" && other.sees("로그인했어요."))
        }
    }

    @Test("A new password from the mailbox doesn't turn it off, and all changes are told by email")
    func mailbox() async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(settings: mail.settings) { server in
            func told() async -> String {
                await server.runMaintenance()
                return mail.email(to: "ana@example.com")?.text ?? ""
            }
            let (app, recovery) = try await server.signUp("ana").turnsOnSecondFactor()
            #expect(await told().contains("이제 로그인할 때 인증 앱의 코드도"))
            _ = try await server.ask("POST", "/api/v1/password-resets", ["email": "ana@example.com"])
            await server.runMaintenance()
            let code = try #require(mail.email(to: "ana@example.com")).letters
            let new: JSON = [
                "code": .string(code), "newPassword": "a brand new gate 5", "email": "ana@example.com",
            ]
            #expect(try await server.ask("POST", "/api/v1/password-resets/confirm", new).status == 200)

            #expect(try await signIn(server, "a brand new gate 5").verdict == "401 sign-in.code-needed")
            let challenge = try await server.challenge(of: "ana", "a brand new gate 5")
            let opened = try await server.answer(challenge, recovery[3])
            #expect(await told().contains("쓴 복구 코드는 다시 쓸 수 없어요"))

            let ana = server.neighbour("ana", opened.json["session"] ?? .null)
            server.clock.pass(.seconds(30))
            let proof: JSON = [
                "currentPassword": "a brand new gate 5", "code": .string(app.code(at: server.clock)),
            ]
            let codes = try await ana.ask("POST", "\(Self.path)/recovery-codes", proof)
            #expect(codes.status == 200)
            #expect(await told().contains("전에 받은 복구 코드는 이제 쓸 수 없어요"))
            let fresh = codes.json["recoveryCodes"]?[0] ?? .null
            let old: JSON = ["currentPassword": "a brand new gate 5", "code": .string(recovery[4])]
            let refused = try await ana.ask("POST", "\(Self.path)/end", old)
            #expect(refused.verdict == "422 second-factor.wrong-code")
            let end: JSON = ["currentPassword": "a brand new gate 5", "code": fresh]
            #expect(try await ana.ask("POST", "\(Self.path)/end", end).status == 204)
            #expect(await told().contains("인증 앱의 코드를 묻지 않아요"))
            #expect(try await signIn(server, "a brand new gate 5").status == 201)
            #expect(try await ana.ask("POST", "\(Self.path)/end", end).verdict == "409 second-factor.off")
        }
    }

    @Test("It is turned off with the password and a code, not with one of them")
    func turnOff() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let (_, recovery) = try await ana.turnsOnSecondFactor()
            let code: JSON = .string(recovery[0])
            #expect(try await ana.ask("POST", "\(Self.path)/end", ["code": code]).status == 422)
            let wrong: JSON = ["currentPassword": Self.password, "code": "000000"]
            let refused = try await ana.ask("POST", "\(Self.path)/end", wrong)
            #expect(refused.verdict == "422 second-factor.wrong-code")
            #expect(try await signIn(server).status == 401)
            let right: JSON = ["currentPassword": Self.password, "code": code]
            #expect(try await ana.ask("POST", "\(Self.path)/end", right).status == 204)
            #expect(try await signIn(server).status == 201)
        }
    }

    @Test("The export says since when it is on, without the secret and the codes")
    func export() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let (_, recovery) = try await ana.turnsOnSecondFactor()
            let exported = try await ana.ask("GET", "/api/v1/me/export/second-factor")
            #expect(exported.items.first?["recoveryCodes"] == 10)
            #expect(!recovery.contains { "\(exported)".contains($0) })
            #expect(exported.items.first?.objectValue?.keys.count == 2)
        }
    }
}
