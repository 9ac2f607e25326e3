import JSONCoding
import TestSupport
import Testing

@Suite("Pages of booking")
struct BookingPagesTests {
    @Test("A teacher sets hours, and a student books, moves and cancels a lesson, without scripts")
    func story() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let lesson = try await ana.postLesson(["lessonPlace": ["teacher", "online"]])
            let teacher = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await teacher.open("/lessons/\(lesson)")
            #expect(teacher.links.contains("/settings/teaching-hours"))
            let form = "/settings/teaching-hours"
            try await teacher.open(form)
            try await teacher.submit(form, ["week.0.from": ["12:00"], "week.0.to": ["10:00"]])
            #expect(teacher.status == 422 && teacher.sees("끝을 시작보다 늦게"))
            #expect(teacher.values(of: "week.0.from") == ["12:00"])
            try await teacher.submit(
                form,
                [
                    "week.0.from": ["10:00"], "week.0.to": ["12:00"], "week.1.from": ["22:00"],
                    "week.1.to": ["00:00"], "exceptions.0.date": ["2026-11-30"],
                ]
            )
            #expect(teacher.sees("저장했어요.") && teacher.values(of: "exceptions.0.date") == ["2026-11-30"])
            #expect(teacher.values(of: "week.1.to") == ["00:00"])

            let ben = PlainBrowser(at: server.address)
            try await ben.open("/lessons/\(lesson)")
            #expect(ben.sees("11월 23일 (월) 오전 10:00"))
            try await ben.open("/lessons/\(lesson)/slots")
            #expect(ben.sees("오전 11:00") && ben.sees("오후 11:00") && ben.sees("빈 시간 없음"))
            try await ben.open("/lessons/\(lesson)/slots?from=2026-11-24")
            #expect(ben.sees("이 주에는 빈 시간이 없어요") && ben.sees("12월 7일 (월)부터 빈 시간 보기"))
            try await ben.open("/lessons/\(lesson)/slots?zone=America%2FNew_York")
            #expect(ben.sees("뉴욕 시각이에요.") && ben.sees("11월 22일 (일)") && ben.sees("오후 8:00"))
            try await ben.join(as: "ben")
            let time = "/lessons/\(lesson)/book?startsAt=2026-11-23T01%3A00%3A00Z"
            try await ben.open(time + "&zone=America%2FNew_York")
            #expect(ben.sees("서울 시각 11월 23일 (월) 오전 10:00"))
            try await ben.open(time)
            try await ben.submit("/lessons/\(lesson)/book", ["note": ["처음이에요"]])
            #expect(ben.sees("레슨을 예약했어요.") && ben.sees("처음이에요") && ben.sees("예약했어요"))
            try await move(ben, server)
        }
    }

    @Test("A lesson's page shows what it costs, and leads to the first free time of the next days")
    func soonest() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let lesson = try await ana.postLesson()
            let teacher = try await PlainBrowser(signingIn: "ana", at: server.address)
            let form = "/settings/teaching-hours"
            try await teacher.open(form)
            try await teacher.submit(form, ["week.0.from": ["10:00"], "week.0.to": ["12:00"]])
            let reader = PlainBrowser(at: server.address)
            try await reader.open("/lessons/\(lesson)")
            for words in ["체험", "무료", "5만원", "10회권", "45만원", "가장 빠른 시간"] {
                #expect(reader.sees(words), "\(words)")
            }
            let times = reader.links.filter { $0.hasPrefix("/lessons/\(lesson)/book?") }
            #expect(times == ["/lessons/\(lesson)/book?startsAt=2026-11-23T01%3A00%3A00.000Z"], "\(times)")
        }
    }

    @Test("A teacher gives several days the hours of Monday at once")
    func sameAsMonday() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let teacher = try await PlainBrowser(signingIn: "ana", at: server.address)
            let form = "/settings/teaching-hours"
            try await teacher.open(form)
            try await teacher.submit(
                form,
                [
                    "week.0.from": ["16:00"], "week.0.to": ["21:00"], "week.4.from": ["09:00"],
                    "week.4.to": ["10:00"], "sameAsMonday": ["wed", "fri"],
                ]
            )
            #expect(teacher.sees("저장했어요."))
            let week = try await ana.ask("GET", "/api/v1/me/teaching-hours").json["week"]?.arrayValue ?? []
            #expect(
                week.compactMap { $0["weekday"]?.stringValue } == ["mon", "wed", "fri"]
                    && week.allSatisfy { $0["from"] == "16:00" && $0["to"] == "21:00" },
                "\(week)"
            )
        }
    }

    /// Moves the one lesson that Ben has booked.
    private func move(_ ben: PlainBrowser, _ server: TestServer) async throws {
        let talk = ben.path
        let move = try #require(ben.links.first { $0.hasSuffix("/move") })
        try await ben.open(move)
        let slots = move.replacing("/move", with: "/slots")
        #expect(ben.links.contains(slots))
        try await ben.open(slots)
        #expect(ben.sees("오후 10:00"))
        try await ben.open(move.replacing("/move", with: "/rebook") + "?startsAt=2026-11-23T13%3A00%3A00Z")
        #expect(ben.sees("지금 약속") && ben.sees("오후 10:00"))
        try await ben.submit(move.replacing("/move", with: "/rebook"))
        #expect(ben.sees("약속 시간을 바꿨어요.") && ben.sees("다른 시간으로 바꿨어요"))
        server.clock.pass(.seconds(60 * 3_600))
        try await ben.open(talk)
        try await ben.open(move)
        #expect(!ben.links.contains(slots))
    }

    @Test("A time that was booked meanwhile is refused on the page, which leads to other times")
    func taken() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let lesson = try await ana.postBookableLesson()
            let ben = try await PlainBrowser(joining: "ben", at: server.address)
            let page = "/lessons/\(lesson)/book"
            try await ben.open(page + "?startsAt=2026-11-23T01%3A00%3A00Z")
            _ = try await server.signUp("cho").book(lesson)
            try await ben.submit(page, ["note": ["처음이에요"]])
            #expect(ben.status == 409 && ben.sees("이미 약속이 있는 시간이에요."))
            #expect(ben.values(of: "note") == ["처음이에요"] && ben.links.contains("/lessons/\(lesson)/slots"))
        }
    }
}
