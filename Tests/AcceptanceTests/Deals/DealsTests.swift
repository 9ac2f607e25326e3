import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Agreeing on a class")
struct DealsTests {
    @Test(
        "Proposed, accepted, taken place: both see it come so far, and so does the conversation",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let table = try await server.negotiation()
            let proposed = try await table.ben.read(deal: table.deal).json
            #expect(proposed["state"] == "proposed" && proposed["party"] == "partner")
            #expect(proposed["role"] == "receiver" && proposed["title"] == "성인 피아노 기초")
            #expect(proposed["terms"]?["endsAt"] == "2026-11-21T11:30:00.000Z")
            #expect(proposed["terms"]?["price"] == ["won": 25_000, "per": "hour"])
            #expect(proposed["terms"]?["note"] == "악보를 가져와 주세요")

            let accepted = try await table.ben.perform("accept", table.deal)
            #expect(accepted.json["state"] == "accepted" && accepted.json["changedBy"] == "partner")
            #expect(try await table.ana.read(class: table.listing).json["status"] == "closed")
            server.clock.pass(.seconds(26 * 3_600))
            let later = try await table.later()
            let half = try await later.ana.perform("complete", table.deal).json
            #expect(half["state"] == "accepted" && half["authorIsDone"] == true)
            let done = try await later.ben.perform("complete", table.deal).json
            #expect(done["state"] == "done" && done["doneAt"]?.stringValue != nil)

            let said = try await later.ana.ask(
                "GET",
                "/api/v1/conversations/\(table.conversation)/messages"
            )
            let lines = said.items.compactMap { $0["line"]?["event"]?.stringValue }
            #expect(lines == ["deal-proposed", "deal-accepted", "deal-marked-done", "deal-done"])
        }
    }

    @Test(
        "The partner asks for changes, gets another proposal, and can't accept the former one any more",
        arguments: Database.Engine.allCases
    )
    func changes(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let table = try await server.negotiation()
            let asked = try await table.ben.perform("ask-changes", table.deal, because: "30분만 늦게요")
            #expect(asked.json["state"] == "changes-asked" && asked.json["reason"] == "30분만 늦게요")
            #expect(try await table.ben.perform("accept", table.deal).verdict == "409 deal.changes-asked")

            let next = try await table.ana.propose(
                in: table.conversation,
                ["startsAt": "2026-11-21T11:00:00Z", "note": nil]
            )
            #expect(try await table.ben.perform("accept", table.deal).verdict == "409 deal.replaced")
            #expect(try await table.ben.perform("accept", next).status == 200)
            let all = try await table.ben.ask("GET", "/api/v1/conversations/\(table.conversation)/deals")
            #expect(all.items.map { $0["state"] } == ["accepted", "replaced"])
        }
    }

    @Test("The exact place is for the two, and for the partner only once it is accepted")
    func place() async throws {
        try await TestServer.run { server in
            let table = try await server.negotiation()
            let paths = [
                "/api/v1/deals/\(table.deal)", "/api/v1/deals",
                "/api/v1/conversations/\(table.conversation)/deals",
            ]
            func addresses(_ reader: Neighbour) async throws -> [Bool] {
                var found: [Bool] = []
                for path in paths { found.append(try await reader.ask("GET", path).tellsMeetingPlace) }
                return found
            }
            #expect(try await addresses(table.ana) == [true, true, true])
            #expect(try await addresses(table.ben) == [false, false, false])
            let named = try await table.ben.read(deal: table.deal).json["terms"]?["neighbourhood"]
            #expect(named?["name"] == "서울 중구 명동")

            _ = try await table.ben.perform("accept", table.deal)
            #expect(try await addresses(table.ben) == [true, true, true])
            _ = try await table.ben.perform("cancel", table.deal, because: "감기")
            #expect(try await addresses(table.ben) == [false, false, false])
        }
    }

    @Test("Cancelled before it starts, the class is open again, and the next proposal can be accepted")
    func cancelling() async throws {
        try await TestServer.run { server in
            let table = try await server.negotiation()
            _ = try await table.ben.perform("accept", table.deal)
            let silent = try await table.ana.perform("cancel", table.deal, because: "  ")
            #expect(silent.verdict == "422 deal.reason-missing")

            let cancelled = try await table.ana.perform("cancel", table.deal, because: "감기에 걸렸어요").json
            #expect(cancelled["state"] == "cancelled" && cancelled["reason"] == "감기에 걸렸어요")
            #expect(cancelled["changedBy"] == "author")
            #expect(try await table.ben.read(class: table.listing).json["status"] == "open")
            let next = try await table.ana.propose(in: table.conversation)
            #expect(try await table.ben.perform("accept", next).status == 200)
        }
    }

    @Test("Seven days after its end it is done by itself", arguments: Database.Engine.allCases)
    func quiet(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let table = try await server.negotiation().dayAfter()
            await server.runMaintenance()
            #expect(try await table.ana.read(deal: table.deal).json["state"] == "accepted")

            server.clock.pass(.seconds(7 * 24 * 3_600))
            await server.runMaintenance()
            let later = try await table.later()
            #expect(try await later.ben.read(deal: table.deal).json["state"] == "done")
            let late = try await later.ben.perform("complete", table.deal)
            #expect(late.verdict == "409 deal.done")
        }
    }

    @Test("From a lesson that is done the form of the next has its terms, a week later, and it is accepted")
    func again() async throws {
        try await TestServer.run { server in
            let table = try await server.negotiation().done()
            #expect(try await table.ben.read(class: table.listing).json["status"] == "closed")
            let browser = PlainBrowser(at: server.address)
            try await browser.signIn(as: "ben")
            try await browser.open("/conversations/\(table.conversation)")
            #expect(browser.sees("다시 약속 잡기"))
            try await browser.open("/conversations/\(table.conversation)/deal")
            #expect(browser.sees("value=\"2026-11-28T19:30\"") && browser.sees("악보를 가져와 주세요"))
            try await browser.submit("/conversations/\(table.conversation)/deal")
            #expect(browser.sees("약속을 제안했어요.") && browser.sees("11월 28일 (토) 오후 7:30"))

            let deals = try await table.ana.ask("GET", "/api/v1/deals?state=proposed")
            let next = try #require(deals.items.first?["id"]?.stringValue)
            #expect(try await table.ana.perform("accept", next).json["terms"]?["minutes"] == 60)
            #expect(try await table.ana.read(class: table.listing).json["taken"] == 1)
        }
    }

    @Test("Members with the class as a favourite hear that its last seat is taken, and when it is free again")
    func favourites() async throws {
        try await TestServer.run { server in
            let table = try await server.negotiation()
            let cho = try await server.signUp("cho")
            #expect(try await cho.ask("PUT", "/api/v1/listings/\(table.listing)/favourite").status < 300)

            _ = try await table.ben.perform("accept", table.deal)
            _ = try await table.ben.perform("cancel", table.deal, because: "감기")
            let kinds = try await cho.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
            #expect(kinds == ["favourite-reopened", "favourite-closed"])
        }
    }

    @Test("My lessons given and taken are listed by state, in pages")
    func mine() async throws {
        try await TestServer.run { server in
            let table = try await server.negotiation()
            let second = try await table.ana.propose(in: table.conversation)
            func ids(_ who: Neighbour, _ query: String) async throws -> [String?] {
                try await who.ask("GET", "/api/v1/deals\(query)").items.map { $0["id"]?.stringValue }
            }
            #expect(try await ids(table.ana, "?role=provider") == [second, table.deal])
            #expect(try await ids(table.ana, "?role=receiver").isEmpty)
            #expect(try await ids(table.ben, "?role=receiver&state=proposed") == [second])
            let part = try await table.ben.ask("GET", "/api/v1/deals?limit=1")
            let next = try #require(part.json["next"]?.stringValue)
            #expect(try await ids(table.ben, "?limit=1&cursor=\(next)") == [table.deal])
            #expect(
                try await table.ben.ask("GET", "/api/v1/deals?cursor=x").verdict
                    == "422 request.unknown-cursor"
            )
            #expect(
                try await table.ben.ask("GET", "/api/v1/deals?state=lost").verdict
                    == "400 request.invalid-parameter"
            )
        }
    }

    @Test("A wanted class turns the roles round: the author takes, the partner gives")
    func wanted() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let wanted = try await ana.post("피아노 배우고 싶어요", ["side": "want"])
            let deal = try await ana.propose(in: ben.ask(aboutClass: wanted))

            #expect(try await ana.read(deal: deal).json["role"] == "receiver")
            #expect(try await ben.read(deal: deal).json["role"] == "provider")
            #expect(try await ben.ask("GET", "/api/v1/deals?role=provider").items.count == 1)
        }
    }
}
