import Domain
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Keeping order at a terminal")
struct OperatorCommandTests {
    private static let author = Member.ID(rawValue: 2)

    private static var report: ReportCaseBody {
        get throws { try report(for: Member.ID(rawValue: 3)) }
    }

    private static func report(
        for reader: Member.ID,
        _ decision: Decision? = nil
    ) throws -> ReportCaseBody {
        ReportCaseBody(
            ReportCase(
                id: .init(rawValue: 8),
                subject: Subject(.listing, 5),
                reason: .fraud,
                note: nil,
                at: Moment(milliseconds: 1_795_170_600_000),
                reporter: nil,
                about: MemberCard(id: author, nickname: try Nickname("냉이"), picture: nil),
                copy: ReportedCopy(excerpt: "돈부터 보내세요", text: "계좌로 먼저", pictures: []),
                isAct: false,
                operators: [author, Member.ID(rawValue: 3)],
                status: decision == nil ? .open : .upheld,
                measures: decision?.measures ?? .none,
                decisions: decision.map { [MadeDecision($0, listing: nil, by: nil)] } ?? []
            ),
            for: reader
        )
    }

    @Test("Operators are appointed once their address is confirmed, shown and dismissed")
    func operators() async throws {
        let desk = try TerminalSession()
        let early = await desk.type("operator", "add", "dallae@example.com", "--language", "en")
        #expect(early.status == 2)
        #expect(early.error.contains("달래 · joined 2026-11-20 · address not confirmed"))
        #expect(await desk.type("operator", "confirm", "dallae@example.com").status == 0)
        let made = await desk.type("operator", "add", "dallae@example.com", "--language", "en")
        #expect(made.status == 0 && made.output.contains("달래 · joined 2026-11-20 · address confirmed"))
        let list = await desk.type("operator", "list", "--json")
        #expect(list.document?["items"]?[0]?["email"] == "dallae@example.com")
        #expect(await desk.type("operator", "remove", "dallae@example.com").status == 0)
        #expect(await desk.type("operator", "remove", "dallae@example.com").status == 3)
        #expect(await desk.type("operator", "list", "--json").document?["items"] == [])
    }

    @Test("The queue is shown, and a decision is sent as it was said")
    func deciding() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let open = API.reports.list(ReportQuery(status: .open)).target
        desk.server.server.answer("GET \(open)", ListBody([try Self.report]))
        let list = await desk.type("report", "list")
        #expect(list.output.contains("돈부터 보내세요") && list.output.contains("냉이"))

        let path = "POST /api/v1/reports/0000000000008/uphold"
        desk.server.server.answer(path, try Self.report)
        let words = ["report", "uphold", "0000000000008", "--hide", "--suspend-days", "7", "--note", "사기예요"]
        #expect(await desk.type(words).status == 0)
        let sent = desk.server.server.body(of: path)
        #expect(sent == #"{"hide":true,"suspendDays":7,"note":"사기예요"}"#)
    }

    @Test("A decision's effects are printed: hidden, and suspended until when")
    func suspension() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let until = Moment(milliseconds: 1_795_775_400_000)
        let decision = Decision(
            .init(rawValue: 9),
            .upheld,
            Measures(hides: true, suspendsUntil: until),
            note: nil,
            at: Moment(milliseconds: 1_795_170_600_000)
        )
        desk.server.server.answer(
            "GET /api/v1/reports/0000000000008",
            try Self.report(for: Member.ID(rawValue: 3), decision)
        )
        let shown = await desk.type("report", "show", "0000000000008", "--language", "en").output
        for words in ["계좌로 먼저", "Suspended until", "hidden · suspended until 2026-11-27"] {
            #expect(shown.contains(words), "\(shown)")
        }
    }

    @Test("An operator acts without a report, and the measures are sent as they were said")
    func acting() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let path = "POST /api/v1/operator/measures"
        desk.server.server.answer(path, try Self.report)
        let words = ["report", "act", "listing", "0000000000005", "--reason", "spam", "--hide"]
        #expect(await desk.type(words).status == 0)
        let sent = #"{"subject":{"kind":"listing","id":"0000000000005"},"reason":"spam","hide":true}"#
        #expect(desk.server.server.body(of: path) == sent)
    }

    @Test("A report that is the operator's own is shown with the word that another operator decides")
    func ownMatter() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let path = "GET /api/v1/reports/0000000000008"
        let words = "Another operator decides"

        let line = ["report", "show", "0000000000008", "--language", "en"]
        desk.server.server.answer(path, try Self.report)
        #expect(await !desk.type(line).output.contains(words))
        desk.server.server.answer(path, try Self.report(for: Self.author))
        #expect(await desk.type(line).output.contains(words))
    }
}
