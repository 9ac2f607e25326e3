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

    private static func report(for reader: Member.ID) throws -> ReportCaseBody {
        ReportCaseBody(
            ReportCase(
                id: .init(rawValue: 8),
                subject: Subject(.listing, 5),
                reason: .fraud,
                note: nil,
                at: Moment(milliseconds: 1_795_170_600_000),
                reporter: nil,
                about: MemberCard(id: author, nickname: try Nickname("냉이"), picture: nil),
                excerpt: "돈부터 보내세요",
                status: .open,
                measures: .none,
                decisions: []
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
        #expect(await desk.type("operator", "remove", "dallae@example.com").status == 2)
        #expect(await desk.type("operator", "list", "--json").document?["items"] == [])
    }

    @Test("The queue is shown, and a decision is sent as it was said")
    func deciding() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        desk.server.server.answer("GET /api/v1/reports?limit=20&status=open", ListBody([try Self.report]))
        let list = await desk.type("report", "list")
        #expect(list.output.contains("돈부터 보내세요") && list.output.contains("냉이"))

        let path = "POST /api/v1/reports/0000000000008/uphold"
        desk.server.server.answer(path, try Self.report)
        let words = ["report", "uphold", "0000000000008", "--hide", "--suspend-days", "7", "--note", "사기예요"]
        #expect(await desk.type(words).status == 0)
        let sent = desk.server.server.body(of: path)
        #expect(sent == #"{"hide":true,"suspendDays":7,"note":"사기예요"}"#)
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
