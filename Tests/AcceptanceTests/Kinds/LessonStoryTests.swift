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
        try await LocalPayments.run(engine) { server, payments in
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

            try await expectStudents(3, of: ana, seenBy: ben, at: server)

            // Two days before the lesson, half of its price is given back.
            server.clock.pass(.seconds(32 * 3_600))
            let leaving = try await cho.refreshed()
            #expect(try await leaving.perform("cancel", second, because: "출장이 잡혔어요").status == 200)
            await server.runMaintenance()
            #expect(try await leaving.read(order: order)["refunded"] == 25_000)

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
    }

    @Test("The same at the command line; the provider's page is in a browser")
    func commands() async throws {
        try await LocalPayments.run { server, payments in
            var devices: [String: ScriptedDevice] = [:]
            for name in ["ana", "ben", "cho", "dan"] {
                let device = try await ScriptedDevice(joining: name, at: server.address)
                try await server.confirmEmail(of: name)
                #expect(try await device.ask(["neighbourhood", "choose", "1114055000"]).status == 0)
                devices[name] = device
            }
            let (ana, ben) = (try #require(devices["ana"]), try #require(devices["ben"]))
            let (cho, dan) = (try #require(devices["cho"]), try #require(devices["dan"]))
            let lesson = try await opened(by: ana)
            let found = try await ben.perform("feed", "--kind", "lesson").items
            #expect(found.map { $0["id"] } == [.string(lesson)])
            _ = try await ben.perform("talk", "start", lesson, "처음인데 괜찮을까요?")

            let pass = try await text("id", ben.perform("order", "pass", lesson))
            try await pay(pass, by: server.device(of: "ben"), payments)
            let free = try await ben.perform("lesson", "slots", lesson, "--days", "14")["slots"]
            // Three times of each Monday and Tuesday.
            let starts = free?.arrayValue?.compactMap(\.stringValue) ?? []
            let first = try await text("id", ben.perform("lesson", "book", lesson, "--starts", starts[0]))
            let second = try await text("id", cho.perform("lesson", "book", lesson, "--starts", starts[3]))
            let third = try await text("id", dan.perform("lesson", "book", lesson, "--starts", starts[6]))
            let taken = try await dan.ask(["lesson", "rebook", third, "--starts", starts[0], "--json"])
            #expect(taken.status == 3 && taken.problem["code"] == "slot.taken", "\(taken)")
            let moved = try await dan.perform("lesson", "rebook", third, "--starts", starts[9])
            #expect(moved["terms"]?["startsAt"] == .string(starts[9]))

            let students = try await ana.ask(["teacher", "students"]).output
            #expect(students.contains("ben · 0 lessons") && students.contains("pass 1/3"), "\(students)")

            let order = try await text("id", cho.perform("order", "lesson", second))
            try await pay(order, by: server.device(of: "cho"), payments)
            server.clock.pass(.seconds(32 * 3_600))
            _ = try await cho.perform("lesson", "cancel", second, "--reason", "출장이 잡혔어요")
            await server.runMaintenance()
            #expect(try await cho.perform("order", "show", order)["refunded"] == 25_000)
            server.clock.pass(.seconds(4 * 86_400))
            try await end(first, ana, ben, dan)
            try await balances(at: server)
        }
    }

    /// Both complete and review the lesson, and Dan writes about his in the community.
    private func end(_ deal: String, _ ana: ScriptedDevice, _ ben: ScriptedDevice, _ dan: ScriptedDevice)
        async throws
    {
        for device in [ana, ben] { _ = try await device.perform("deal", "complete", deal) }
        _ = try await ben.perform("review", "write", deal, "--stars", "5", "--text", "쉽게 알려 주세요")
        _ = try await ana.perform("review", "write", deal, "--stars", "4.5")
        #expect(try await ana.perform("teacher", "show", "me")["rating"] == 5.0)
        let post = try await text(
            "id",
            dan.perform([
                "community", "post", "--title", "첫 레슨 후기", "--description", "즐거웠어요", "--neighbourhood",
                "1114055000",
            ])
        )
        _ = try await ana.perform("comment", "post", post, "--text", "다음 주에 만나요")
        #expect(try await dan.perform("community", "show", post)["comments"] == 1)
    }

    /// Ana becomes a teacher, says when she teaches, posts lessons and sells them; the lessons.
    private func opened(by ana: ScriptedDevice) async throws -> String {
        #expect(try await ana.ask(["teacher", "on"]).status == 0)
        let hours = ["teacher", "hours", "--day", "mon 10:00-12:00", "--day", "tue 10:00-12:00"]
        _ = try await ana.perform(hours)
        let post =
            ["lesson", "post"] + SamplePost.of(.lesson).options + [
                "--pass-count", "3", "--pass-price", "120000", "--pass-expiry", "30", "--pass-expiry-unit",
                "days",
                "--minutes", "60", "--seats", "3", "--neighbourhood", "1114055000",
            ]
        let lesson = try await text("id", ana.perform(post))
        let sale = ["sale", "open", lesson, "--name", "아나 음악", "--contact", "02-123-4567"]
        let wrong = try await ana.ask(sale + ["--business-number", "12", "--json"])
        #expect(wrong.status == 3 && wrong.problem["code"] == "sale.business-number", "\(wrong)")
        #expect(try await ana.perform(sale)["open"] == true)
        let shown = try await ana.ask(["sale", "show", lesson]).output
        #expect(shown.contains("아나 음악 · 02-123-4567") && shown.contains("A pass of 3"), "\(shown)")
        return lesson
    }

    private func text(_ field: String, _ json: JSON) throws -> String {
        try #require(json[field]?.stringValue, "\(json)")
    }

    private func pay(_ order: String, by payer: Neighbour, _ payments: LocalPayments) async throws {
        let token = try await payments.approve(order, by: payer)
        #expect(try await payer.completes(order, token).json["state"] == "sold")
    }

    /// One of them has a pass with a lesson used. Others have no students, and the signed-out are refused.
    private func expectStudents(
        _ count: Int,
        of teacher: Neighbour,
        seenBy other: Neighbour,
        at server: TestServer
    ) async throws {
        let path = "/api/v1/me/students"
        let students = try await teacher.ask("GET", path).items
        #expect(students.count == count && students.compactMap { $0["pass"]?["used"] } == [1])
        #expect(try await other.ask("GET", path).items.isEmpty)
        #expect(try await server.ask("GET", path).status == 401)
    }

    private func booked(_ lesson: String, by student: Neighbour, at start: String) async throws -> String {
        try await student.book(lesson, at: start).id
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
