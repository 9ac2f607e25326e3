import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Viewing a shop")
struct ViewingsTests {
    private static let terms: JSONObject = [
        "startsAt": "2026-11-22T10:30:00Z", "minutes": 30, "price": .null,
        "otherStarts": ["2026-11-21T10:30:00Z", "2026-11-23T10:30:00Z"],
    ]

    /// Ben asks about Ana's shop and proposes three times.
    private struct Visit {
        let ana: Neighbour
        let ben: Neighbour
        let talk: String
        let deal: String

        init(_ server: TestServer) async throws {
            ana = try await server.signUp("ana")
            ben = try await server.signUp("ben")
            talk = try await ben.ask(about: ana.postShop())
            deal = try await ben.propose(in: talk, ViewingsTests.terms)
        }
    }

    @Test(
        "One proposes three times, the other picks one, and it is in both calendars until it is cancelled",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let visit = try await Visit(server)
            let seen = try await visit.ana.read(deal: visit.deal).json
            #expect(seen["purpose"] == "viewing" && seen["role"] == "provider")
            #expect(seen["terms"]?["startsAt"] == "2026-11-21T10:30:00.000Z")
            #expect(
                seen["terms"]?["otherStarts"] == ["2026-11-22T10:30:00.000Z", "2026-11-23T10:30:00.000Z"]
            )
            #expect(
                try await visit.ana.perform("accept", visit.deal).verdict == "422 deal.start-not-chosen"
            )
            let path = "/api/v1/deals/\(visit.deal)/choose"
            let start: JSON = ["startsAt": "2026-11-23T10:30:00Z"]
            let cho = try await server.signUp("cho")
            #expect(try await cho.ask("POST", path, start).verdict == "404 deal.not-found")
            #expect(try await visit.ben.ask("POST", path, start).verdict == "403 deal.not-recipient")
            #expect(
                try await visit.ana.ask("POST", path, ["startsAt": "2026-11-24T10:30:00Z"]).verdict
                    == "422 deal.start-not-proposed"
            )
            let chosen = try await visit.ana.ask("POST", path, start).json
            #expect(chosen["state"] == "accepted" && chosen["terms"]?["otherStarts"] == [])
            for neighbour in [visit.ana, visit.ben] {
                let address = try await neighbour.ask("POST", "/api/v1/me/calendar").json["path"]?.stringValue
                let calendar = try await server.ask("GET", address ?? "")
                #expect(calendar.tell("DTSTART;TZID=Asia/Seoul:20261123T193000"), "\(calendar)")
            }
            let cancelled = try await visit.ben.perform("cancel", visit.deal, because: "다른 곳을 골랐어요")
            #expect(cancelled.json["state"] == "cancelled")
            let shop = chosen["listing"]?.stringValue ?? ""
            #expect(try await visit.ana.ask("GET", "/api/v1/shops/\(shop)").json["status"] == "open")
        }
    }

    @Test("A price, four times and a review are refused, and a no-show is noted by either side")
    func refused() async throws {
        try await TestServer.run { server in
            let visit = try await Visit(server)
            let path = "/api/v1/conversations/\(visit.talk)/deals"
            for (change, verdict) in [
                (["price": ["won": 1_000, "per": "hour"]], "422 deal.priced-viewing"),
                (
                    [
                        "otherStarts": [
                            "2026-11-21T10:30:00Z", "2026-11-23T10:30:00Z", "2026-11-24T10:30:00Z",
                        ]
                    ], "422 deal.too-many-starts"
                ),
                (["otherStarts": ["2020-11-21T10:30:00Z"]], "422 deal.starts-in-past"),
            ] as [(JSONObject, String)] {
                let terms = Neighbour.terms(Self.terms.with(change))
                let answer = try await visit.ben.ask("POST", path, terms)
                #expect(answer.verdict == verdict, "\(answer)")
            }
            let start: JSON = ["startsAt": "2026-11-21T10:30:00Z"]
            _ = try await visit.ana.ask("POST", "/api/v1/deals/\(visit.deal)/choose", start)
            server.clock.pass(.seconds(26 * 3_600))
            let (ana, ben) = (try await visit.ana.refreshed(), try await visit.ben.refreshed())
            #expect(try await ana.review(visit.deal, stars: 5).verdict == "409 deal.not-reviewed")
            let noted = try await ana.perform("no-show", visit.deal)
            #expect(noted.json["noShow"]?["notedBy"] == "author")
            let disputed = try await ben.perform("no-show/dispute", visit.deal, because: "문이 닫혀 있었어요")
            #expect(disputed.json["noShow"]?["answer"] == "disputed")
        }
    }

    @Test("In a browser without scripts one proposes other times, too, and the other picks one")
    func page() async throws {
        try await TestServer.run { server in
            let visit = try await Visit(server)
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/conversations/\(visit.talk)/deal")
            #expect(browser.sees("방문 약속 잡기") && !browser.sees("가격 (원)"))
            try await browser.submit(
                "/conversations/\(visit.talk)/deal",
                [
                    "startsAt": ["2026-11-24T10:00"], "minutes": ["20"],
                    "otherStarts": ["2026-11-25T11:00", ""],
                ]
            )
            #expect(browser.status == 200 && browser.sees("방문 약속"), "\(browser.html)")

            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await hers.open("/conversations/\(visit.talk)")
            #expect(hers.sees("되는 시간을 하나 골라 주세요.") && hers.sees("보여 줘요") == false)
            let deals = try await visit.ana.ask("GET", "/api/v1/conversations/\(visit.talk)/deals").items
            let deal = deals.first?["id"]?.stringValue ?? ""
            try await hers.submit("/deals/\(deal)/choose", ["startsAt": ["2026-11-25T02:00:00.000Z"]])
            #expect(hers.status == 200 && hers.sees("약속을 수락했어요."))
            let agreed = try await visit.ana.read(deal: deal).json
            #expect(agreed["terms"]?["startsAt"] == "2026-11-25T02:00:00.000Z")
            try await hers.open("/me/deals")
            #expect(hers.sees("보여 줘요"))
        }
    }
}
