import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Lessons that are booked ahead")
struct WeeklyLessonsTests {
    private static let pass: JSONObject = [
        "passCount": 6, "passPrice": 240_000, "passExpiry": 3, "passExpiryUnit": "months",
        "trial": "paid", "trialPrice": 20_000, "lessonPlace": ["online"],
    ]

    @Test(
        "A lesson stays open for others, and its pass is booked for six weeks in one step, or not at all",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            try await ana.teaches(["restsOnHolidays": false])
            let lesson = try await ana.postSoldLesson(Self.pass)
            let offer = "/api/v1/lessons/\(lesson)/bookings"
            #expect(try await server.ask("GET", offer).status == 401)
            #expect(try await cho.ask("GET", offer).json["trial"] == 20_000)
            #expect(try await cho.book(lesson, at: "2026-12-07T01:00:00Z").status == 201)
            #expect(try await cho.ask("GET", offer).json["trial"] == .null)
            try await payments.sell(try await ben.orderPass(of: lesson), to: ben)
            let mine = try await ben.ask("GET", offer).json
            #expect(mine["lessonsLeft"] == 6 && mine["trial"] == .null && mine["price"]?["won"] == 50_000)
            let taken = try await ben.book(lesson, ["weeks": 6])
            #expect(taken.verdict == "409 slot.some-not-free")
            #expect(taken.json["detail"]?.stringValue?.contains("12월 7일 (월)") == true, "\(taken)")
            #expect(try await ben.ask("GET", "/api/v1/deals").items.isEmpty)
            #expect(try await ben.book(lesson, ["weeks": 7]).verdict.hasPrefix("409 "))
            let booked = try await ben.book(lesson, ["weeks": 6, "skipsTaken": true])
            #expect(booked.status == 201 && booked.json["terms"]?["weeks"] == 5)
            let deals = try await ben.ask("GET", "/api/v1/deals?state=accepted").items
            #expect(deals.count == 5 && deals.allSatisfy { $0["payment"]?["way"] == "pass" })
            #expect(try await ben.ask("GET", offer).json["lessonsLeft"] == 1)
            #expect(try await ben.book(lesson, at: "2026-11-24T01:00:00Z").status == 201)
            let over = try await ben.book(lesson, at: "2026-11-25T01:00:00Z")
            #expect(over.verdict == "409 deal.pass-used-up")
            let shown = try await cho.ask("GET", "/api/v1/lessons/\(lesson)").json
            #expect(shown["status"] == "open" && shown["fillsSeats"] == false)
            #expect(try await server.signUp("dan").slots(of: lesson).status == 200)
        }
    }

    @Test("A trial is booked once, costs its own price, and no pass pays for it")
    func trial() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ana.teaches()
            let lesson = try await ana.postSoldLesson(Self.pass)
            let several = try await ben.book(lesson, ["weeks": 2, "isTrial": true])
            #expect(several.verdict == "422 deal.weeks")
            let deal = try await ben.book(lesson, ["isTrial": true]).json
            #expect(deal["terms"]?["price"]?["won"] == 20_000 && deal["terms"]?["isTrial"] == true)
            let id = deal["id"]?.stringValue ?? ""
            #expect(try await ben.ask("GET", "/api/v1/deals/\(id)/payment").json["amount"] == 20_000)
            try await payments.sell(try await ben.orderPass(of: lesson), to: ben)
            #expect(try await ben.read(deal: id).json["payment"]?["way"] == "payable")
            let again = try await ben.book(lesson, at: "2026-11-24T01:00:00Z", ["isTrial": true])
            #expect(again.verdict == "409 slot.trial-taken")
            let other = try await ana.postSoldLesson(Self.pass)
            let elsewhere = try await ben.book(other, at: "2026-11-24T01:00:00Z", ["isTrial": true])
            #expect(elsewhere.verdict == "409 slot.trial-taken")
        }
    }

    @Test("Without scripts the page of a booking says that the pass pays, and books six weeks at once")
    func pages() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await ana.teaches(["restsOnHolidays": false])
            let lesson = try await ana.postSoldLesson(Self.pass)
            let student = try await PlainBrowser(signingIn: "ben", at: server.address)
            let page = "/lessons/\(lesson)/book?startsAt=2026-11-23T01:00:00Z"
            try await student.open(page)
            #expect(student.sees("체험 레슨 20,000원") && student.sees("레슨 1회 50,000원"), "\(student.html)")
            try await payments.sell(try await ben.orderPass(of: lesson), to: ben)
            try await student.open(page)
            #expect(student.sees("횟수권으로 예약해요 (6회 남음)") && !student.sees("체험 레슨"))
            #expect(student.sees("매주 6번, 12월 28일 (월)까지"))
            try await student.submit("/lessons/\(lesson)/book", ["weeks": ["6"]])
            #expect(student.sees("매주 같은 시간에 6번") && student.sees("횟수권 1/6회"), "\(student.html)")
            #expect(student.sees("다른 약속 5"))
            let deals = try await ben.ask("GET", "/api/v1/deals").items.compactMap { $0["id"]?.stringValue }
            try await student.open("/deals/\(deals[0])")
            #expect(student.sees("횟수권 6/6회"))
            try await student.submit("/deals/\(deals[0])/cancel", ["reason": ["여행을 가요"]])
            #expect(student.sees("약속을 취소했어요."))
            try await student.open("/lessons/\(lesson)")
            #expect(student.sees("횟수권 5/6회"))
        }
    }

    @Test("Cancelling says before and after what comes back of the money, and of a pass")
    func cancelling() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postSoldLesson(Self.pass)
            let soon = try await ana.agrees(on: lesson, with: ben, ["startsAt": "2026-11-22T10:30:00Z"])
            try await payments.sell(try await ben.orderLesson(soon), to: ben)
            let teacher = try await PlainBrowser(signingIn: "ana", at: server.address)
            let student = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await teacher.open("/deals/\(soon)")
            #expect(teacher.sees("취소하고 50,000원 돌려주기"))
            try await student.open("/deals/\(soon)")
            #expect(student.sees("취소하고 25,000원 돌려받기 (25,000원은 돌려받지 못해요)"), "\(student.html)")
            try await student.submit("/deals/\(soon)/cancel", ["reason": ["출장이 잡혔어요"]])
            #expect(student.sees("50,000원 가운데 25,000원 환불"), "\(student.html)")
            try await payments.sell(try await ben.orderPass(of: lesson), to: ben)
            let early = try await ana.agrees(on: lesson, with: ben)
            try await student.open("/deals/\(early)")
            #expect(student.sees("취소하기 (횟수권 1회가 돌아와요)"))
            try await student.submit("/deals/\(early)/cancel", ["reason": ["출장이 잡혔어요"]])
            let late = try await ana.agrees(on: lesson, with: ben, ["startsAt": "2026-11-20T18:30:00Z"])
            try await student.open("/deals/\(late)")
            #expect(student.sees("취소하기 (횟수권 1회를 써요)"))
        }
    }

    @Test("A teacher suggests weekly lessons to a student with a pass, who accepts them all at once")
    func suggested() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postSoldLesson(Self.pass)
            let talk = try await ben.ask(about: lesson)
            let path = "/api/v1/conversations/\(talk)/deals"
            let early = try await ana.ask("POST", path, Neighbour.terms(["weeks": 4]))
            #expect(early.verdict == "409 deal.pass-needed")
            try await payments.sell(try await ben.orderPass(of: lesson), to: ben)
            let none = try await ana.ask("POST", path, Neighbour.terms(["weeks": 0]))
            #expect(none.verdict == "422 deal.weeks")
            let teacher = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await teacher.open("/conversations/\(talk)/deal")
            try await teacher.submit(
                "/conversations/\(talk)/deal",
                ["startsAt": ["2026-11-25T16:00"], "minutes": ["60"], "weeks": ["4"], "price.won": ["50000"]]
            )
            #expect(teacher.sees("매주 같은 시간에 4번"), "\(teacher.html)")
            let deal = try await ben.ask("GET", path).items.first?["id"]?.stringValue ?? ""
            #expect(try await ben.perform("accept", deal).status == 200)
            let deals = try await ben.ask("GET", "/api/v1/deals?state=accepted").items
            #expect(deals.count == 4 && deals.allSatisfy { $0["payment"]?["way"] == "pass" })
        }
    }
}
