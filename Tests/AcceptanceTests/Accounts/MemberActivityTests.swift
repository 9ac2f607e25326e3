import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A member's activity")
struct MemberActivityTests {
    private static let path = "/api/v1/me/activity"

    private func areas(of member: Neighbour) async throws -> [String] {
        let areas = try await member.ask("GET", Self.path).json["areas"]?.arrayValue ?? []
        return areas.compactMap(\.stringValue)
    }

    @Test(
        "Each area begins with its first use, and only for who used it",
        arguments: Database.Engine.allCases
    )
    func areas(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let (ben, carl) = (try await server.signUp("ben"), try await server.signUp("carl"))
            #expect(try await server.ask("GET", Self.path).status == 401)
            #expect(try await areas(of: ana) == [])

            let post = try await ana.post()
            #expect(try await areas(of: ana) == ["posts"])
            let talk = try await ben.ask(aboutClass: post)
            #expect(try await areas(of: ben) == [])
            _ = try await ana.propose(in: talk)
            #expect(try await areas(of: ana) == ["lessons", "posts"])
            #expect(try await areas(of: ben) == ["lessons"])

            let run = try await ana.host()
            #expect(try await areas(of: ana) == ["lessons", "runs", "posts"])
            try await carl.apply(to: run)
            #expect(try await areas(of: carl) == ["runs"])
            let event = try await ana.postEvent()
            #expect(try await areas(of: ana) == ["lessons", "runs", "events", "posts"])
            try await carl.apply(to: event)
            #expect(try await areas(of: carl) == ["runs", "events"])
            _ = try await carl.comment("주차되나요?", on: try await ana.postShop())
            #expect(try await areas(of: carl) == ["runs", "events", "posts"])
            #expect(try await areas(of: ben) == ["lessons"])
        }
    }

    @Test(
        "The numbers are of what is ahead and of what one keeps, without another's",
        arguments: Database.Engine.allCases
    )
    func numbers(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let pair = try await server.negotiation()
            let (ana, ben) = (pair.ana, pair.ben)
            func numbers(of member: Neighbour) async throws -> [JSON?] {
                let activity = try await member.ask("GET", Self.path).json
                return ["appointments", "gatherings", "payments", "favourites", "listings"].map {
                    activity[$0]
                }
            }
            #expect(try await numbers(of: ana) == [0, 0, 0, 0, 1])
            _ = try await ben.perform("accept", pair.deal)
            _ = try await ben.ask("PUT", "/api/v1/listings/\(pair.listing)/favourite")
            let run = try await ana.host()
            try await ben.apply(to: run)
            #expect(try await numbers(of: ben) == [1, 0, 0, 1, 0])
            try await ana.admit(ben, to: run)
            #expect(try await numbers(of: ana) == [1, 0, 0, 0, 2])
            #expect(try await numbers(of: ben) == [1, 1, 0, 1, 0])

            server.clock.pass(.seconds(3 * 86_400))
            #expect(try await numbers(of: try await ana.refreshed()) == [0, 0, 0, 0, 2])
            #expect(try await numbers(of: try await ben.refreshed()) == [0, 0, 0, 1, 0])
        }
    }

    @Test("My page shows the groups that I have used, and the others in one row at the end")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/me")
            #expect(browser.sees("더 해 볼 것") && browser.links.contains("/run-logs"))
            for title in ["배우고 가르치기", "러닝", "행사", "내 글"] {
                #expect(!browser.sees("<h2>\(title)</h2>"), "\(title)")
            }
            #expect(browser.sees("3개 중 0개") && browser.sees("첫 글 올리기"))

            _ = try await ana.host()
            try await browser.open("/me")
            #expect(browser.sees("<h2>러닝</h2>") && browser.sees("<h2>내 글</h2>"))
            #expect(browser.sees("3개 중 1개") && browser.links.contains("/me/sources"))
            try await ana.live(in: "1114055000")
            _ = try await ana.verifies("1114055000")
            let picture: JSON = .string(try await ana.uploadsPicture(0))
            _ = try await ana.ask("PATCH", "/api/v1/me", ["picture": picture])
            try await browser.open("/me")
            #expect(!browser.sees("마당에 자리 잡기"))
        }
    }
}
