import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Agreeing on a class")
struct DealsTests {
    @Test(
        "Both members and the conversation show a deal as proposed, accepted and done",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let proposed = try await parties.ben.read(deal: parties.deal).json
            #expect(proposed["state"] == "proposed" && proposed["party"] == "partner")
            #expect(proposed["role"] == "receiver" && proposed["title"] == "성인 피아노 기초")
            #expect(proposed["terms"]?["endsAt"] == "2026-11-21T11:30:00.000Z")
            #expect(proposed["terms"]?["price"] == ["won": 25_000, "per": "hour"])
            #expect(proposed["terms"]?["note"] == "악보를 가져와 주세요")

            let accepted = try await parties.ben.perform("accept", parties.deal)
            #expect(accepted.json["state"] == "accepted" && accepted.json["changedBy"] == "partner")
            #expect(try await parties.ana.read(class: parties.listing).json["status"] == "closed")
            server.clock.pass(.seconds(26 * 3_600))
            let later = try await parties.later()
            let half = try await later.ana.perform("complete", parties.deal).json
            #expect(half["state"] == "accepted" && half["authorIsDone"] == true)
            let done = try await later.ben.perform("complete", parties.deal).json
            #expect(done["state"] == "done" && done["doneAt"]?.stringValue != nil)

            let said = try await later.ana.ask(
                "GET",
                "/api/v1/conversations/\(parties.conversation)/messages"
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
            let parties = try await server.negotiation()
            let asked = try await parties.ben.perform("ask-changes", parties.deal, because: "30분만 늦게요")
            #expect(asked.json["state"] == "changes-asked" && asked.json["reason"] == "30분만 늦게요")
            #expect(try await parties.ben.perform("accept", parties.deal).verdict == "409 deal.changes-asked")

            let next = try await parties.ana.propose(
                in: parties.conversation,
                ["startsAt": "2026-11-21T11:00:00Z", "note": nil]
            )
            #expect(try await parties.ben.perform("accept", parties.deal).verdict == "409 deal.replaced")
            #expect(try await parties.ben.perform("accept", next).status == 200)
            let all = try await parties.ben.ask("GET", "/api/v1/conversations/\(parties.conversation)/deals")
            #expect(all.items.map { $0["state"] } == ["accepted", "replaced"])
        }
    }

    @Test("The exact place is for the two, and for the partner only once it is accepted")
    func place() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let paths = [
                "/api/v1/deals/\(parties.deal)", "/api/v1/deals",
                "/api/v1/conversations/\(parties.conversation)/deals",
            ]
            func addresses(_ reader: Neighbour) async throws -> [Bool] {
                var found: [Bool] = []
                for path in paths { found.append(try await reader.ask("GET", path).tellsMeetingPlace) }
                return found
            }
            #expect(try await addresses(parties.ana) == [true, true, true])
            #expect(try await addresses(parties.ben) == [false, false, false])
            let named = try await parties.ben.read(deal: parties.deal).json["terms"]?["neighbourhood"]
            #expect(named?["name"] == "서울 중구 명동")

            _ = try await parties.ben.perform("accept", parties.deal)
            #expect(try await addresses(parties.ben) == [true, true, true])
            _ = try await parties.ben.perform("cancel", parties.deal, because: "감기")
            #expect(try await addresses(parties.ben) == [false, false, false])
        }
    }

    @Test("Cancelled before it starts, the class is open again, and the next proposal can be accepted")
    func cancelling() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            _ = try await parties.ben.perform("accept", parties.deal)
            let silent = try await parties.ana.perform("cancel", parties.deal, because: "  ")
            #expect(silent.verdict == "422 deal.reason-missing")

            let cancelled = try await parties.ana.perform("cancel", parties.deal, because: "감기에 걸렸어요").json
            #expect(cancelled["state"] == "cancelled" && cancelled["reason"] == "감기에 걸렸어요")
            #expect(cancelled["changedBy"] == "author")
            #expect(try await parties.ben.read(class: parties.listing).json["status"] == "open")
            let next = try await parties.ana.propose(in: parties.conversation)
            #expect(try await parties.ben.perform("accept", next).status == 200)
        }
    }

    @Test("A deal is done automatically seven days after its end", arguments: Database.Engine.allCases)
    func quiet(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation().dayAfter()
            await server.runMaintenance()
            #expect(try await parties.ana.read(deal: parties.deal).json["state"] == "accepted")

            server.clock.pass(.seconds(7 * 24 * 3_600))
            await server.runMaintenance()
            let later = try await parties.later()
            #expect(try await later.ben.read(deal: parties.deal).json["state"] == "done")
            let late = try await later.ben.perform("complete", parties.deal)
            #expect(late.verdict == "409 deal.done")
        }
    }

    @Test("From a lesson that is done the form of the next has its terms, a week later, and it is accepted")
    func again() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().done()
            #expect(try await parties.ben.read(class: parties.listing).json["status"] == "closed")
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/conversations/\(parties.conversation)")
            #expect(browser.sees("다시 약속 잡기"))
            try await browser.open("/conversations/\(parties.conversation)/deal")
            #expect(browser.sees("value=\"2026-11-28T19:30\"") && browser.sees("악보를 가져와 주세요"))
            try await browser.submit("/conversations/\(parties.conversation)/deal")
            #expect(browser.sees("약속을 제안했어요.") && browser.sees("11월 28일 (토) 오후 7:30"))

            let deals = try await parties.ana.ask("GET", "/api/v1/deals?state=proposed")
            let next = try #require(deals.items.first?["id"]?.stringValue)
            #expect(try await parties.ana.perform("accept", next).json["terms"]?["minutes"] == 60)
            #expect(try await parties.ana.read(class: parties.listing).json["taken"] == 1)
        }
    }

    @Test("Members with the class as a favourite hear that its last seat is taken, and when it is free again")
    func favourites() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let cho = try await server.signUp("cho")
            #expect(try await cho.ask("PUT", "/api/v1/listings/\(parties.listing)/favourite").status < 300)

            _ = try await parties.ben.perform("accept", parties.deal)
            _ = try await parties.ben.perform("cancel", parties.deal, because: "감기")
            let kinds = try await cho.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
            #expect(kinds == ["favourite-reopened", "favourite-closed"])
        }
    }

    @Test("My lessons given and taken are listed by state, in pages")
    func mine() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let second = try await parties.ana.propose(in: parties.conversation)
            func ids(_ who: Neighbour, _ query: String) async throws -> [String?] {
                try await who.ask("GET", "/api/v1/deals\(query)").items.map { $0["id"]?.stringValue }
            }
            #expect(try await ids(parties.ana, "?role=provider") == [second, parties.deal])
            #expect(try await ids(parties.ana, "?role=receiver").isEmpty)
            #expect(try await ids(parties.ben, "?role=receiver&state=proposed") == [second])
            let part = try await parties.ben.ask("GET", "/api/v1/deals?limit=1")
            let next = try #require(part.json["next"]?.stringValue)
            #expect(try await ids(parties.ben, "?limit=1&cursor=\(next)") == [parties.deal])
            #expect(
                try await parties.ben.ask("GET", "/api/v1/deals?cursor=x").verdict
                    == "422 request.unknown-cursor"
            )
            #expect(
                try await parties.ben.ask("GET", "/api/v1/deals?state=lost").verdict
                    == "400 request.invalid-parameter"
            )
        }
    }

    @Test("In a wanted class the author is taught and the partner teaches")
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
