import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A review that an operator hid")
struct HiddenReviewTests {
    @Test(
        "is on no page and counts for nothing until that is undone",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let parties = try await server.negotiation().done()
            _ = try await parties.ben.review(parties.deal, stars: 1, "다시는 안 가요")
            _ = try await parties.ana.review(parties.deal, stars: 5, "좋았어요")
            let anaID = try await parties.ana.memberID
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let browser = PlainBrowser(at: server.address)

            /// What everybody can see of it: the reviews of the page, of the deal, the mean and the count.
            func seen() async throws -> [JSON] {
                let listed = try await olga.visit(anaID, "/reviews").items
                let page = try await olga.visit(anaID).json
                let ofDeal = try await parties.ana.ask("GET", "/api/v1/deals/\(parties.deal)/reviews").items
                try await browser.open("/members/\(anaID)/reviews")
                return [
                    .array(listed.map { $0["text"] ?? .null }), page["rating"] ?? .null,
                    page["reviews"] ?? .null, .integer(Int64(ofDeal.count)),
                    .bool(browser.status == 200 && browser.sees("다시는 안 가요")),
                ]
            }
            let shown: [JSON] = [["다시는 안 가요"], 1.0, 1, 2, true]
            #expect(try await seen() == shown)

            let review = try await olga.visit(anaID, "/reviews").items.first?["id"] ?? .null
            let filed = try await parties.ana.ask(
                "POST",
                "/api/v1/reports",
                ["subject": ["kind": "review", "id": review], "reason": "abuse"]
            )
            let path = "/api/v1/reports/\(try #require(filed.json["id"]?.stringValue))"
            #expect(try await olga.ask("POST", "\(path)/uphold", ["hide": true]).status == 200)
            #expect(try await seen() == [[], .null, 0, 1, false])
            #expect(try await parties.ben.told().contains("measure-taken"))

            #expect(try await olga.ask("POST", "\(path)/reopen", [:]).status == 200)
            #expect(try await seen() == shown)
        }
    }
}
