import Arguments
import Domain
import JSONCoding
import Wording

extension CommandContext {
    /// The findings, with an exit code of 1 if something is broken.
    func printout(of findings: [Finding]) -> Printout {
        let isBroken = findings.contains { $0.state == .broken }
        let document = JSON.object([
            "healthy": .bool(!isBroken),
            "findings": .array(
                findings.map { finding in
                    [
                        "check": .string(finding.check), "state": .string(finding.state.rawValue),
                        "detail": .string(finding.words[language]),
                        "remedy": finding.remedy.map(JSON.string) ?? .null,
                    ]
                }
            ),
        ])
        var printout = Printout(document, text: text(of: findings))
        printout.exitCode = isBroken ? .failure : .success
        return printout
    }

    /// Cells are never truncated, so that problems are readable in full.
    private func text(of findings: [Finding]) -> String {
        let style = voice.style
        var table = Table([.init(""), .init(""), .init("")])
        for finding in findings {
            table.add([finding.state.words[language], finding.check, finding.words[language]])
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
