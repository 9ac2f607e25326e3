import Arguments
import Testing

@Suite("Manual pages")
struct ManualTests {
    private let page = depot.manual(date: "2026-11-28", version: "1.2.3")

    @Test("The page has its name in one line, as mandb expects it, and every command with its options")
    func commands() {
        #expect(page.hasPrefix(".TH DEPOT 1 \"2026-11-28\" \"depot 1.2.3\"\n"))
        #expect(page.contains(".SH NAME\ndepot \\- "))
        #expect(page.contains(".SS \"depot box find <word>…\"\n"))
        #expect(page.contains(".TP\n\\fB\\-\\-limit <limit>\\fP\nAt most (default: 10)\n"))
        #expect(page.contains(".EX\ndepot box find blue\n.EE\n"))
    }

    @Test("A file of settings has a page with each of them")
    func settings() {
        let settings = [Setting("port", .integer(0...9), label: "PORT", default: "8", summary: "the port")]
        let page = settings.manual(of: "depot.conf", "settings", "Lines.", date: "", version: "depot 1")
        #expect(page.contains(".SH NAME\ndepot.conf \\- settings\n"))
        #expect(page.contains(".TP\n\\fBport = PORT\\fP\nthe port (default: 8)\n"))
    }

    @Test("Text that roff would read as a request is shown as it is")
    func escapes() {
        let command = Command("depot", summary: ".TH \\n 'x'", example: .init("depot"))
        #expect(command.manual(date: "", version: "1").contains("depot \\- \\&.TH \\en 'x'\n"))
    }
}
