import Database
import Domain
import JSONCoding
import TestSupport
import Testing

/// Ana teaches, and Ben, Cho and Dan are her students. All of it over the API, with a provider that moves no
/// money.
@Suite("A teacher and three students")
struct LessonStoryTests {
    @Test(
        "They book, pay with a pass and singly, move, cancel with a refund, and review each other",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        let (payments, folder) = (try LocalPayments(), try TemporaryFolder())
        try await TestServer.run(engine, settings: try payments.settings(secretsIn: folder)) { server in
            let ana = try await server.signUp("ana")
            let lesson = try await ana.postSoldLesson(["minutes": 60])
            try await ana.teaches()
            let (ben, cho) = (try await server.signUp("ben"), try await server.signUp("cho"))
            let dan = try await server.signUp("dan")
            let found = try await ben.ask("GET", "/api/v1/listings?neighbourhood=1114055000&kind=lesson")
            #expect(found.items.map { $0["id"] } == [.string(lesson)])

            let pass = try await ben.orderPass(of: lesson)
            try await pay(pass, by: ben, payments)
            let first = try await booked(lesson, by: ben, at: "2026-11-23T01:00:00Z")
            let covered = try await ben.read(deal: first).json["payment"]
            #expect(covered?["way"] == "pass" && covered?["number"] == 1)

            let second = try await booked(lesson, by: cho, at: "2026-11-24T01:00:00Z")
            let order = try await cho.orderLesson(second)
            try await pay(order, by: cho, payments)
            let third = try await booked(lesson, by: dan, at: "2026-11-25T01:00:00Z")
            #expect(try await dan.rebook(third, to: "2026-11-23T01:00:00Z").verdict == "409 slot.taken")
            let moved = try await dan.rebook(third, to: "2026-11-26T02:00:00Z").json
            #expect(moved["terms"]?["startsAt"] == "2026-11-26T02:00:00.000Z")

            // Two days before the lesson, half of its price is given back.
            server.clock.pass(.seconds(32 * 3_600))
            let leaving = try await cho.refreshed()
            #expect(try await leaving.perform("cancel", second, because: "출장이 잡혔어요").status == 200)
            server.clock.pass(.seconds(3_700))
            await server.runMaintenance()
            #expect(try await leaving.refreshed().read(order: order)["refunded"] == 25_000)

            server.clock.pass(.seconds(2 * 86_400))
            let (teacher, student) = (try await ana.refreshed(), try await ben.refreshed())
            try await end(first, at: server, teacher, student)
            let writer = try await dan.refreshed()
            let post = try await writer.writeToCommunity(["title": "첫 레슨 후기"])
            _ = try await teacher.comment("다음 주에 만나요", on: post)
            #expect(try await writer.ask("GET", "/api/v1/community/\(post)").json["comments"] == 1)
            #expect(try await student.read(order: pass)["pass"]?["used"] == 1)
            try await balances(at: server)
        }
        await payments.close()
    }

    private func pay(_ order: String, by payer: Neighbour, _ payments: LocalPayments) async throws {
        let token = try await payments.approve(order, by: payer)
        #expect(try await payer.completes(order, token).json["state"] == "sold")
    }

    private func booked(_ lesson: String, by student: Neighbour, at start: String) async throws -> String {
        let answer = try await student.book(lesson, at: start)
        #expect(answer.status == 201, "\(answer)")
        return answer.json["id"]?.stringValue ?? ""
    }

    /// Both say that the lesson took place, and review each other; each review is seen once both are in.
    private func end(
        _ deal: String,
        at server: TestServer,
        _ teacher: Neighbour,
        _ student: Neighbour
    ) async throws {
        for one in [teacher, student] {
            #expect(try await one.perform("complete", deal).status == 200)
        }
        #expect(try await student.review(deal, stars: 5, "쉽게 알려 주세요").status == 201)
        let id = try #require(try await teacher.ask("GET", "/api/v1/me").json["id"]?.stringValue)
        #expect(try await server.ask("GET", "/api/v1/members/\(id)/reviews").items.isEmpty)
        #expect(try await teacher.review(deal, stars: 4.5, "연습을 많이 해 와요").status == 201)
        #expect(try await server.ask("GET", "/api/v1/members/\(id)/reviews").items.count == 1)
        #expect(try await server.ask("GET", "/api/v1/members/\(id)/teacher").json["rating"] == 5.0)
    }

    private func balances(at server: TestServer) async throws {
        let olga = try await server.signUp("olga")
        try await server.appointOperator("olga")
        #expect(try await olga.ask("GET", "/api/v1/operator/ledger/faults").items.isEmpty)
        #expect(try await olga.ask("GET", "/api/v1/operator/orders?problem=true").items.isEmpty)
    }
}
