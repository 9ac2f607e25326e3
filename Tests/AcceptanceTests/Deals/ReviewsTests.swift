import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Reviewing each other")
struct ReviewsTests {
    @Test(
        "Neither sees the other's review before writing one; then both are on their pages",
        arguments: Database.Engine.allCases
    )
    func both(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation().done()
            let (ana, ben) = (parties.ana, parties.ben)
            let path = "/api/v1/deals/\(parties.deal)/reviews"
            let anaID = try await ana.memberID

            let first = try await ben.review(parties.deal, stars: 4.5, "친절하게 알려 주셨어요")
            #expect(first.status == 201 && first.json["rating"] == 4.5)
            #expect(try await ana.ask("GET", path).items.isEmpty)
            #expect(try await ana.visit(anaID, "/reviews").items.isEmpty)
            #expect(try await ben.ask("GET", path).items.map { $0["text"] } == ["친절하게 알려 주셨어요"])
            let heard = try await ana.ask("GET", "/api/v1/notices")
            #expect(heard.tell("review-written") && !heard.tell("친절하게"))

            #expect(try await ana.review(parties.deal, stars: 5).status == 201)
            #expect(try await ana.ask("GET", path).items.count == 2)
            let shown = try #require(
                try await server.ask("GET", "/api/v1/members/\(anaID)/reviews").items.first
            )
            #expect(shown["rating"] == 4.5 && shown["author"]?["nickname"] == "ben")
            #expect(shown["authorRole"] == "receiver" && shown["title"] == "성인 피아노 기초")
            let page = try await server.ask("GET", "/api/v1/members/\(anaID)").json
            #expect(page["rating"] == 4.5 && page["reviews"] == 1 && page["given"] == 1)
        }
    }

    @Test("Compliments are on the review and counted on the profile once they are revealed")
    func manners() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().done()
            let path = "/api/v1/deals/\(parties.deal)/reviews"
            func review(_ manners: JSON) async throws -> TestResponse {
                try await parties.ben.ask("POST", path, ["rating": 5, "manners": manners])
            }
            #expect(
                try await review(["punctual", "kind", "clear", "patient"]).verdict
                    == "422 review.too-many-manners"
            )
            #expect(try await review(["eager"]).verdict == "422 review.manner-of-other-role")
            #expect(try await review(["rude"]).status == 400)
            let written = try await review(["clear", "punctual"])
            #expect(written.status == 201 && written.json["manners"] == ["punctual", "clear"])
            let ana = try await parties.ana.memberID
            #expect(try await parties.ben.visit(ana).json["manners"] == [])

            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/deals/\(parties.deal)/review")
            #expect(browser.sees("열심히 배워요") && !browser.sees("설명이 쉬워요"))
            try await browser.submit(
                "/deals/\(parties.deal)/review",
                ["rating": ["5"], "manners": ["eager", "kind"]]
            )
            #expect(browser.sees("열심히 배워요") && browser.sees("설명이 쉬워요"))
            try await browser.open("/members/\(ana)")
            #expect(browser.sees("설명이 쉬워요 <b>1</b>"))
        }
    }

    @Test("After two weeks one that stayed alone is shown, and no other can be written")
    func twoWeeks() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().done()
            #expect(try await parties.ben.review(parties.deal, stars: 3).status == 201)
            server.clock.pass(.seconds(14 * 24 * 3_600))
            await server.runMaintenance()
            let later = try await parties.later()

            let anaID = try await later.ana.memberID
            #expect(try await later.ana.visit(anaID, "/reviews").items.map { $0["rating"] } == [3.0])
            let late = try await later.ana.review(parties.deal, stars: 1)
            #expect(late.verdict == "409 review.too-late")
            let kinds = try await later.ana.ask("GET", "/api/v1/notices").items.map { $0["kind"] }
            #expect(kinds.filter { $0 == "reviews-revealed" }.count == 1)
        }
    }

    @Test("Once, after the deal is done, with halves of stars; anything else is refused by name")
    func refusals() async throws {
        try await TestServer.run { server in
            let early = try await server.negotiation()
            #expect(try await early.ben.review(early.deal, stars: 5).verdict == "409 review.not-done")
            let parties = try await early.done()
            for stars in [0, 0.3, 4.7, 5.5, -1] {
                #expect(
                    try await parties.ben.review(parties.deal, stars: stars).verdict == "422 review.rating"
                )
            }
            let long = String(repeating: "가", count: 1_001)
            #expect(
                try await parties.ben.review(parties.deal, stars: 5, long).verdict
                    == "422 review.text-too-long"
            )
            #expect(try await parties.ben.review(parties.deal, stars: 5, "  ").status == 201)
            #expect(
                try await parties.ben.review(parties.deal, stars: 1).verdict == "409 review.already-written"
            )
        }
    }

    @Test("All errors of a review are told at once, on the page beside their fields")
    func everyError() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().done()
            let long = String(repeating: "가", count: 1_001)
            let manners = ["punctual", "kind", "clear", "patient"]
            let path = "/api/v1/deals/\(parties.deal)/reviews"
            let answer = try await parties.ben.ask(
                "POST",
                path,
                ["rating": 0.3, "text": .string(long), "manners": .array(manners.map { .string($0) })]
            )
            #expect(
                answer.errors == [
                    "rating review.rating", "manners review.too-many-manners", "text review.text-too-long",
                ]
            )
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/deals/\(parties.deal)/review")
            try await browser.submit(
                "/deals/\(parties.deal)/review",
                ["rating": ["0.3"], "text": [long], "manners": manners]
            )
            #expect(browser.status == 422 && browser.sees("3곳을 확인해 주세요."))
            for field in ["rating", "manners", "text"] {
                #expect(browser.sees("class=\"trouble\" id=\"\(field)-note\""))
            }
            #expect(try await parties.ben.ask("GET", path).items.isEmpty)
        }
    }

    @Test("Only the reviewed member replies, and once")
    func reply() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().done()
            let written = try await parties.ben.review(parties.deal, stars: 4)
            let id = try #require(written.json["id"]?.stringValue)
            let path = "/api/v1/reviews/\(id)/reply"
            let reply: JSON = ["text": "또 오세요"]
            let cho = try await server.signUp("cho")
            #expect(try await parties.ana.ask("POST", path, reply).verdict == "404 review.not-found")
            _ = try await parties.ana.review(parties.deal, stars: 5)

            #expect(try await cho.ask("POST", path, reply).verdict == "403 review.not-about-asker")
            #expect(try await parties.ben.ask("POST", path, reply).verdict == "403 review.not-about-asker")
            let answered = try await parties.ana.ask("POST", path, reply)
            #expect(answered.status == 200 && answered.json["reply"] == "또 오세요")
            let again = try await parties.ana.ask("POST", path, reply)
            #expect(again.verdict == "409 review.already-replied")
            let anaID = try await parties.ana.memberID
            #expect(try await cho.visit(anaID, "/reviews").items.first?["reply"] == "또 오세요")
        }
    }

    @Test("Written twice with one key, it is there once", arguments: Database.Engine.allCases)
    func repeated(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation().done()
            let path = "/api/v1/deals/\(parties.deal)/reviews"
            let key = ["Idempotency-Key": "tap-1"]
            let first = try await parties.ben.ask("POST", path, ["rating": 5], headers: key)
            let again = try await parties.ben.ask("POST", path, ["rating": 5], headers: key)

            #expect(first.status == 201 && again.status == 201)
            #expect(first.json == again.json)
        }
    }
}
