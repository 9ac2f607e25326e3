import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Operators' reads and acts are recorded", .timeLimit(.minutes(5)))
struct AuditTests {
    private static let log = "/api/v1/operator/audit"

    @Test("Every operation for operators leaves a record of who, what and about which subject")
    func everyOperation() async throws {
        try await AuditScene.run { scene in
            for step in scene.steps {
                let before = Set(try await scene.records().map { $0["id"] })
                let answer = try await scene.olga.ask(step.method, step.filled, step.body)
                #expect((200..<300).contains(answer.status), "\(step.method) \(step.filled) \(answer)")
                let made = try await scene.records().filter { record in !before.contains(record["id"]) }
                #expect(made.map { $0["act"]?.stringValue } == [step.act], "\(step.method) \(step.filled)")
                #expect(made.first?["nickname"] == "olga")
                let named = made.first?["subject"]?.stringValue ?? ""
                #expect(step.subjects.allSatisfy(named.contains), "\(step.act) \(named)")
            }
            let walked = Set(scene.steps.map { "\($0.method) \($0.template)" })
            let missing = try await scene.operations().subtracting(walked)
            // Walked where their states are set up: `OperatorOrdersTests`, `TransfersTests`, `LetterTests`,
            // `ServerStatusTests`.
            #expect(
                missing == [
                    "POST /api/v1/operator/letters/{id}/send", "POST /api/v1/operator/letters/{id}/test",
                    "POST /api/v1/operator/test-mail", "POST /api/v1/orders/{id}/payment-cancellation",
                    "POST /api/v1/orders/{id}/refund-settlement", "PUT /api/v1/orders/{id}/refund-account",
                ]
            )
        }
    }

    @Test("A page leaves the records of what it shows, and a member's own things leave none")
    func pages() async throws {
        try await AuditScene.run { scene in
            let browser = try await PlainBrowser(signingIn: "olga", at: scene.server.address)
            try await browser.open("/me")
            #expect(try await scene.records().isEmpty)
            try await browser.open("/orders/\(scene.order)")
            try await browser.open("/verifications")
            #expect(try await scene.acts() == ["order.read", "verifications.list"])
            try await browser.open("/operator/audit")
            #expect(browser.sees("order.read") && browser.sees(scene.order))
            for file in ["csv", "jsonl"] {
                #expect(try await browser.open("/operator/audit.\(file)?month=2026-11").sees("order.read"))
            }

            for who in [scene.ana, scene.ben] {
                #expect(try await who.ask("GET", "/api/v1/orders/\(scene.order)").status == 200)
            }
            #expect(try await scene.ana.ask("GET", "/api/v1/events/\(scene.event)").status == 200)
            #expect(try await scene.records().allSatisfy { $0["nickname"] == "olga" })
        }
    }

    @Test("A read whose record can't be written isn't answered, and a change isn't made")
    func unwritable() async throws {
        try await AuditScene.run { scene in
            try await scene.server.execute("ALTER TABLE audit_log RENAME TO lost")
            let order = try await scene.olga.ask("GET", "/api/v1/orders/\(scene.order)")
            #expect(order.status >= 500 && order.json["id"] == nil)
            let dismissal = "/api/v1/reports/\(scene.report)/dismiss"
            #expect(try await scene.olga.ask("POST", dismissal, [:]).status >= 500)
            #expect(try await scene.ana.ask("GET", "/api/v1/orders/\(scene.order)").status == 200)
            try await scene.server.execute("ALTER TABLE lost RENAME TO audit_log")
            let report = try await scene.olga.ask("GET", "/api/v1/reports/\(scene.report)").json
            #expect(report["status"] == "open")
        }
    }

    @Test("A refused act leaves no record, and a repeated one leaves one")
    func refused() async throws {
        try await AuditScene.run { scene in
            let path = "/api/v1/reports/\(scene.report)/uphold"
            #expect(try await scene.olga.ask("POST", path, [:]).verdict == "422 report.nothing-to-do")
            #expect(try await scene.records().isEmpty)
            let key = ["Idempotency-Key": "once-and-only-once"]
            for _ in 0..<2 {
                let uphold: JSON = ["hide": true, "money": "leave"]
                let answer = try await scene.olga.ask("POST", path, uphold, headers: key)
                #expect(answer.status == 200)
            }
            #expect(try await scene.acts() == ["report.decide"])
        }
    }

    @Test("The log isn't found by members, and strangers sign in first", arguments: Database.Engine.allCases)
    func others(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            try await server.appointOperator("olga")
            let span = "/export?from=2026-11-01T00:00:00Z&until=2026-12-01T00:00:00Z"
            for path in [Self.log, Self.log + span] {
                #expect(try await ana.ask("GET", path).verdict == "404 audit.not-found")
                #expect(try await server.ask("GET", path).status == 401)
                #expect(try await olga.ask("GET", path).status == 200)
            }
            let appointment = try await olga.ask("GET", "\(Self.log)?act=operator.appoint").items
            #expect(appointment.map { $0["operator"] } == [.null])
            #expect(appointment.map { $0["subject"] } == [.string(try await olga.memberID)])
            let own = try await olga.ask("GET", "\(Self.log)?operator=\(try await olga.memberID)").items
            #expect(own.map { $0["act"] } == ["audit.list", "audit.export", "audit.list"])
            let wrong = try await olga.ask("GET", "\(Self.log)?act=nothing")
            #expect(wrong.status == 422 || wrong.status == 400, "\(wrong)")
        }
    }
}
