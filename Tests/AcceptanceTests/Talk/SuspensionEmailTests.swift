import Database
import JSONCoding
import TestSupport
import Testing

@Suite("A suspended member is written to")
struct SuspensionEmailTests {
    private static let queue = "/api/v1/reports"

    /// A server with mail: two members reported what ana did, and olga is an operator.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (TestServer, LocalMailServer, _ olga: Neighbour, _ reports: [String]) async throws -> Void
    ) async throws {
        let mail = try LocalMailServer()
        try await TestServer.run(engine, settings: mail.settings) { server in
            let olga = try await server.signUp("olga")
            let ana = try await server.signUp("ana")
            try await server.appointOperator("olga")
            var reports: [String] = []
            for (name, reason) in [("ben", "fraud"), ("cho", "abuse")] {
                let who = try await server.signUp(name)
                let subject: JSON = ["kind": "member", "id": .string(try await ana.memberID)]
                let answer = try await who.ask(
                    "POST",
                    Self.queue,
                    ["subject": subject, "reason": .string(reason)]
                )
                reports.append(try #require(answer.json["id"]?.stringValue))
            }
            try await stay(server, mail, olga, reports)
        }
    }

    @Test(
        "what, why, until when and how to object; and again when it is undone",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga, reports in
            let path = "\(Self.queue)/\(reports[0])"
            _ = try await olga.ask("POST", "\(path)/uphold", ["suspendDays": 7, "note": "세 번째예요"])
            await server.runMaintenance()
            let letter = try #require(mail.email(to: "ana@example.com"))
            for words in ["2026년 11월 27일", "문제가 된 것: 이웃", "사유: 사기", "이 메일에 답장해 주세요"] {
                #expect(letter.text.contains(words), "\(letter.text)")
            }
            // Who reported it, and what operators note for each other, is none of ana's business.
            #expect(!letter.text.contains("ben") && !letter.text.contains("세 번째"))

            _ = try await olga.ask("POST", "\(path)/reopen", [:])
            await server.runMaintenance()
            let lifted = try #require(mail.email(to: "ana@example.com"))
            #expect(lifted.text.contains("다시 로그인할 수 있어요"))
        }
    }

    @Test("of what holds, when several decisions keep them out", arguments: Database.Engine.allCases)
    func several(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga, reports in
            func decide(_ report: Int, _ path: String, _ body: JSON = [:]) async throws -> String? {
                let before = mail.deliveries.count
                let answer = try await olga.ask("POST", "\(Self.queue)/\(reports[report])/\(path)", body)
                #expect(answer.status == 200)
                await server.runMaintenance()
                return mail.deliveries.count > before
                    ? mail.deliveries.last?.text : nil
            }
            #expect(try await decide(0, "uphold", ["suspendDays": 7])?.contains("사기") == true)
            #expect(try await decide(1, "uphold", ["suspendDays": 3]) == nil)
            let shorter = try await decide(0, "reopen")
            #expect(shorter?.contains("욕설·괴롭힘") == true && shorter?.contains("11월 23일") == true)
            #expect(try await decide(0, "dismiss") == nil)
            #expect(try await decide(1, "reopen")?.contains("다시 로그인") == true)
        }
    }

    @Test("once, when several suspensions are lifted together", arguments: Database.Engine.allCases)
    func together(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, mail, olga, reports in
            for (report, days) in zip(reports, [7, 3]) {
                let body: JSON = ["suspendDays": .integer(Int64(days))]
                _ = try await olga.ask("POST", "\(Self.queue)/\(report)/uphold", body)
            }
            await server.runMaintenance()
            let before = mail.deliveries.count
            let ana = try await olga.ask("GET", "/api/v1/operator/members?q=ana").json["items"]?[0]?["id"]
            let path = "/api/v1/operator/members/\(ana?.stringValue ?? "")/suspension-end"
            #expect(try await olga.ask("POST", path, ["note": "사과했어요"]).status == 200)
            await server.runMaintenance()
            #expect(mail.deliveries.count == before + 1)
            #expect(mail.deliveries.last?.text.contains("다시 로그인") == true)
            #expect(mail.deliveries.last?.text.contains("사과") == false)
        }
    }

    @Test("in their own language")
    func language() async throws {
        try await visit { server, mail, olga, reports in
            let ana = try await server.device(of: "ana")
            _ = try await ana.ask("PATCH", "/api/v1/me", ["language": "en"])
            _ = try await olga.ask("POST", "\(Self.queue)/\(reports[0])/uphold", ["suspendDays": 1])
            await server.runMaintenance()
            let letter = try #require(mail.email(to: "ana@example.com"))
            #expect(letter.text.contains("suspended your account until Sat 21 Nov 2026"))
            #expect(letter.text.contains("Why: Fraud"))
        }
    }
}
