import Database
import JSONCoding
import TestSupport
import Testing

@Suite("An operator resets a second factor")
struct SecondFactorResetTests {
    private static let members = "/api/v1/operator/members"

    @Test(
        "With a reason that the member reads, and a record; the password stays",
        arguments: Database.Engine.allCases
    )
    func reset(_ engine: Database.Engine) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            try await ana.turnsOnSecondFactor()
            let id = try await ana.memberID
            let path = "\(Self.members)/\(id)/second-factor-reset"
            #expect(try await olga.ask("GET", "\(Self.members)/\(id)").json["secondFactorSince"] != .null)

            #expect(try await ana.ask("POST", path, ["note": "나"]).verdict == "404 directory.not-found")
            #expect(try await olga.ask("POST", path, [:]).verdict == "422 directory.reason-missing")
            let record = try await olga.ask("POST", path, ["note": "휴대폰을 잃어버리셨어요"])
            #expect(record.status == 200 && record.json["secondFactorSince"] == .null, "\(record)")
            let again = try await olga.ask("POST", path, ["note": "다시"])
            #expect(again.verdict == "409 second-factor.off")
            try await server.expectAudited("member.second-factor-reset", of: id)

            await server.runMaintenance()
            let told = mail.email(to: "ana@example.com")?.text ?? ""
            #expect(told.contains("운영자가 2단계 인증을 껐어요") && told.contains("휴대폰을 잃어버리셨어요"))
            let credentials: JSON = ["email": "ana@example.com", "password": .string(Neighbour.password)]
            #expect(try await server.ask("POST", "/api/v1/sessions", credentials).status == 201)
        }
    }

    @Test("Their own stays, except by the command on the server's machine")
    func own() async throws {
        try await TestServer.run { server in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await olga.turnsOnSecondFactor()
            let path = "\(Self.members)/\(try await olga.memberID)/second-factor-reset"
            let refused = try await olga.ask("POST", path, ["note": "잃어버렸어요"])
            #expect(refused.verdict == "403 directory.own-account")

            #expect(try await !server.resetSecondFactor(of: "unknown"))
            #expect(try await server.resetSecondFactor(of: "olga"))
            #expect(try await olga.ask("GET", "/api/v1/me/second-factor").json["since"] == .null)
            let records = try await olga.ask("GET", "/api/v1/operator/audit?act=member.second-factor-reset")
            #expect(records.items.count == 1 && records.items[0]["operator"] == .null, "\(records)")
        }
    }

    @Test("The member's page says since when it is on, and leads to the reset")
    func pages() async throws {
        try await TestServer.run { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator(olga.name)
            let id = try await ana.memberID
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator/members/\(id)")
            let page = "/operator/members/\(id)/second-factor-reset"
            #expect(browser.sees("2단계 인증") && !browser.links.contains(page))
            try await ana.turnsOnSecondFactor()
            try await browser.open("/operator/members/\(id)")
            #expect(browser.links.contains(page))
            try await browser.open(page)
            try await browser.submit(page)
            #expect(browser.status == 422)
            try await browser.submit(page, ["note": ["휴대폰을 잃어버리셨어요"]])
            #expect(browser.path == "/operator/members/\(id)" && !browser.links.contains(page))
        }
    }
}
