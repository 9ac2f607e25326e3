import JSONCoding
import TestSupport
import Testing

@Suite("Suggestions in a conversation")
struct DealCardsTests {
    private func conversation(_ browser: PlainBrowser, _ parties: NeighboursWithDeal) async throws {
        try await browser.open("/conversations/\(parties.conversation)")
    }

    /// The cards of the page, oldest first, as plain text.
    private func cards(_ browser: PlainBrowser) -> [String] {
        browser.html.split(separator: "class=\"line-card\"").dropFirst().map { part in
            part.split(separator: "</li>")[0]
                .replacing(/<[^>]*>|^[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
        }
    }

    @Test("A suggestion stays as it was made; the exact place is on it once accepted")
    func states() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation()
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await conversation(browser, parties)
            let hidden = "수업 약속 제안 11월 21일 (토) 오후 7:30 · 60분 시간당 25,000원 · 서울 중구 명동"
            #expect(cards(browser) == [hidden])

            let next = try await parties.ana.propose(in: parties.conversation, ["minutes": 30])
            #expect(try await parties.ben.perform("accept", next).status == 200)
            try await conversation(browser, parties)
            let shown = "수업 약속 확정 11월 21일 (토) 오후 7:30 · 30분 시간당 25,000원 · 명동길 14, 3층"
            #expect(cards(browser) == [hidden, shown])
            #expect(browser.sees("class=\"line-time\""))

            _ = try await parties.ben.perform("cancel", next, because: "감기")
            let history = try await parties.ben.ask(
                "GET",
                "/api/v1/conversations/\(parties.conversation)/messages"
            )
            #expect(!history.tellsMeetingPlace)
            let states = history.json["deals"]?.arrayValue?.map { $0["state"] }
            #expect(states == ["cancelled", "replaced"])
        }
    }

    @Test("A suggested change of the time tells the former and the new one, and stays when it is declined")
    func moves() async throws {
        try await TestServer.run { server in
            let parties = try await server.negotiation().moving()
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await conversation(browser, parties)
            let moved = "바꾸기 전 11월 21일 (토) 오후 7:30 → 11월 22일 (일) 오후 7:30"
            #expect(cards(browser).map { $0.hasPrefix("새 시간 제안 \(moved)") } == [true], "\(cards(browser))")

            try await browser.submit("/deals/\(parties.deal)/move/decline")
            try await conversation(browser, parties)
            #expect(cards(browser).isEmpty)
            let told = browser.html.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace)
            #expect(told.joined(separator: " ").contains(moved))
        }
    }
}
