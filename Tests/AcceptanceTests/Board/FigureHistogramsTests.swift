import Domain
import JSONCoding
import TestSupport
import Testing

/// What the histograms beside the ranges of shops promise.
@Suite("Histograms of shops")
struct FigureHistogramsTests {
    private func counts(_ response: TestResponse, _ figure: String) -> [Int64: Int64] {
        let bars = response.items.first { $0["figure"]?.stringValue == figure }?["bars"]?.arrayValue ?? []
        return bars.reduce(into: [:]) { counts, bar in
            let count = bar["count"]?.int64Value ?? 0
            if count > 0 { counts[bar["from"]?.int64Value ?? -1] = count }
        }
    }

    @Test("Each histogram follows all filters but its own range, and only what the reader may see")
    func filters() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            // A monthly cost of 741,667, and of 1,841,667.
            _ = try await ana.postShop()
            _ = try await ana.postShop([
                "rent": 1_500_000, "use": "cafe", "upFront": 10_000_000, "exclusiveArea": "20평",
            ])
            _ = try await ana.postShop(["deal": "jeonse", "upFront": 200_000_000, "rent": nil])
            let path = "/api/v1/listings/figures?neighbourhood=1114055000"
            let all = try await ben.ask("GET", path)
            #expect(counts(all, "deposit") == [10_000_000: 2, 200_000_000: 1])
            #expect(counts(all, "area") == [30: 2, 50: 1])
            #expect(all.items.allSatisfy { $0["isEstimate"] == false })
            // The interest on the deposit of the jeonse shop is a cost, too.
            #expect(counts(all, "cost") == [500_000: 2, 1_500_000: 1])

            let small = try await ben.ask("GET", "\(path)&maxDeposit=50000000&maxCost=1000000")
            // By its own range alone, the deposit of the jeonse shop would be left out.
            #expect(counts(small, "deposit")[10_000_000] == 1)
            #expect(counts(small, "cost") == [500_000: 1, 1_500_000: 1])
            #expect(counts(small, "area") == [30: 1])
            #expect(counts(try await ben.ask("GET", "\(path)&use=cafe"), "area") == [50: 1])
            #expect(counts(try await ben.ask("GET", "\(path)&kind=class"), "area").isEmpty)
            let wrong = try await ben.ask("GET", "\(path)&minCost=2&maxCost=1")
            #expect(wrong.verdict == "422 request.contradictory-parameter")
            try await ana.block(ben)
            #expect(counts(try await ben.ask("GET", path), "deposit").isEmpty)
        }
    }

    @Test("The form of filters shows the bars to eyes and ears, and dims those outside of the range")
    func page() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            for _ in 1...3 { _ = try await ana.postShop() }
            _ = try await ana.postShop(["upFront": 60_000_000])
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/browse?kind=shop")
            #expect(browser.sees("보증금·매매가: 글 4개. 1,000만원~2,000만원 구간이 3개로 가장 많아요."))
            #expect(
                browser.sees("data-fields=\"leastDeposit mostDeposit\"") && !browser.sees("class=\"out\"")
            )
            try await browser.open("/browse?kind=shop&maxDeposit=50000000")
            #expect(browser.sees("보증금·매매가: 글 4개.") && browser.sees("class=\"out\""))
            #expect(browser.values(of: "mostDeposit") == ["5000"])
            try await browser.open("/map?bbox=126.97,37.55,127.0,37.58&zoom=16&kind=shop")
            #expect(browser.sees("보증금·매매가: 글 4개."))
            try await browser.open("/map?bbox=127.97,37.55,128.0,37.58&zoom=16&kind=shop")
            #expect(browser.status == 200 && !browser.sees("data-bars"))
            try await browser.open("/browse?kind=class")
            #expect(!browser.sees("data-bars"))
        }
    }
}
