import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Refused agreements")
struct RefusedDealsTests {
    @Test(
        "Each step that isn't allowed is refused with its code, and changes nothing",
        arguments: Database.Engine.allCases
    )
    func wrongTurns(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let (ana, ben, deal) = (parties.ana, parties.ben, parties.deal)
            #expect(try await ana.perform("accept", deal).verdict == "403 deal.not-recipient")
            #expect(try await ben.perform("withdraw", deal).verdict == "403 deal.not-proposer")
            #expect(try await ben.perform("complete", deal).verdict == "409 deal.not-accepted")
            #expect(try await ben.perform("cancel", deal, because: "x").verdict == "409 deal.not-accepted")

            #expect(try await ana.perform("withdraw", deal).json["state"] == "withdrawn")
            #expect(try await ben.perform("accept", deal).verdict == "409 deal.withdrawn")
            let second = try await ana.propose(in: parties.conversation)
            #expect(try await ben.perform("decline", second).json["state"] == "declined")
            #expect(try await ben.perform("accept", second).verdict == "409 deal.declined")
            let third = try await ana.propose(in: parties.conversation)
            #expect(try await ben.perform("accept", third).status == 200)
            #expect(try await ben.perform("accept", third).verdict == "409 deal.already-accepted")
            #expect(try await ben.perform("complete", third).verdict == "409 deal.not-over")
            #expect(try await ana.perform("withdraw", third).verdict == "409 deal.already-accepted")
            let again = try await ana.ask(
                "POST",
                "/api/v1/conversations/\(parties.conversation)/deals",
                Neighbour.terms()
            )
            #expect(again.verdict == "409 deal.already-accepted")
            #expect(try await ana.read(class: parties.listing).json["taken"] == 1)
        }
    }

    @Test("A proposal about a deleted class can't be accepted")
    func deleted() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let path = "/api/v1/listings/\(parties.listing)"
            #expect(try await parties.ana.ask("DELETE", path).status == 204)

            let accepted = try await parties.ben.perform("accept", parties.deal)
            #expect(accepted.status == 409)
            let seen = try await parties.ben.read(deal: parties.deal).json
            #expect(seen["title"] == "성인 피아노 기초" && seen["state"] != "accepted")
            let again = try await parties.ana.ask(
                "POST",
                "/api/v1/conversations/\(parties.conversation)/deals",
                Neighbour.terms()
            )
            #expect(again.verdict == "409 deal.listing-gone")
        }
    }

    @Test("A class with an appointment ahead is not deleted")
    func appointment() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            _ = try await parties.ben.perform("accept", parties.deal)

            let deleted = try await parties.ana.ask("DELETE", "/api/v1/listings/\(parties.listing)")
            #expect(deleted.status == 409)
            #expect(try await parties.ben.read(deal: parties.deal).json["state"] == "accepted")
        }
    }

    @Test("On a class that is closed or full nothing is accepted or proposed")
    func noRoom() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation(seats: 2)
            let (ana, ben) = (parties.ana, parties.ben)
            let path = "/api/v1/conversations/\(parties.conversation)/deals"
            _ = try await ana.ask("POST", "/api/v1/listings/\(parties.listing)/close")
            #expect(try await ben.perform("accept", parties.deal).verdict == "409 listing.not-open")
            #expect(try await ana.ask("POST", path, Neighbour.terms()).verdict == "409 listing.not-open")
            _ = try await ana.ask("POST", "/api/v1/listings/\(parties.listing)/reopen")
            #expect(try await ben.read(deal: parties.deal).json["state"] == "proposed")

            for name in ["cho", "dan"] {
                let guest = try await server.signUp(name)
                let deal = try await ana.propose(in: guest.ask(aboutClass: parties.listing))
                #expect(try await guest.perform("accept", deal).status == 200)
            }
            #expect(try await ben.perform("accept", parties.deal).verdict == "409 listing.full")
            #expect(try await ana.ask("POST", path, Neighbour.terms()).verdict == "409 listing.full")
        }
    }

    @Test(
        "After it has started it is neither accepted nor cancelled: what was only proposed has lapsed",
        arguments: Database.Engine.allCases
    )
    func started(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation(seats: 2)
            let cho = try await server.signUp("cho")
            let accepted = try await parties.ana.propose(in: cho.ask(aboutClass: parties.listing))
            _ = try await cho.perform("accept", accepted)
            server.clock.pass(.seconds(24 * 3_600))
            let later = try await parties.later()

            #expect(try await later.ben.read(deal: parties.deal).json["state"] == "lapsed")
            for act in ["accept", "decline"] {
                #expect(try await later.ben.perform(act, parties.deal).verdict == "409 deal.lapsed")
            }
            #expect(
                try await later.ana.perform("cancel", accepted, because: "늦었어요").verdict == "409 deal.started"
            )
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/conversations/\(parties.conversation)")
            #expect(browser.sees("기간 지남") && browser.sees("다시 제안할 수 있어요."))
            #expect(!browser.offers("/deals/\(parties.deal)/"))
            let again = try await later.ana.propose(
                in: parties.conversation,
                ["startsAt": "2026-11-23T10:30:00Z"]
            )
            #expect(try await later.ben.perform("accept", again).status == 200)
            #expect(try await later.ben.read(deal: parties.deal).json["state"] == "lapsed")
        }
    }

    @Test(
        "Terms that can't be are refused at their field",
        arguments: [
            (["startsAt": "2026-11-20T10:30:00Z"], "422 deal.starts-in-past", "startsAt"),
            (["startsAt": "2027-12-24T10:30:00Z"], "422 deal.starts-too-late", "startsAt"),
            (["minutes": 9], "422 deal.minutes", "minutes"),
            (["minutes": 1441], "422 deal.minutes", "minutes"),
            (["minutes": 1.5], "400 request.wrong-type", "minutes"),
            (["note": .string(String(repeating: "가", count: 501))], "422 deal.note-too-long", "note"),
            (["place": ["point": ["lat": 37.5, "lon": 130.0]]], "422 place.nowhere", "place"),
            (["place": [:]], "422 place.unclear", "place"),
            (["place": ["neighbourhood": "9999999999"]], "422 deal.place-unknown", "place.neighbourhood"),
            (["price": ["won": -1, "per": "hour"]], "400 request.out-of-range", "price.won"),
            (["deposit": 1], "400 request.unknown-field", "deposit"),
        ] as [(JSONObject, String, String)]
    )
    func terms(_ changes: JSONObject, _ verdict: String, _ field: String) async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let answer = try await parties.ana.ask(
                "POST",
                "/api/v1/conversations/\(parties.conversation)/deals",
                Neighbour.terms(changes)
            )
            #expect(answer.verdict == verdict)
            #expect(answer.json["field"]?.stringValue == field)
            #expect(try await parties.ben.read(deal: parties.deal).json["state"] == "proposed")
        }
    }

    @Test("All terms that break a rule are told at once, on the page beside their fields")
    func everyTerm() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let long = String(repeating: "가", count: 501)
            let answer = try await parties.ana.ask(
                "POST",
                "/api/v1/conversations/\(parties.conversation)/deals",
                Neighbour.terms([
                    "startsAt": "2026-11-20T10:30:00Z", "minutes": 9, "place": ["address": " "],
                    "note": .string(long),
                ])
            )
            #expect(answer.verdict == "422 deal.starts-in-past")
            #expect(
                answer.errors == [
                    "startsAt deal.starts-in-past", "minutes deal.minutes",
                    "place.address place.address-missing", "note deal.note-too-long",
                ]
            )
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            let path = "/conversations/\(parties.conversation)/deal"
            try await browser.open(path)
            let tried = [
                "startsAt": ["2026-11-20T10:30"], "minutes": ["9"], "placeBy": ["address"],
                "place.address": [" "], "note": [long],
            ]
            try await browser.submit(path, tried)
            #expect(browser.status == 422 && browser.sees("4곳을 확인해 주세요."))
            for field in ["startsAt", "minutes", "place.address", "note"] {
                #expect(browser.sees("class=\"trouble\" id=\"\(field)-note\""))
            }
            #expect(try await parties.ben.read(deal: parties.deal).json["state"] == "proposed")
        }
    }

    @Test("Sent twice with one key, a proposal is made once", arguments: Database.Engine.allCases)
    func repeated(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let path = "/api/v1/conversations/\(parties.conversation)/deals"
            let key = ["Idempotency-Key": "tap-1"]
            let first = try await parties.ana.ask("POST", path, Neighbour.terms(), headers: key)
            let again = try await parties.ana.ask("POST", path, Neighbour.terms(), headers: key)

            #expect(first.status == 201 && again.status == 201)
            #expect(first.json["id"] == again.json["id"])
            #expect(try await parties.ben.ask("GET", path).items.count == 2)
        }
    }

    @Test("A stranger finds nothing of it, whatever they try", arguments: Database.Engine.allCases)
    func stranger(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation()
            let cho = try await server.signUp("cho")
            let reason: JSON = ["reason": "궁금해요"]
            for id in [parties.deal, "0000000000000", "nonsense"] {
                let path = "/api/v1/deals/\(id)"
                #expect(try await cho.ask("GET", path).verdict == "404 deal.not-found")
                #expect(try await cho.ask("GET", path + "/reviews").verdict == "404 deal.not-found")
                for act in ["accept", "decline", "withdraw", "complete"] {
                    #expect(try await cho.ask("POST", "\(path)/\(act)").verdict == "404 deal.not-found")
                }
                for act in ["ask-changes", "cancel"] {
                    let answer = try await cho.ask("POST", "\(path)/\(act)", reason)
                    #expect(answer.verdict == "404 deal.not-found")
                }
                let review = try await cho.ask("POST", path + "/reviews", ["rating": 1])
                #expect(review.verdict == "404 deal.not-found")
            }
            let deals = "/api/v1/conversations/\(parties.conversation)/deals"
            #expect(try await cho.ask("GET", deals).verdict == "404 conversation.not-found")
            let proposal = try await cho.ask("POST", deals, Neighbour.terms())
            #expect(proposal.verdict == "404 conversation.not-found")
            #expect(try await cho.ask("GET", "/api/v1/deals").items.isEmpty)
            #expect(try await parties.ben.read(deal: parties.deal).json["state"] == "proposed")
        }
    }
}
