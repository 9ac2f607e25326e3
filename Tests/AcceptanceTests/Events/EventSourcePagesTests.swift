import TestSupport
import Testing

@Suite("Pages of sources of events")
struct EventSourcePagesTests {
    private func visit(
        _ stay: (TestServer, PlainBrowser, PublishedCalendar) async throws -> Void
    ) async throws {
        try await TestServer.run { server in
            let olga = try await PlainBrowser(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            try await stay(server, olga, try PublishedCalendar())
        }
    }

    @Test("An operator adds a source, fetches it, reviews an entry and withdraws it, without scripts")
    func story() async throws {
        try await visit { server, olga, calendar in
            try await olga.open("/operator")
            #expect(olga.links.contains("/sources"))
            try await olga.open("/sources")
            #expect(olga.sees("아직 출처가 없어요") && olga.links.contains("/sources/new"))

            try await olga.open("/sources/new")
            let fields: [String: [String]?] = [
                "url": [calendar.address], "name": ["동네 달력"], "licence": [""],
                "place": ["명동"],
            ]
            try await olga.submit("/sources/new", fields)
            #expect(olga.status >= 400 && olga.offers("/sources/new"))
            try await olga.submit("/sources/new", ["licence": ["CC BY 4.0"]])
            #expect(olga.sees("출처를 추가했어요.") && olga.sees("확인할 행사가 없어요."))
            let page = olga.path

            calendar.publish([.event("a", "12월 5일(화) 밋업"), .event("b", "멀쩡한 밋업", day: 6)])
            try await olga.submit("\(page)/fetch")
            #expect(olga.sees("행사를 가져왔어요.") && olga.sees("요일이 날짜와 달라요"))
            #expect(olga.sees("SUMMARY:12월 5일(화) 밋업") && !olga.sees("멀쩡한 밋업"))
            let accept = try #require(olga.forms.keys.first { $0.hasSuffix("/accept") })
            try await olga.submit(accept)
            #expect(olga.sees("행사를 올렸어요.") && olga.sees("확인할 행사가 없어요."))

            try await olga.open("\(page)?state=published")
            #expect(olga.sees("12월 5일(화) 밋업") && olga.sees("멀쩡한 밋업"))
            let event = try #require(olga.links.first { $0.hasPrefix("/listings/") })
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open(event)
            #expect(stranger.sees("출처") && stranger.sees("동네 달력") && stranger.sees("CC BY 4.0"))
            #expect(stranger.links.contains(calendar.address))

            try await olga.open(page)
            try await olga.submit("\(page)/withdraw")
            #expect(olga.sees("모두 내림") && olga.offers("\(page)/resume"))
            try await stranger.open(event)
            #expect(stranger.status == 404)
            try await olga.submit("\(page)/remove")
            #expect(olga.sees("아직 출처가 없어요"))
        }
    }

    @Test("A fetch that failed is told with its reason")
    func failure() async throws {
        try await visit { _, olga, calendar in
            calendar.fail(with: 404)
            try await olga.open("/sources/new")
            try await olga.submit(
                "/sources/new",
                [
                    "url": [calendar.address], "name": ["동네 달력"], "licence": ["CC0"],
                    "place": ["명동"],
                ]
            )
            try await olga.submit("\(olga.path)/fetch")
            #expect(olga.sees("가져오지 못했어요.") && olga.sees("서버가 404번으로 답했어요"))
        }
    }

    @Test("Members who aren't operators don't find the sources, and no link to them")
    func others() async throws {
        try await TestServer.run { server in
            let ben = try await PlainBrowser(joining: "ben", at: server.address)
            try await ben.open("/me")
            #expect(!ben.links.contains("/sources") && ben.links.contains("/me/sources"))
            for path in ["/sources", "/sources/0000000000000", "/sources/0000000000000/decline"] {
                try await ben.open(path)
                #expect(ben.status == 404, "\(path)")
            }
        }
    }

    @Test("A name that several neighbourhoods have is asked about, and one that none has is refused")
    func names() async throws {
        try await visit { _, olga, calendar in
            try await olga.open("/sources/new")
            let fields: [String: [String]?] = [
                "url": [calendar.address], "name": ["동네 달력"], "licence": ["CC0"], "place": ["없는동"],
            ]
            try await olga.submit("/sources/new", fields)
            #expect(olga.status >= 400 && olga.offers("/sources/new"))
            try await olga.submit("/sources/new", ["place": ["신사동"]])
            #expect(olga.status == 200 && olga.sees("어느 동네인가요?") && olga.sees("강남구 신사동"))
            try await olga.submit("/sources/new", ["neighbourhood": ["1168051000"]])
            #expect(olga.sees("출처를 추가했어요.") && olga.sees("강남구 신사동"))
        }
    }
}
