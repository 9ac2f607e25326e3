import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators see what members did by week, in numbers")
struct FiguresTests {
    private static let path = "/api/v1/operator/figures"

    /// Of a kind in the last of the weeks.
    private func figures(_ kind: String, _ document: JSON) -> JSON? {
        document["weeks"]?.arrayValue?.last?["kinds"]?.arrayValue?.first { $0["kind"]?.stringValue == kind }
    }

    @Test(
        "Posts, agreements and answers within a day are counted by kind, and stay after the week",
        arguments: Database.Engine.allCases
    )
    func week(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let scene = try await server.negotiation(seats: 2)
            let (olga, carol) = (try await server.signUp("olga"), try await server.signUp("carol"))
            try await server.appointOperator("olga")
            #expect(try await scene.ana.say("네, 좋아요", in: scene.conversation).status == 201)
            #expect(try await scene.ben.perform("accept", scene.deal).status == 200)
            _ = try await carol.ask(aboutClass: scene.listing)
            let run = try await carol.host()
            try await scene.ben.apply(to: run)
            _ = try await carol.admit(scene.ben, to: run)

            server.clock.pass(.seconds(26 * 3_600))
            await server.runMaintenance()
            let later = try await olga.refreshed()
            let asked = try await later.ask("GET", Self.path)
            #expect(asked.json["weeks"]?.arrayValue?.count == 12)
            let week = asked.json["weeks"]?.arrayValue?.last
            #expect(week?["monday"] == "2026-11-16" && week?["joined"] == 4 && week?["active"] == 4)
            #expect(
                figures("class", asked.json) == [
                    "kind": "class", "posts": 1, "agreements": 1, "questions": 2, "answered": 1,
                ]
            )
            let ofRuns = figures("run", asked.json)
            #expect(ofRuns?["posts"] == 1 && ofRuns?["agreements"] == 1)
            #expect(asked.json["weeks"]?[0]?["active"] == .null)

            server.clock.pass(.seconds(3 * 86_400))
            await server.runMaintenance()
            let weeks = try await later.refreshed().ask("GET", "\(Self.path)?weeks=2").json["weeks"]
            #expect(weeks?[0] == week && weeks?[1]?["monday"] == "2026-11-23")
        }
    }

    @Test("No one else sees them, and numbers of weeks out of range are refused")
    func others() async throws {
        try await TestServer.run { server in
            let (olga, ben) = (try await server.signUp("olga"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            #expect(try await ben.ask("GET", Self.path).verdict == "404 server-status.not-found")
            #expect(try await server.ask("GET", Self.path).status == 401)
            for weeks in ["0", "53", "-1", "x"] {
                #expect(try await olga.ask("GET", "\(Self.path)?weeks=\(weeks)").status == 400)
            }
            #expect(try await olga.ask("GET", "\(Self.path)?weeks=52").status == 200)
        }
    }

    @Test("In a browser, they are charts of all kinds or of one, with the numbers as a table")
    func pages() async throws {
        try await TestServer.run { server in
            let scene = try await server.negotiation()
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            #expect(try await scene.ben.perform("accept", scene.deal).status == 200)
            await server.runMaintenance()
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator")
            #expect(browser.links.contains("/operator/figures"))
            try await browser.open("/operator/figures")
            #expect(browser.sees("새 이웃") && browser.sees("이번 주 3 · 지난주 0") && browser.sees("11/16"))
            try await browser.open("/operator/figures?kind=run")
            #expect(!browser.sees("새 이웃") && browser.sees("이번 주 0 · 지난주 0"))
            try await browser.open("/operator/figures?kind=nonsense")
            #expect(browser.sees("새 이웃"))
        }
    }
}
