import Arguments
import Domain
import Testing

@testable import Terminal

@Suite("The help of madang")
struct HelpTests {
    /// Of the tree, by its words without "madang".
    static let commands = places(below: CommandTree.root(in: .english), "")

    private static func places(below command: Command, _ place: String) -> [String] {
        [place]
            + command.subcommands.flatMap {
                places(below: $0, place.isEmpty ? $0.name : "\(place) \($0.name)")
            }
    }

    @Test("Every command has an example, in English and in Korean", arguments: commands)
    func example(command: String) async throws {
        let desk = try TerminalSession()
        let words = command.split(separator: " ").map(String.init)
        let english = await desk.type(words + ["--help"])
        let korean = await desk.type(words + ["--help"], environment: ["LANG": "ko_KR.UTF-8"])
        #expect(english.status == 0 && korean.status == 0)
        let line = ["madang"] + words
        for (help, title) in [(english.output, "Examples:"), (korean.output, "예:")] {
            let lines = help.split(separator: "\n").map(String.init)
            let examples = lines.drop { $0 != title }.dropFirst()
            #expect(examples.contains { $0.contains(line.joined(separator: " ")) }, "\(help)")
        }
        #expect(english.output.hasPrefix("Usage:"))
        #expect(korean.output.hasPrefix("사용법:"))
    }

    @Test("Completions know every command that has help, and no other")
    func complete() async throws {
        let script = try await TerminalSession().type("completions", "bash").output
        let places = script.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.hasPrefix("'madang") && $0.contains(") _madang_offer words --") }
            .map { $0.dropFirst("'madang".count).prefix { $0 != "'" }.drop { $0 == " " } }
        #expect(Set(places.map(String.init)) == Set(Self.commands))
    }

    @Test("Without a word madang shows its help, which lists the exit codes")
    func nothing() async throws {
        let outcome = try await TerminalSession().type()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("2 usage, 3 refused, 4 not signed in, 5 unreachable"))
    }

    @Test(
        "A mistyped word suggests the nearest, and exits with 2",
        arguments: [
            (["sevre"], "'serve'"), (["account", "sign-pu"], "'sign-up'"),
            (["serve", "--prot", "1"], "'--port'"),
            (["whoami", "--jsn"], "'--json'"), (["feed", "--lim", "3"], "'--limit'"),
            (["sessions"], "'account sessions'"),
            (["feed", "--server", "madang.example"], "'https://madang.example'"),
            (["neighborhood", "find", "x"], "'neighbourhood'"),
        ]
    )
    func mistyped(words: [String], suggestion: String) async throws {
        let outcome = try await TerminalSession().type(words)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.contains("Did you mean \(suggestion)?"))
        let korean = try await TerminalSession().type(words + ["--language", "ko"])
        #expect(korean.error.contains("혹시 \(suggestion) 말인가요?"))
    }

    @Test(
        "The environment sets the language, and --language overrides it",
        arguments: [
            (["LANG": "ko_KR.UTF-8"], [], "마당"), (["LANG": "C"], [], "Madang"),
            (["LANG": "en_GB", "LC_ALL": "ko_KR"], [], "마당"),
            (["LANG": "ko_KR"], ["--language=en"], "Madang"),
            (["LANG": ""], ["--language", "ko"], "마당"),
        ]
    )
    func language(environment: [String: String], words: [String], start: String) async throws {
        let outcome = try await TerminalSession().type(words + ["--help"], environment: environment)
        #expect(outcome.output.contains("\n\(start)") || outcome.output.contains("동네 이웃과 나누는 \(start)"))
    }
}
