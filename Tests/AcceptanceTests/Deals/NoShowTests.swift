import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A neighbour who didn't come")
struct NoShowTests {
    @Test("Noted, agreed and counted on the public profile", arguments: Database.Engine.allCases)
    func story(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let early = try await server.negotiation()
            _ = try await early.ben.perform("accept", early.deal)
            #expect(
                try await early.ana.perform("no-show", early.deal).verdict == "409 deal.no-show-too-early"
            )
            server.clock.pass(.seconds(26 * 3_600))
            let table = try await early.later()
            #expect(try await table.ben.perform("no-show/agree", table.deal).verdict == "409 deal.no-no-show")

            let noted = try await table.ana.perform("no-show", table.deal).json
            #expect(noted["state"] == "accepted" && noted["noShow"]?["notedBy"] == "author")
            #expect(
                try await table.ana.perform("no-show/agree", table.deal).verdict == "403 deal.not-recipient"
            )
            let ben = try await table.ben.memberID
            #expect(try await table.ana.visit(ben).json["noShows"] == 0)

            let agreed = try await table.ben.perform("no-show/agree", table.deal).json
            #expect(agreed["state"] == "cancelled" && agreed["noShow"]?["answer"] == "agreed")
            #expect(try await table.ana.visit(ben).json["noShows"] == 1)
            #expect(try await table.ana.review(table.deal, stars: 1).verdict == "409 review.not-done")
        }
    }

    @Test("On the pages the other is asked, disputes with a sentence, and may report")
    func pages() async throws {
        try await TestServer.run { server in
            let table = try await server.negotiation().dayAfter()
            let (hers, his) = (PlainBrowser(at: server.address), PlainBrowser(at: server.address))
            try await hers.signIn(as: "ana")
            try await his.signIn(as: "ben")
            try await hers.open("/conversations/\(table.conversation)")
            #expect(hers.sees("7일 안에"))
            #expect(!hers.offers("/deals/\(table.deal)/no-show"))
            try await hers.open("/deals/\(table.deal)/no-show")
            #expect(hers.sees("누구의 프로필에도 표시하지 않아요."))
            try await hers.submit("/deals/\(table.deal)/no-show")
            #expect(hers.sees("이웃이 오지 않았다고 알렸어요."))
            try await hers.submit("/deals/\(table.deal)/no-show/withdraw")
            #expect(hers.sees("알림을 취소했어요.") && hers.links.contains("/deals/\(table.deal)/no-show"))
            try await hers.open("/deals/\(table.deal)/no-show")
            try await hers.submit("/deals/\(table.deal)/no-show")

            try await his.open("/conversations/\(table.conversation)")
            #expect(his.sees("ana님이 내가 오지 않았다고 알렸어요.") && his.sees("7일 안에 답해 주세요."))
            try await his.submit("/deals/\(table.deal)/no-show/dispute", ["reason": ["30분 기다렸어요"]])
            #expect(his.sees("답을 전했어요.") && his.sees("30분 기다렸어요"))
            try await hers.open("/conversations/\(table.conversation)")
            #expect(hers.sees("30분 기다렸어요") && hers.sees("누구의 프로필에도 표시하지 않아요."))
            #expect(!hers.links.contains("/deals/\(table.deal)/no-show"))
        }
    }
}
