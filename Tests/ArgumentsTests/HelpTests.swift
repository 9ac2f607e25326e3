import Arguments
import Testing

@Suite("Help")
struct HelpTests {
    @Test("It shows the line of usage, what may be given, and an example")
    func whole() {
        #expect(
            depot.help(for: ["box", "find"]) == """
                Usage: depot box find <word>… [options]

                Find boxes by words.

                Arguments:
                  <word>  What to look for

                Options:
                  --limit <limit>  At most (default: 10)
                  --tag <tag>      Only with this (may be repeated)
                  -h, --help       Show this help

                Options of every command:
                  -s, --server <url>  Ask this depot
                  --data <data>       Where boxes are kept (default: ./var)
                  --json              Print JSON
                  -v, --[no-]verbose  Say more
                  -q, --quiet         Say less

                Examples:
                  depot box find blue

                """
        )
    }

    @Test("A group lists its commands, and the line of usage says that one is needed")
    func group() {
        let help = depot.help(for: ["box"])
        #expect(help.hasPrefix("Usage: depot box <command> [options]\n"))
        #expect(help.contains("\n  find  Find boxes by words.\n  at    Find boxes by place.\n"))
    }

    @Test("An option that must be given stands in the line of usage")
    func required() {
        #expect(depot.help(for: ["box", "move"]).hasPrefix("Usage: depot box move --to <to> [options]\n"))
    }

    @Test("Summaries stand below each other even where names are Korean")
    func korean() {
        let help = Command(
            "depot",
            summary: "상자",
            example: .init("depot 찾기"),
            subcommands: ["찾기", "go"].map { Command($0, summary: "요약", example: .init("depot")) }
        ).help()
        #expect(help.contains("  찾기  요약\n  go    요약\n"))
    }

    @Test("No line is wider than the terminal, and wrapped lines stay in their column")
    func wrapping() {
        let long = Array(repeating: "마당에서", count: 20).joined(separator: " ")
        let help = Command(
            "depot",
            summary: long,
            example: .init("depot"),
            options: [.flag("loud", summary: long)]
        ).help(width: 50)
        #expect(help.split(separator: "\n").allSatisfy { $0.displayWidth <= 50 })
        #expect(help.contains("\n  --loud         마당에서"))
        #expect(help.contains("\n                 마당에서"))
    }

    @Test("A setting that another command explains is accepted, and help leaves it out")
    func unlisted() throws {
        let port = Option("port", summary: "The port")
        let command = Command("depot", summary: "A depot", example: .init("depot"), options: [port.unlisted])
        #expect(!command.help().contains("--port"))
        guard case .run(let invocation) = try command.parse(["--port", "80"]) else { return }
        #expect(invocation.texts("port") == ["80"])
    }

    @Test("The words of help are those of the language given")
    func language() {
        var phrases = UsagePhrases.english
        phrases.usage = "사용법"
        phrases.standard = { "기본값 \($0)" }
        let help = depot.help(for: ["serve"], phrases: phrases)
        #expect(help.hasPrefix("사용법: depot serve"))
        #expect(help.contains("(기본값 8080)"))
    }

    @Test("Every command of a tree has help with an example")
    func everywhere() {
        for path in [
            [], ["serve"], ["box"], ["box", "find"], ["box", "at"], ["box", "move"], ["completions"],
        ] {
            #expect(depot.help(for: path).contains("Examples:\n  depot"))
        }
    }
}
