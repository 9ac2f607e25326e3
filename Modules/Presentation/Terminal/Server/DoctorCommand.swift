import Arguments
import Domain
import JSONCoding
import Wording

enum DoctorCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "doctor",
            summary: language.say("문제를 진단하고 해결 방법을 알려 줘요", "Diagnose problems and suggest fixes"),
            discussion: language.say(
                "실패한 항목이 있으면 종료 코드가 1이에요.",
                "Exits with 1 when a check fails."
            ),
            example: .init("madang doctor --data ./var"),
            more: [.init("madang doctor --deep --watch 1m")],
            options: [
                .flag(
                    "deep",
                    summary: language.say(
                        "게시판의 글을 모두 데이터베이스와 비교해요",
                        "compare the board with the database, listing by listing"
                    )
                ),
                Option(
                    "watch",
                    .duration,
                    default: "3s",
                    summary: language.say(
                        "비교하기 전에 바뀌는 글을 지켜보는 시간",
                        "with --deep: how long to observe changes before comparing"
                    )
                ),
            ] + AppSettings.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let watch = context.invocation.flag("deep") ? context.invocation.duration("watch") : nil
        let findings = await context.program.app.examine(
            try context.operatorSettings(),
            watchingFor: watch
        )
        let isBroken = findings.contains { $0.state == .broken }
        let document = JSON.object([
            "healthy": .bool(!isBroken),
            "findings": .array(
                findings.map { finding in
                    [
                        "check": .string(finding.check), "state": .string(finding.state.rawValue),
                        "detail": .string(finding.words[context.language]),
                        "remedy": finding.remedy.map(JSON.string) ?? .null,
                    ]
                }
            ),
        ])
        var printout = Printout(document, text: text(findings, context))
        printout.exitCode = isBroken ? .failure : .success
        return printout
    }

    /// Cells are never truncated, so that problems are readable in full.
    private static func text(_ findings: [Finding], _ context: CommandContext) -> String {
        let style = context.voice.style
        var table = Table([.init(""), .init(""), .init("")])
        for finding in findings {
            table.add([finding.state.words[context.language], finding.check, finding.words[context.language]])
        }
        let rows = table.rendered().split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return zip(findings, rows).map { finding, row in
            let line = style.coloured(String(row), finding.state.colour) + "\n"
            return line + (finding.remedy.map { "    → \(style.bold($0.printable))\n" } ?? "")
        }
        .joined()
    }
}

extension Finding.State {
    fileprivate var words: Words {
        switch self {
        case .fine: Words("✓ 정상", "✓ OK")
        case .doubtful: Words("! 주의", "! warning")
        case .broken: Words("✗ 고장", "✗ failed")
        }
    }

    fileprivate var colour: Style.Colour {
        switch self {
        case .fine: .green
        case .doubtful: .yellow
        case .broken: .red
        }
    }
}
