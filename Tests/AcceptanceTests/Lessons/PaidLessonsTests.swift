import Database
import Domain
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

@Suite("Lessons that are paid")
struct PaidLessonsTests {
    @Test(
        "Ben sees a pass and its terms, pays, takes a lesson with it, and gets the rest back",
        arguments: Database.Engine.allCases
    )
    func pass(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postSoldLesson()
            let seen = try await ben.ask("GET", "/api/v1/listings/\(lesson)/sale").json
            #expect(seen["open"] == true && seen["pass"]?["amount"] == 120_000 && seen["ownPass"] == .null)
            #expect(seen["pass"]?["refunds"]?.arrayValue?.map { $0["amount"] } == [120_000, 60_000, 0])

            let order = try await ben.orderPass(of: lesson)
            #expect(try await ben.orderPass(of: lesson) == order)
            try await payments.sell(order, to: ben)
            let again = try await ben.ask("POST", "/api/v1/listings/\(lesson)/pass/orders")
            #expect(again.verdict == "409 order.pass-unfinished")
            let deal = try await ana.agrees(on: lesson, with: ben)
            let paid = try await ben.read(deal: deal).json["payment"]
            #expect(paid?["way"] == "pass" && paid?["number"] == 1 && paid?["order"] == .string(order))
            let mine = try await ben.read(order: order)
            #expect(mine["pass"]?["used"] == 1 && mine["pass"]?["uses"]?.arrayValue?.count == 1)
            #expect(mine["startsAt"] == .null && mine["deposit"] == .null)
            #expect(try await ben.ask("GET", "/api/v1/lessons/\(lesson)").json["taken"] == 1)
            let own = try await ben.ask("GET", "/api/v1/listings/\(lesson)/sale").json["ownPass"]
            #expect(own?["used"] == 1 && own?["order"] == .string(order))

            server.clock.pass(.seconds(10 * 86_400))
            let (teacher, student) = (try await ana.refreshed(), try await ben.refreshed())
            let back = try await student.ask("POST", "/api/v1/orders/\(order)/withdrawal").json
            #expect(back["state"] == "partly-refunded" && back["refunded"] == 60_000)
            let income = try await teacher.ask("GET", "/api/v1/income?year=2026").json
            #expect(income["sold"] == 120_000 && income["refunded"] == 60_000)
            #expect(income["listings"]?.arrayValue?.first?["listing"] == .string(lesson))
            let lines = try await student.hear(in: student.ask(about: lesson))
            #expect(Set(["[pass-sold]", "[pass-ended]", "[order-refunded]"]).isSubset(of: lines), "\(lines)")
        }
    }

    @Test("Ben pays for a lesson that was agreed on, once, and Ana's cancellation gives all back")
    func single() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postSoldLesson()
            let deal = try await ana.agrees(on: lesson, with: ben)
            let path = "/api/v1/deals/\(deal)/payment"
            let seen = try await ben.ask("GET", path).json
            #expect(seen["open"] == true && seen["amount"] == 50_000)
            #expect(seen["refunds"]?.arrayValue?.map { $0["amount"] } == [50_000, 25_000, 0])
            #expect(try await ana.ask("GET", path).json["open"] == false)
            let order = try await ben.orderLesson(deal)
            try await payments.sell(order, to: ben)
            #expect(try await ben.ask("POST", "\(path)/orders").verdict == "409 order.already-bought")
            #expect(try await ana.read(deal: deal).json["payment"]?["state"] == "sold")
            #expect(try await ben.read(order: order)["deal"] == .string(deal))
            let kept = try await ben.ask("POST", "/api/v1/orders/\(order)/withdrawal")
            #expect(kept.verdict == "409 order.cancel-lesson")
            #expect(try await ana.perform("cancel", deal, because: "감기에 걸렸어요").status == 200)
            await server.runMaintenance()
            server.clock.pass(.seconds(3_700))
            await server.runMaintenance()
            #expect(try await ben.refreshed().read(order: order)["refunded"] == 50_000)
        }
    }

    @Test("Strangers, the other student, the blocked and the signed-out pay for nothing and see no order")
    func outsiders() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let lesson = try await ana.postSoldLesson()
            let deal = try await ana.agrees(on: lesson, with: ben)
            let (pass, single) = (
                "/api/v1/listings/\(lesson)/pass/orders", "/api/v1/deals/\(deal)/payment/orders"
            )
            for path in [pass, single] { #expect(try await server.ask("POST", path).status == 401) }
            #expect(try await ana.ask("POST", pass).verdict == "409 order.own-listing")
            #expect(try await ana.ask("POST", single).verdict == "409 order.own-listing")
            #expect(try await cho.ask("POST", single).verdict == "404 deal.not-found")
            let read = "/api/v1/deals/\(deal)/payment"
            #expect(try await cho.ask("GET", read).verdict == "404 deal.not-found")
            let order = try await ben.orderPass(of: lesson)
            try await payments.sell(order, to: ben)
            #expect(try await cho.ask("GET", "/api/v1/orders/\(order)").verdict == "404 order.not-found")
            let withdrawal = "/api/v1/orders/\(order)/withdrawal"
            #expect(try await cho.ask("POST", withdrawal).verdict == "404 order.not-found")
            try await ana.block(cho)
            #expect(try await cho.ask("POST", pass).verdict == "404 listing.not-found")
            for path in ["/api/v1/income?year=2026", "/api/v1/income/statement"] {
                #expect(try await server.ask("GET", path).status == 401)
            }
            #expect(try await cho.ask("GET", "/api/v1/income?year=2026").json["sold"] == 0)
            #expect(try await cho.ask("GET", "/api/v1/income?year=1999").status == 400)
        }
    }

    @Test("Only lessons that are offered with a price are sold, and only while payments are on")
    func sellable() async throws {
        try await LocalPayments.run { server, _ in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let bare = try await ana.postLesson([
                "single": .null, "passCount": .null, "passPrice": .null, "passExpiry": .null,
            ])
            #expect(try await ana.sells(bare).verdict == "409 sale.not-sellable")
            let wanted = try await ana.postLesson(["side": "want"])
            #expect(try await ana.sells(wanted).verdict == "409 sale.not-sellable")
            let lesson = try await ana.postLesson()
            #expect(try await ben.sells(lesson).verdict == "403 listing.not-author")
            let path = "/api/v1/listings/\(lesson)/pass/orders"
            #expect(try await ben.ask("POST", path).verdict == "409 order.not-for-sale")
            #expect(try await ana.sells(lesson).status == 200)
            let priceless = try await ana.agrees(on: lesson, with: ben, ["price": .null])
            let unpriced = try await ben.ask("POST", "/api/v1/deals/\(priceless)/payment/orders")
            #expect(unpriced.verdict == "409 order.lesson-unpriced")
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(lesson)/sale").status == 204)
            #expect(try await ben.ask("POST", path).verdict == "409 order.not-for-sale")
        }
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postLesson()
            #expect(try await ana.sells(lesson).verdict == "409 order.off")
            let path = "/api/v1/listings/\(lesson)/pass/orders"
            #expect(try await ben.ask("POST", path).verdict == "409 order.off")
        }
    }

    @Test("Without scripts Ben buys a pass, uses it, pays for a lesson, and Ana reads her income")
    func pages() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postLesson(["passCount": 2, "passPrice": 90_000])
            let teacher = try await PlainBrowser(signingIn: "ana", at: server.address)
            let student = try await PlainBrowser(signingIn: "ben", at: server.address)
            let (sale, buy) = ("/listings/\(lesson)/sale", "/listings/\(lesson)/pass")
            try await teacher.open("/lessons/\(lesson)")
            #expect(teacher.links.contains(sale))
            try await teacher.open(sale)
            #expect(teacher.sees("시행령 별표 4") && teacher.sees("첫 레슨 전"))
            try await teacher.submit(sale, ["name": ["아나"], "contact": ["010"]])

            try await student.open("/lessons/\(lesson)")
            #expect(student.links.contains(buy))
            try await student.open(buy)
            for text in [
                "결제 금액</dt><dd><b>90,000원</b>", "2회", "첫 레슨 전", "환불 없음", "레슨 24시간 전까지", "마당 모임 02-000-0000",
                "전자상거래", "연습용",
            ] {
                #expect(student.sees(text), "\(text)")
            }
            try await student.submit(buy, [:])
            try await finish(student, payments)
            #expect(student.sees("횟수권 0/2회 사용") && student.sees("횟수권을 쓸 수 있어요"))
            let deal = try await ana.agrees(on: lesson, with: ben)
            try await student.open("/lessons/\(lesson)")
            #expect(student.sees("횟수권 1/2회") && !student.links.contains(buy))
            try await student.open("/deals/\(deal)")
            #expect(student.sees("횟수권 1/2회"))
            try await student.open("/me/deals")
            #expect(student.sees("횟수권 1/2회"))
            try await student.open("/me/orders")
            #expect(student.sees("횟수권 1/2회 ·"))
            try await ends(teacher, student, payments, ana, ben)
        }
    }

    /// Ana ends the pass, Ben pays for the lesson by itself, and Ana's page adds both up.
    private func ends(
        _ teacher: PlainBrowser,
        _ student: PlainBrowser,
        _ payments: LocalPayments,
        _ ana: Neighbour,
        _ ben: Neighbour
    ) async throws {
        let order = try #require(
            try await ben.ask("GET", "/api/v1/orders").items.first?["id"]?.stringValue
        )
        let deal = try #require(try await ben.ask("GET", "/api/v1/deals").items.first?["id"]?.stringValue)
        try await teacher.open("/orders/\(order)")
        try await teacher.submit("/orders/\(order)/withdraw")
        #expect(teacher.sees("쓰지 않은 레슨의 금액을 모두 돌려줘요."))
        try await teacher.submit("/orders/\(order)/withdraw")
        #expect(teacher.sees("횟수권을 그만뒀어요.") && teacher.sees("환불 완료"))
        let pay = "/deals/\(deal)/pay"
        try await student.open("/deals/\(deal)")
        #expect(student.links.contains(pay) && student.sees("5만원 결제하기"))
        try await student.open(pay)
        #expect(student.sees("결제 금액</dt><dd><b>50,000원</b>") && student.sees("선생님이 취소하면 모두 돌려받아요."))
        try await student.submit(pay, [:])
        try await finish(student, payments)
        #expect(student.sees("레슨비를 받았어요") && student.links.contains("/deals/\(deal)"))
        try await student.open("/deals/\(deal)")
        #expect(student.sees("결제됨"))
        try await teacher.open("/me")
        #expect(teacher.links.contains("/me/income"))
        try await teacher.open("/me/income")
        for text in ["140,000원", "90,000원", "50,000원", "처음 배우는 바이올린", "11월"] {
            #expect(teacher.sees(text), "\(text)")
        }
        try await teacher.open("/me/income.csv?year=2026")
        #expect(teacher.sees("at,order,title,seller,account,movement,won") && teacher.sees("refunded,-90000"))
    }

    /// Pays on the provider's page, and comes back.
    private func finish(_ student: PlainBrowser, _ payments: LocalPayments) async throws {
        let page = try #require(student.links.first { $0.contains("/pay?") })
        let paid = try await payments.pay(at: page)
        try await student.open(String(paid.dropFirst("https://madang.example".count)))
        #expect(student.sees("결제 완료"))
    }
}
