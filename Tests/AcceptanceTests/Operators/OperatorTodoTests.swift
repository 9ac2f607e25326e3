import Database
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("The to-do of operators")
struct OperatorTodoTests {
    private static let path = "/api/v1/operator/todo"

    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, _ olga: Neighbour, _ ana: Neighbour, _ ben: Neighbour) async throws -> Void
    ) async throws {
        try await TestServer.run(engine, settings: ["review-events": "on"]) { server in
            let olga = try await server.signUp("olga")
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await server.appointOperator("olga")
            try await stay(server, olga, ana, ben)
        }
    }

    private func sendDocuments(of ana: Neighbour) async throws {
        _ = try await ana.ask("PUT", "/api/v1/me/teacher", ["education": ["음악대학 졸업"]])
        let images: JSON = [.string(try await ana.uploadsPicture(0))]
        let sent = try await ana.ask(
            "POST",
            "/api/v1/me/teacher/verification",
            ["images": images, "note": "졸업증명서예요"]
        )
        #expect(sent.status == 201, "\(sent)")
    }

    @Test(
        "Events that begin soon come first, then the longest waiting; each queue tells its length and age",
        arguments: Database.Engine.allCases
    )
    func order(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            let begun = server.clock.now
            let later = Neighbour.dated("2026-12-20T14:00:00+09:00", "2026-12-20T17:00:00+09:00")
            _ = try await ana.postEvent(later.with(["title": "늦은 행사"]))
            server.clock.pass(.seconds(60))
            _ = try await ben.reports("listing", try await ana.post("돈부터 보내세요"))
            server.clock.pass(.seconds(60))
            try await sendDocuments(of: ana)
            server.clock.pass(.seconds(60))
            _ = try await ana.postEvent(["title": "내일 행사"])

            let todo = try await olga.ask("GET", Self.path).json
            let tasks = todo["tasks"]?.arrayValue ?? []
            #expect(tasks.map { $0["title"] } == ["내일 행사", "늦은 행사", "돈부터 보내세요", "ana"])
            #expect(
                tasks.map { $0["queue"] } == ["submissions", "submissions", "reports", "verifications"]
            )
            #expect(tasks[2]["reason"] == "fraud" && tasks[2]["subjectKind"] == "listing")
            let queues = todo["queues"]?.arrayValue ?? []
            #expect(
                queues.map { $0["queue"] }
                    == [
                        "reports", "appeals", "submissions", "orders", "verifications", "claims",
                        "sources", "failed-jobs",
                    ]
            )
            #expect(queues.map { $0["count"] } == [1, 0, 2, 0, 1, 0, 0, 0])
            #expect(queues[2]["oldest"] == .string(begun.rfc3339) && queues[3]["oldest"] == .null)
        }
    }

    @Test("There are at most twenty, and a decided one is gone", arguments: Database.Engine.allCases)
    func most(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, olga, ana, ben in
            var posts: [String] = []
            for number in 1...21 { posts.append(try await ana.post("글 \(number)")) }
            let carl = try await server.signUp("carl")
            var reports: [String] = []
            for (number, post) in posts.enumerated() {
                reports.append(try await (number < 11 ? ben : carl).reports("listing", post))
            }
            let all = try await olga.ask("GET", Self.path).json
            #expect(all["tasks"]?.arrayValue?.map { $0["id"]?.stringValue } == Array(reports.dropLast()))
            #expect(all["queues"]?[0]?["count"] == 21)
            _ = try await olga.ask("POST", "/api/v1/reports/\(reports[0])/dismiss", [:])
            let left = try await olga.ask("GET", Self.path).json
            #expect(left["tasks"]?.arrayValue?.map { $0["id"]?.stringValue } == Array(reports.dropFirst()))
        }
    }

    @Test("The page leads to each of them and to its queue, and members don't find it")
    func page() async throws {
        try await visit { server, olga, ana, ben in
            #expect(try await ben.ask("GET", Self.path).verdict == "404 report.for-operators")
            #expect(try await server.ask("GET", Self.path).status == 401)
            let member = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await member.open("/operator")
            #expect(member.status == 404)
            try await member.open("/me")
            #expect(!member.links.contains("/operator"))

            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await browser.open("/operator")
            #expect(browser.sees("오늘 할 일을 모두 마쳤어요"))
            let event = try await ana.postEvent()
            let report = try await ben.reports("member", try await ana.identifier())
            try await browser.open("/me")
            #expect(browser.links.contains("/operator") && browser.sees("운영 할 일") && browser.sees(">2</b>"))
            try await browser.open("/operator")
            #expect(browser.sees("오늘 할 일 2가지") && browser.sees("작은 서버 밤"))
            for link in ["/listings/\(event)", "/reports/\(report)", "/reports", "/submissions", "/claims"] {
                #expect(browser.links.contains(link), "\(link)")
            }
        }
    }
}
