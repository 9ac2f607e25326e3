import Database
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Changing and deleting a review")
struct OwnReviewTests {
    private func id(_ answer: TestResponse) throws -> String { try #require(answer.json["id"]?.stringValue) }

    /// Ben has reviewed Ana after a class.
    private func written(_ server: TestServer) async throws -> (parties: NeighboursWithDeal, path: String) {
        let parties = try await server.negotiation().done()
        let review = try await parties.ben.review(parties.deal, stars: 2, "늦었어요")
        return (parties, "/api/v1/reviews/\(try id(review))")
    }

    @Test(
        "Its author replaces it while it is sealed, and after two weeks with a mark, and deletes it",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (parties, path) = try await written(server)
            let sealed = try await parties.ben.ask("PUT", path, ["rating": 3, "manners": ["kind"]])
            #expect(sealed.status == 200 && sealed.json["rating"] == 3.0 && sealed.json["text"] == .null)
            #expect(sealed.json["editedAt"] == .null && sealed.json["isChangeable"] == true)
            server.clock.pass(.seconds(14 * 24 * 3_600))
            let later = try await parties.later()
            let anaID = try await later.ana.memberID
            #expect(try await server.ask("GET", "/api/v1/members/\(anaID)").json["rating"] == 3.0)

            let shown = try await later.ben.ask("PUT", path, ["rating": 4.5, "text": "좋았어요"])
            #expect(shown.json["editedAt"] == .string(server.clock.now.rfc3339))
            let listed = try await server.ask("GET", "/api/v1/members/\(anaID)/reviews").items
            #expect(listed.map { $0["text"] } == ["좋았어요"] && listed.first?["editedAt"] != .null)
            #expect(listed.first?["isChangeable"] == false)
            let page = try await server.ask("GET", "/api/v1/members/\(anaID)").json
            #expect(page["rating"] == 4.5 && page["manners"] == [])

            #expect(try await later.ben.ask("DELETE", path).status == 204)
            #expect(try await later.ben.ask("DELETE", path).verdict == "404 review.not-found")
            #expect(try await server.ask("GET", "/api/v1/members/\(anaID)").json["reviews"] == 0)
            let late = try await later.ben.review(parties.deal, stars: 1)
            #expect(late.verdict == "409 review.too-late")
        }
    }

    @Test("Once deleted it can be written again within the two weeks")
    func again() async throws {
        try await TestServer.run { server in
            let (parties, path) = try await written(server)
            #expect(try await parties.ben.ask("DELETE", path).status == 204)
            #expect(
                try await parties.ana.ask("GET", "/api/v1/notices").items.allSatisfy {
                    $0["kind"] != "review-written"
                }
            )
            #expect(try await parties.ben.review(parties.deal, stars: 5).status == 201)
        }
    }

    @Test("Answered, another's, hidden or with wrong values it is refused by name, and nothing changes")
    func refusals() async throws {
        try await TestServer.run { server in
            let (parties, path) = try await written(server)
            let (ana, ben, cho) = (parties.ana, parties.ben, try await server.signUp("cho"))
            let (before, body) = (try await ben.ask("GET", path).json, ["rating": 5] as JSON)
            let wrong: [(Neighbour, String, JSON?, String)] = [
                (cho, "PUT", body, "404 review.not-found"), (ana, "PUT", body, "404 review.not-found"),
                (cho, "DELETE", nil, "404 review.not-found"),
                (ben, "PUT", ["rating": 0.3], "422 review.rating"),
                (ben, "PUT", ["rating": 5, "manners": ["eager"]], "422 review.manner-of-other-role"),
                (ben, "PUT", ["rating": 5, "manners": ["rude"]], "400 request.invalid"),
            ]
            for (who, method, body, verdict) in wrong {
                let answer = try await who.ask(method, path, body)
                #expect(
                    answer.verdict == verdict || verdict.hasPrefix("400") && answer.status == 400,
                    "\(answer)"
                )
            }
            for (method, body) in [("PUT", body), ("DELETE", nil), ("GET", nil)] as [(String, JSON?)] {
                #expect(try await server.ask(method, path, body).status == 401)
            }
            #expect(try await ben.ask("PUT", "/api/v1/reviews/x", body).verdict == "404 review.not-found")
            #expect(try await ben.ask("GET", path).json == before)

            _ = try await ana.review(parties.deal, stars: 5)
            for (method, body) in [("PUT", body), ("DELETE", nil)] as [(String, JSON?)] {
                let answer = try await cho.ask(method, path, body)
                #expect(answer.verdict == "403 review.not-yours")
                let late = try await ben.ask(method, path, body)
                #expect(late.verdict == "409 review.answered")
            }
            #expect(try await ben.ask("GET", path).json["rating"] == before["rating"])
        }
    }

    @Test("One that an operator hid stays as it was, until that is undone")
    func hidden() async throws {
        try await TestServer.run { server in
            let (parties, path) = try await written(server)
            server.clock.pass(.seconds(14 * 24 * 3_600))
            let later = try await parties.later()
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let id = try #require(path.split(separator: "/").last)
            let filed = try await later.ana.ask(
                "POST",
                "/api/v1/reports",
                ["subject": ["kind": "review", "id": "\(id)"], "reason": "abuse"]
            )
            let report = "/api/v1/reports/\(try self.id(filed))"
            #expect(try await later.ben.ask("PUT", path, ["rating": 1]).status == 200)
            #expect(try await olga.ask("GET", report).tell("늦었어요"))
            #expect(try await olga.ask("POST", "\(report)/uphold", ["hide": true]).status == 200)
            for (method, body) in [("PUT", ["rating": 5]), ("DELETE", nil)] as [(String, JSON?)] {
                #expect(try await later.ben.ask(method, path, body).verdict == "409 review.hidden")
            }
            let reply = try await later.ana.ask("POST", "\(path)/reply", ["text": "아니에요"])
            #expect(reply.verdict == "404 review.not-found")
            #expect(try await olga.ask("POST", "\(report)/reopen", [:]).status == 200)
            #expect(try await later.ben.ask("DELETE", path).status == 204)
            #expect(try await olga.ask("GET", report).status == 200)
        }
    }

    @Test("After a block it can still be changed, and says nothing of the other")
    func blocked() async throws {
        try await TestServer.run { server in
            let (parties, path) = try await written(server)
            let ana = try await parties.ana.memberID
            try await parties.ana.block(parties.ben)
            let answer = try await parties.ben.ask("PUT", path, ["rating": 4])
            #expect(answer.status == 200 && answer.json["about"] == .null && !answer.tell(ana))
            #expect(try await parties.ben.ask("DELETE", path).status == 204)
        }
    }

    @Test("A deleted member's received reviews are gone, and their written ones have no name")
    func leavers() async throws {
        try await TestServer.run { server in
            let (parties, path) = try await written(server)
            server.clock.pass(.seconds(14 * 24 * 3_600))
            let cho = try await server.signUp("cho")
            let later = try await parties.later()
            #expect(try await server.device(of: "ben").ask("DELETE", "/api/v1/me").status == 204)
            for who in [cho, later.ana] {
                #expect(try await who.ask("PUT", path, ["rating": 1]).verdict == "403 review.not-yours")
            }
        }
    }

    @Test("It is changed and deleted on its pages, without scripts, after a question")
    func pages() async throws {
        try await TestServer.run { server in
            let (parties, path) = try await written(server)
            let page = path.replacing("/api/v1", with: "")
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/deals/\(parties.deal)/review")
            let edit = try #require(browser.links.first { $0.hasPrefix("\(page)/edit") })
            let deletion = try #require(browser.links.first { $0.hasPrefix("\(page)/delete") })
            try await browser.open(edit)
            #expect(browser.values(of: "text") == ["늦었어요"] && browser.sees("value=\"2.0\" checked"))
            try await browser.submit(edit, ["rating": ["0.3"], "text": ["조금 늦었어요"]])
            #expect(browser.status == 422 && browser.sees("조금 늦었어요"))
            try await browser.submit(edit, ["rating": ["3"], "text": ["조금 늦었어요"], "manners": ["kind"]])
            #expect(browser.sees("조금 늦었어요") && browser.sees("친절해요") && !browser.sees("수정됨"))
            try await browser.open(deletion)
            #expect(browser.sees("후기를 삭제할까요?") && browser.sees("다시 쓸 수 있어요"))
            try await browser.submit(deletion)
            #expect(browser.sees("후기를 삭제했어요.") && browser.sees("name=\"rating\""))
            try await browser.open("/conversations/\(parties.conversation)")
            #expect(browser.sees("후기를 삭제했어요"))
        }
    }

    @Test("Where others see it, it is marked, and only its author has the links, until it is answered")
    func marked() async throws {
        try await TestServer.run { server in
            let (parties, path) = try await written(server)
            server.clock.pass(.seconds(14 * 24 * 3_600))
            let later = try await parties.later()
            _ = try await later.ben.ask("PUT", path, ["rating": 1, "text": "많이 늦었어요"])
            let page = path.replacing("/api/v1", with: "")
            let (reader, author) = (PlainBrowser(at: server.address), PlainBrowser(at: server.address))
            try await author.signIn(as: "ben")
            let list = "/members/\(try await later.ana.memberID)/reviews"
            try await reader.open(list)
            #expect(reader.sees("수정됨") && !reader.sees("\(page)/edit"))
            try await author.open(list)
            #expect(author.sees("\(page)/edit"))
            try await author.open("\(page)/edit")
            #expect(author.sees("표시돼요"))
            try await author.open("\(page)/delete")
            #expect(author.sees("다시 쓸 수 없어요"))
            let reply = try await later.ana.ask("POST", "\(path)/reply", ["text": "미안해요"])
            #expect(reply.status == 200)
            try await author.open(list)
            #expect(!author.sees("\(page)/edit"))
            try await author.open("\(page)/edit")
            try await author.submit("\(page)/edit", ["rating": ["5"], "text": ["좋았어요"]])
            #expect(author.status == 409 && author.sees("더는 고치거나 삭제할 수 없어요"))
            #expect(author.sees("좋았어요"))
            try await author.open("\(page)/delete")
            try await author.submit("\(page)/delete")
            #expect(author.status == 409 && author.sees("더는 고치거나 삭제할 수 없어요"))
            try await reader.signIn(as: "ana")
            for part in ["edit", "delete"] {
                try await reader.open("\(page)/\(part)")
                #expect(reader.status == 403 && reader.sees("내가 쓴 후기만"))
            }
        }
    }
}
