import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Members' pages")
struct MembersPagesTests {
    @Test("Ratings are refused without members, and for what is no member's number")
    func ratings() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for query in ["", "?members=", "?members=x", "?members=,"] {
                let answer = try await ana.ask("GET", "/api/v1/ratings\(query)")
                #expect(answer.verdict == "400 request.invalid-parameter", "\(query)")
            }
        }
    }

    @Test("A member is found by their nickname, and by none other", arguments: Database.Engine.allCases)
    func named(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let found = try await ben.ask("GET", "/api/v1/members?nickname=Ana")
            #expect(found.json["member"]?["id"]?.stringValue == (try await ana.memberID))

            for nickname in ["an", "anna", "%20"] {
                let answer = try await ben.ask("GET", "/api/v1/members?nickname=\(nickname)")
                #expect(answer.verdict.hasPrefix("40"), "\(nickname)")
            }
            #expect(try await server.ask("GET", "/api/v1/members?nickname=ana").status == 401)
        }
    }

    @Test("A member who blocks the reader isn't found by their nickname either")
    func namedButBlocked() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            #expect(try await ana.ask("PUT", "/api/v1/blocks/\(ben.memberID)").status == 204)
            let answer = try await ben.ask("GET", "/api/v1/members?nickname=ana")
            #expect(answer.verdict == "404 member.not-found")
        }
    }

    @Test("From the blocked neighbours, one finds a neighbour by nickname and comes to their profile")
    func finding() async throws {
        try await TestServer.run { server in
            _ = try await server.signUp("ana")
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            try await browser.open("/settings/blocks")
            #expect(browser.links.contains("/members/find"))
            try await browser.open("/members/find")
            try await browser.submit("/members/find", ["nickname": ["nadia"]])
            #expect(browser.status == 404 && browser.values(of: "nickname") == ["nadia"])
            #expect(browser.sees("role=\"alert\""))
            try await browser.submit("/members/find", ["nickname": ["ana"]])
            #expect(browser.path.hasPrefix("/members/") && browser.sees("차단하기"))
        }
    }

    @Test("A listing leads to others by its author, and to similar ones near")
    func others() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let piano = try await ana.post("피아노")
            _ = try await ana.post("우쿨렐레")
            _ = try await ben.post("바이올린")
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/classes/\(piano)")
            #expect(browser.sees("ana 님의 다른 글") && browser.sees("우쿨렐레"))
            #expect(browser.sees("근처의 비슷한 글") && browser.sees("바이올린"))
        }
    }

    @Test(
        "A page tells what the member says, where they live and what they did, and no more",
        arguments: Database.Engine.allCases
    )
    func page(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.memberID
            try await ana.live(in: "1114055000")
            _ = try await ana.ask(
                "PATCH",
                "/api/v1/me",
                ["bio": "피아노를 가르쳐요", "company": "마당 음악원", "birthYear": 1990, "gender": "female"]
            )
            _ = try await ana.post("성인 피아노 기초")

            let seen = try await server.ask("GET", "/api/v1/members/\(id)")
            let page = seen.json
            #expect(page["member"]?["nickname"] == "ana" && page["bio"] == "피아노를 가르쳐요")
            #expect(page["company"] == "마당 음악원" && page["neighbourhood"]?["name"] == "서울 중구 명동")
            #expect(page["joined"] == "2026-11" && page["openListings"] == 1)
            #expect(page["given"] == 0 && page["received"] == 0 && page["reviews"] == 0)
            #expect(page["rating"]?.isNull == true)
            for secret in ["example.com", "1990", "female", "lat", "37.5"] {
                #expect(!seen.tell(secret), "\(secret)")
            }
        }
    }

    @Test("Someone else's page shows their numbers, not the reader's")
    func notMine() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().done()
            _ = try await parties.ben.review(parties.deal, stars: 4)
            _ = try await parties.ana.review(parties.deal, stars: 2.5)
            let (anaID, benID) = (try await parties.ana.memberID, try await parties.ben.memberID)

            for reader in [parties.ana, parties.ben] {
                let ana = try await reader.visit(anaID).json
                #expect(ana["given"] == 1 && ana["received"] == 0 && ana["rating"] == 4.0)
                let ben = try await reader.visit(benID).json
                #expect(ben["given"] == 0 && ben["received"] == 1 && ben["rating"] == 2.5)
            }
        }
    }

    @Test("Open listings are on the page's list, closed ones are not")
    func listings() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.memberID
            let first = try await ana.post("피아노")
            let second = try await ana.post("기타")
            _ = try await ana.ask("POST", "/api/v1/listings/\(first)/close")

            let listed = try await server.ask("GET", "/api/v1/members/\(id)/listings").items
            #expect(listed.map { $0["id"]?.stringValue } == [second])
            #expect(try await server.ask("GET", "/api/v1/members/\(id)").json["openListings"] == 1)
        }
    }

    @Test("Unknown, deleted and blocked members have no page", arguments: Database.Engine.allCases)
    func gone(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let cho = try await server.signUp("cho")
            let (anaID, benID, choID) = (
                try await ana.memberID, try await ben.memberID, try await cho.memberID
            )
            _ = try await cho.ask("DELETE", "/api/v1/me")
            #expect(try await ben.ask("PUT", "/api/v1/blocks/\(anaID)").status < 300)

            for part in ["", "/reviews", "/listings"] {
                for (reader, member) in [(ana, benID), (ben, anaID), (ana, choID), (ana, "0000000000000")] {
                    #expect(
                        try await reader.visit(member, part).verdict == "404 member.not-found",
                        "\(part)"
                    )
                }
                #expect(try await server.ask("GET", "/api/v1/members/\(anaID)\(part)").status == 200)
                #expect(
                    try await server.ask("GET", "/api/v1/members/x\(part)").verdict == "404 member.not-found"
                )
            }
        }
    }

    @Test("A block ends what two neighbours had agreed, and they agree on nothing more until it is lifted")
    func blocked() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation(seats: 2)
            let (ana, ben) = (parties.ana, parties.ben)
            #expect(try await ben.ask("PUT", "/api/v1/blocks/\(ana.memberID)").status < 300)
            let declined = try await ben.ask("GET", "/api/v1/deals/\(parties.deal)").json
            #expect(declined["state"] == "declined" && declined["blocked"] == true)
            #expect(try await ben.perform("accept", parties.deal).verdict == "403 conversation.blocked")
            let again = try await ana.ask(
                "POST",
                "/api/v1/conversations/\(parties.conversation)/deals",
                Neighbour.terms()
            )
            #expect(again.verdict == "403 conversation.blocked")
            #expect(try await ben.ask("DELETE", "/api/v1/blocks/\(ana.memberID)").status < 300)
            let other = try await ana.ask(
                "POST",
                "/api/v1/conversations/\(parties.conversation)/deals",
                Neighbour.terms()
            )
            let deal = other.json["id"]?.stringValue ?? ""
            #expect(try await ben.perform("accept", deal).status == 200)
            let plan = try await ana.ask("GET", "/api/v1/blocks/\(ben.memberID)/plan").json
            #expect(plan["deals"]?[0]?["id"]?.stringValue == deal)
            #expect(try await ana.ask("PUT", "/api/v1/blocks/\(ben.memberID)").status < 300)

            let seen = try await ben.ask("GET", "/api/v1/deals").items.first
            #expect(seen?["state"] == "cancelled" && seen?["author"]?.isNull == true)
            #expect(seen?["blocked"] == true)
            #expect(try await ben.told().first == "deal-cancelled")
        }
    }

    @Test("The page asks before a block that cancels a lesson, and both keep the conversation to read")
    func askedBefore() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let ben = parties.ben
            #expect(try await ben.perform("accept", parties.deal).status == 200)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            let talk = "/conversations/\(parties.conversation)"
            try await browser.open(talk)
            let block = "/members/\(try await ben.memberID)/block"
            #expect(browser.offers(block))
            try await browser.post("\(block)?then=\(talk)")
            #expect(browser.status == 200 && browser.sees("취소되는 약속"))
            #expect(try await ben.ask("GET", "/api/v1/deals/\(parties.deal)").json["state"] == "accepted")
            try await browser.submit(block, ["confirmed": ["true"]])
            #expect(browser.path == talk && browser.sees("대화할 수 없는 이웃"))
            #expect(!browser.sees("탈퇴한 이웃"))

            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await his.open("/me/deals")
            #expect(his.sees("대화할 수 없는 이웃") && !his.sees("탈퇴한 이웃"))
            try await his.open(talk)
            #expect(his.status == 200 && his.sees("약속이 취소되었어요."))
            try await his.open("/notices")
            #expect(his.sees("약속이 취소되었어요.") && !his.sees("탈퇴한 이웃"))
        }
    }
}
