import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Two neighbours and a class")
struct TwoNeighboursTests {
    @Test(
        "From signing up to both reviews: found nearby, talked about, agreed on, held and reviewed",
        arguments: Database.Engine.allCases
    )
    func wholeStory(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            // Ana lives in 명동 and teaches the piano.
            var ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            let piano = try await ana.post("성인 피아노 기초", ["seats": 1])

            // Ben lives there too, sees it in the feed, finds it by two syllables, and marks it.
            var ben = try await server.signUp("ben")
            try await ben.live(in: "1114055000")
            let feed = try await ben.ask("GET", "/api/v1/listings")
            #expect(feed.items.map { $0["title"]?.stringValue } == ["성인 피아노 기초"])
            #expect(try await ben.ask("GET", "/api/v1/listings?q=피아").items.count == 1)
            #expect(try await ben.ask("PUT", "/api/v1/listings/\(piano)/favourite").status == 204)

            // They talk.
            let talk = try await ben.ask(aboutClass: piano)
            try await ben.say("안녕하세요, 토요일 저녁도 될까요?", in: talk)
            let inbox = try await ana.ask("GET", "/api/v1/conversations")
            #expect(inbox.items.first?["read"]?["unread"]?.intValue == 1)
            try await ana.say("네, 일곱 시 반 어때요?", in: talk)

            // Ana proposes; Ben sees where it is only once he has accepted.
            let deal = try await ana.propose(in: talk)
            #expect(!(try await ben.read(deal: deal).tell("명동길 14")))
            #expect(try await ben.perform("accept", deal).status == 200)
            #expect(try await ben.read(deal: deal).tell("명동길 14"))

            // The one seat is taken: the class has closed itself.
            #expect(try await ben.read(class: piano).json["status"] == "closed")
            #expect(try await ben.ask("GET", "/api/v1/listings").items.isEmpty)

            // The evening comes and goes.
            server.clock.pass(.seconds(26 * 3_600))
            (ana, ben) = (try await ana.refreshed(), try await ben.refreshed())
            #expect(try await ana.perform("complete", deal).status == 200)
            #expect(try await ben.perform("complete", deal).json["state"] == "done")

            // Each reviews the other; neither can read before writing.
            #expect(try await ben.review(deal, stars: 4.5, "차분하게 잘 가르쳐 주세요").status == 201)
            let anasPage = try await ana.memberID
            #expect(try await server.ask("GET", "/api/v1/members/\(anasPage)/reviews").items.isEmpty)
            #expect(try await ana.review(deal, stars: 5).status == 201)
            let reviews = try await server.ask("GET", "/api/v1/members/\(anasPage)/reviews")
            #expect(reviews.items.map { $0["rating"]?.doubleValue } == [4.5])
            #expect(reviews.tell("차분하게 잘 가르쳐 주세요"))

            // Both have heard of everything.
            #expect(try await ana.hear("message", "deal-accepted", "deal-done"))
            #expect(try await ben.hear("message", "deal-proposed", "deal-marked-done", "reviews-revealed"))
        }
    }

    @Test(
        "A stranger is refused at every step of what two others do",
        arguments: Database.Engine.allCases
    )
    func stranger(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let two = try await server.negotiation()
            try await two.ben.say("우리끼리 하는 말", in: two.conversation)
            let eve = try await server.signUp("eve")

            for (step, verdict) in try await eve.intrudes(on: two) {
                #expect(verdict.hasPrefix("404 ") || verdict.hasPrefix("403 "), "\(step): \(verdict)")
            }
            #expect(try await two.ben.read(deal: two.deal).json["state"] == "proposed")
            #expect(try await two.ben.read(class: two.listing).json["title"] == "성인 피아노 기초")
            let talk = try await two.ben.ask("GET", "/api/v1/conversations/\(two.conversation)/messages")
            #expect(talk.items.count == 2)
        }
    }
}

extension Neighbour {
    fileprivate func say(_ text: String, in conversation: String) async throws {
        let answer = try await ask(
            "POST",
            "/api/v1/conversations/\(conversation)/messages",
            ["text": .string(text)]
        )
        #expect(answer.status == 201, "\(answer)")
    }

    /// Whether there is a notice of each of these kinds.
    fileprivate func hear(_ kinds: String...) async throws -> Bool {
        let heard = try await ask("GET", "/api/v1/notices").items.compactMap { $0["kind"]?.stringValue }
        return Set(kinds).isSubset(of: heard)
    }

    /// Tries each thing that is for the two alone.
    fileprivate func intrudes(on two: NeighboursWithDeal) async throws -> [(step: String, verdict: String)] {
        let talk = "/api/v1/conversations/\(two.conversation)"
        let steps: [(String, String, JSON?)] = [
            ("PUT", "/api/v1/classes/\(two.listing)", Neighbour.offer("빼앗은 글")),
            ("POST", "/api/v1/listings/\(two.listing)/close", nil),
            ("POST", "/api/v1/listings/\(two.listing)/bump", nil),
            ("POST", "/api/v1/listings/\(two.listing)/confirm", nil),
            ("GET", "/api/v1/listings/\(two.listing)/deletion", nil),
            ("DELETE", "/api/v1/listings/\(two.listing)", nil),
            ("GET", talk, nil),
            ("GET", "\(talk)/messages", nil),
            ("POST", "\(talk)/messages", ["text": "저도 끼워 주세요"]),
            ("PUT", "\(talk)/read", ["upTo": 1]),
            ("DELETE", talk, nil),
            ("GET", "\(talk)/deals", nil),
            ("POST", "\(talk)/deals", Neighbour.terms()),
            ("GET", "/api/v1/deals/\(two.deal)", nil),
            ("POST", "/api/v1/deals/\(two.deal)/accept", nil),
            ("POST", "/api/v1/deals/\(two.deal)/decline", nil),
            ("POST", "/api/v1/deals/\(two.deal)/ask-changes", ["reason": "제가 갈게요"]),
            ("POST", "/api/v1/deals/\(two.deal)/withdraw", nil),
            ("POST", "/api/v1/deals/\(two.deal)/cancel", ["reason": "그냥"]),
            ("POST", "/api/v1/deals/\(two.deal)/move", ["startsAt": "2026-11-22T10:30:00Z", "minutes": 60]),
            ("POST", "/api/v1/deals/\(two.deal)/move/accept", ["number": 1]),
            ("POST", "/api/v1/deals/\(two.deal)/move/decline", ["number": 1]),
            ("POST", "/api/v1/deals/\(two.deal)/move/withdraw", ["number": 1]),
            ("POST", "/api/v1/deals/\(two.deal)/no-show", nil),
            ("POST", "/api/v1/deals/\(two.deal)/no-show/withdraw", nil),
            ("POST", "/api/v1/deals/\(two.deal)/no-show/agree", nil),
            ("POST", "/api/v1/deals/\(two.deal)/no-show/dispute", ["reason": "그냥"]),
            ("POST", "/api/v1/deals/\(two.deal)/complete", nil),
            ("POST", "/api/v1/deals/\(two.deal)/reviews", ["rating": 1]),
            ("GET", "/api/v1/deals/\(two.deal)/reviews", nil),
        ]
        var heard: [(step: String, verdict: String)] = []
        for (method, path, body) in steps {
            heard.append(("\(method) \(path)", try await ask(method, path, body).verdict))
        }
        return heard
    }
}
