import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A neighbour who didn't come")
struct NoShowTests {
    @Test(
        "A no-show is reported, agreed and counted on the public profile",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let early = try await server.negotiation()
            _ = try await early.ben.perform("accept", early.deal)
            #expect(
                try await early.ana.perform("no-show", early.deal).verdict == "409 deal.no-show-too-early"
            )
            server.clock.pass(.seconds(26 * 3_600))
            let parties = try await early.later()
            #expect(
                try await parties.ben.perform("no-show/agree", parties.deal).verdict == "409 deal.no-no-show"
            )

            let noted = try await parties.ana.perform("no-show", parties.deal).json
            #expect(noted["state"] == "accepted" && noted["noShow"]?["notedBy"] == "author")
            #expect(
                try await parties.ana.perform("no-show/agree", parties.deal).verdict
                    == "403 deal.not-recipient"
            )
            let ben = try await parties.ben.memberID
            #expect(try await parties.ana.visit(ben).json["noShows"] == 0)

            let agreed = try await parties.ben.perform("no-show/agree", parties.deal).json
            #expect(agreed["state"] == "cancelled" && agreed["noShow"]?["answer"] == "agreed")
            #expect(try await parties.ana.visit(ben).json["noShows"] == 1)
            #expect(try await parties.ana.review(parties.deal, stars: 1).verdict == "409 review.not-done")
        }
    }

    @Test("On the pages the other is asked, disputes with a sentence, and may report")
    func pages() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().dayAfter()
            let hers = try await PlainBrowser(signingIn: "ana", at: server.address)
            let his = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await hers.open("/conversations/\(parties.conversation)")
            #expect(hers.sees("7일 안에"))
            #expect(!hers.offers("/deals/\(parties.deal)/no-show"))
            try await hers.open("/deals/\(parties.deal)/no-show")
            #expect(hers.sees("누구의 프로필에도 표시하지 않아요."))
            try await hers.submit("/deals/\(parties.deal)/no-show")
            #expect(hers.sees("이웃이 오지 않았다고 알렸어요."))
            try await hers.submit("/deals/\(parties.deal)/no-show/withdraw")
            #expect(hers.sees("알림을 취소했어요.") && hers.links.contains("/deals/\(parties.deal)/no-show"))
            try await hers.open("/deals/\(parties.deal)/no-show")
            try await hers.submit("/deals/\(parties.deal)/no-show")

            try await his.open("/conversations/\(parties.conversation)")
            #expect(his.sees("ana님이 내가 오지 않았다고 알렸어요.") && his.sees("7일 안에 답해 주세요."))
            try await his.submit("/deals/\(parties.deal)/no-show/dispute", ["reason": ["30분 기다렸어요"]])
            #expect(his.sees("답을 전했어요.") && his.sees("30분 기다렸어요"))
            try await hers.open("/conversations/\(parties.conversation)")
            #expect(hers.sees("30분 기다렸어요") && hers.sees("누구의 프로필에도 표시하지 않아요."))
            #expect(!hers.links.contains("/deals/\(parties.deal)/no-show"))
        }
    }
}
