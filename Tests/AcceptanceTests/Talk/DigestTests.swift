import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("News of the neighbourhood by mail", .timeLimit(.minutes(5)))
struct DigestTests {
    private static let path = "/api/v1/me/digest"
    private static let myeongdong = "1114055000"

    /// A server with mail, and Ana, who lives in 명동 and watches pianos. It is Friday, half past seven in the
    /// evening.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, LocalMailServer, _ ana: Neighbour, _ ben: Neighbour) async throws -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ana.live(in: Self.myeongdong)
            _ = try await ana.ask("POST", "/api/v1/me/saved-searches", ["name": "피아노", "text": "피아노"])
            try await stay(server, mail, ana, ben)
        }
    }

    private func choose(_ frequency: JSON, by neighbour: Neighbour) async throws -> TestResponse {
        try await neighbour.ask("PUT", Self.path, ["frequency": frequency])
    }

    /// Nine in the morning on a day of November 2026.
    private func passes(to day: Int, _ server: TestServer) async throws {
        let date = try #require(CivilDate(year: 2_026, month: 11, day: day))
        server.clock.pass(Zone.seoul.moment(of: LocalTime(date, minute: 9 * 60)) - server.clock.now)
        await server.runMaintenance()
    }

    @Test(
        "On Friday morning a member who consented gets new listings, events of the weekend and lively posts",
        arguments: Database.Engine.allCases
    )
    func friday(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, ana, ben in
            let off = try await ana.ask("GET", Self.path).json
            #expect(off["frequency"] == .null && off["isAvailable"] == true && off["endedAt"] == .null)
            let chosen = try await choose("weekly", by: ana).json
            #expect(chosen["frequency"] == "weekly" && chosen["consentedAt"] == "2026-11-20T10:30:00.000Z")
            #expect(chosen["consentEndsAt"] == "2028-11-19T15:00:00.000Z" && chosen["isAsked"] == false)

            server.clock.pass(.seconds(60))
            let piano = try await ben.post("재즈 피아노")
            let day: JSONObject = [
                "startsAt": "2026-11-28T14:00:00+09:00", "endsAt": "2026-11-28T17:00:00+09:00",
                "allDay": false,
            ]
            let schedule = Neighbour.schedule(["dates": [.object(day)]])
            let event = try await ben.postEvent(["schedule": schedule])
            let post = try await ana.writeToCommunity()
            let others = try await ben.writeToCommunity(["title": "분실물 찾아요"])
            for listing in [post, others] { _ = try await ben.comment("저요", on: listing) }
            await server.runMaintenance()
            try await passes(to: 21, server)
            #expect(mail.deliveries.isEmpty)
            try await passes(to: 27, server)

            let email = try #require(mail.email(to: "ana@example.com"))
            for listing in [piano, event] {
                #expect(email.text.contains("https://madang.example/listings/\(listing)"), "\(email.text)")
                #expect(email.html?.contains("href=\"https://madang.example/listings/\(listing)\"") == true)
            }
            #expect(email.text.contains("분실물 찾아요"))
            #expect(!email.text.contains("연습실 추천해 주세요"))
            #expect(email.header("List-Unsubscribe-Post") == "List-Unsubscribe=One-Click")
            await server.runMaintenance()
            #expect(mail.deliveries.count == 1)
        }
    }

    @Test("A mail program ends only the news with the token in the email, signed out")
    func oneClick() async throws {
        try await visit { server, mail, ana, ben in
            for neighbour in [ana, ben] { _ = try await choose("daily", by: neighbour) }
            server.clock.pass(.seconds(60))
            _ = try await ben.post("재즈 피아노")
            await server.runMaintenance()
            try await passes(to: 21, server)
            let (ana, ben) = (try await server.device(of: "ana"), try await server.device(of: "ben"))
            let email = try #require(mail.email(to: "ana@example.com"))
            let address = try #require(email.header("List-Unsubscribe")).dropFirst().dropLast()
            let token = try #require(address.split(separator: "token=").last.map(String.init))
            func end(_ token: String) async throws -> String {
                try await server.ask("POST", "/api/v1/unsubscriptions", ["token": .string(token)]).verdict
            }
            let bens = try await ben.identifier()
            let parts = token.split(separator: ".")
            #expect(try await end("\(bens).digest.\(parts.last ?? "")") == "404 notice.unknown-token")
            #expect(try await ben.ask("GET", Self.path).json["frequency"] == "daily")

            for _ in 1...2 { #expect(try await end(token) == "200") }
            let ended = try await ana.ask("GET", Self.path).json
            #expect(ended["frequency"] == .null && ended["ending"] == "withdrawn")
            #expect(ended["endedAt"] == "2026-11-21T00:00:00.000Z" && ended["consentedAt"] == .null)
            #expect(try await ana.ask("GET", "/api/v1/me/notices").json["unmailed"] == [])
            #expect(try await ben.ask("GET", Self.path).json["frequency"] == "daily")

            server.clock.pass(.seconds(60))
            _ = try await ben.post("피아노 또 하나")
            await server.runMaintenance()
            try await passes(to: 22, server)
            #expect(mail.deliveries.count == 1)
        }
    }

    @Test("A server that came up late in the evening sends nothing before the morning")
    func night() async throws {
        try await visit { server, mail, ana, ben in
            _ = try await choose("daily", by: ana)
            server.clock.pass(.seconds(60))
            _ = try await ben.post("재즈 피아노")
            await server.runMaintenance()
            // From 19:31 to 22:00 of the next day, without a run at nine.
            server.clock.pass(.seconds(26 * 3_600 + 29 * 60))
            await server.runMaintenance()
            #expect(mail.deliveries.isEmpty)
            try await passes(to: 22, server)
            #expect(mail.deliveries.count == 1)
        }
    }

    @Test("After two years without an answer the news stops, and the settings say so")
    func twoYears() async throws {
        try await visit { server, _, ana, _ in
            _ = try await choose("daily", by: ana)
            server.clock.pass(.seconds(86_400 * 710))
            #expect(try await server.device(of: "ana").ask("GET", Self.path).json["isAsked"] == true)
            server.clock.pass(.seconds(86_400 * 30))
            await server.runMaintenance()
            let ended = try await server.device(of: "ana").ask("GET", Self.path).json
            #expect(ended["ending"] == "lapsed" && ended["endedAt"] == "2028-11-19T15:00:00.000Z")
        }
    }

    @Test("A server without mail and an address that isn't verified are refused by their codes")
    func refusals() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            #expect(try await choose("daily", by: ana).verdict == "409 digest.unavailable")
            #expect(try await choose(.null, by: ana).status == 200)
            #expect(try await ana.ask("GET", Self.path).json["isAvailable"] == false)
        }
        try await visit { server, _, _, _ in
            let cid = try await server.signUp("cid", confirmed: false)
            let refused = try await choose("daily", by: cid)
            #expect(refused.json["code"] == "account.email-unconfirmed", "\(refused)")
        }
    }

    @Test("The page of notice settings takes the choice, shows its day, and asks before two years are over")
    func page() async throws {
        try await visit { server, _, _, _ in
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/settings/notices")
            #expect(browser.sees("value=\"off\" checked") && browser.sees("동네 소식 메일"))
            try await browser.submit("/settings/digest", ["frequency": ["weekly"]])
            #expect(browser.path.hasPrefix("/settings/notices"))
            #expect(browser.sees("value=\"weekly\" checked"))
            #expect(browser.sees("2026년 11월 20일에 수신에 동의했어요."))
            for unknown in [["hourly"], nil] {
                try await browser.forge("/settings/digest", ["frequency": unknown])
                #expect(browser.status == 400 && browser.sees("request.invalid-parameter"))
                try await browser.open("/settings/notices")
                #expect(browser.sees("value=\"weekly\" checked"))
            }
            try await browser.submit("/settings/digest", ["frequency": ["off"]])
            #expect(browser.sees("2026년 11월 20일에 수신 동의를 철회했어요."))
            #expect(browser.sees("value=\"off\" checked"))
        }
    }
}
