extension Command {
    /// Returns the program's manual page as roff, with every command below it.
    /// - Parameter date: the day of the program.
    public func manual(date: String, version: String, phrases: UsagePhrases = .english) -> String {
        var page = ManualPage(name, section: 1, date: date, version: "\(name) \(version)", summary, phrases)
        page.heading(phrases.synopsis)
        page.line("\\fB\(name)\\fP \\fI\(phrases.commandLabel)\\fP [\\fI\(phrases.optionsLabel)\\fP]")
        if let discussion { page.paragraphs(phrases.description, discussion) }
        page.heading(phrases.options)
        page.rows(options.map { ($0.signature, $0.remarked(phrases)) })
        page.rows([("-h, --help", phrases.helpSummary), ("-V, --version", phrases.versionSummary)])
        page.heading(phrases.commands)
        for way in everything.dropFirst() where way[way.count - 1].subcommands.isEmpty {
            page.command(way, phrases)
        }
        return page.text
    }
}

extension [Setting] {
    /// Returns the manual page of a file with these settings.
    public func manual(
        of file: String,
        _ summary: String,
        _ discussion: String,
        date: String,
        version: String,
        phrases: UsagePhrases = .english
    ) -> String {
        var page = ManualPage(file, section: 5, date: date, version: version, summary, phrases)
        page.paragraphs(phrases.description, discussion)
        page.heading(phrases.options)
        page.rows(map { ("\($0.name) = \($0.label)", $0.option.remarked(phrases)) })
        return page.text
    }
}

/// A page that is being written.
private struct ManualPage {
    private(set) var text: String

    init(
        _ name: String,
        section: Int,
        date: String,
        version: String,
        _ summary: String,
        _ phrases: UsagePhrases
    ) {
        text = ".TH \(name.uppercased().roff) \(section) \"\(date)\" \"\(version)\"\n.nh\n.ad l\n"
        // mandb looks for this heading and for one line below it.
        heading(phrases.name)
        line("\(name.roff) \\- \(summary.roff)")
    }

    mutating func heading(_ title: String) {
        text += ".SH \(title.uppercased().roff)\n"
    }

    /// - Parameter roff: already escaped.
    mutating func line(_ roff: String) {
        text += roff + "\n"
    }

    mutating func paragraphs(_ title: String, _ discussion: String) {
        heading(title)
        for paragraph in discussion.split(separator: "\n") { text += "\(paragraph.roff)\n.PP\n" }
    }

    mutating func rows(_ rows: [(name: String, summary: String)]) {
        for row in rows { text += ".TP\n\\fB\(row.name.roff)\\fP\n\(row.summary.roff)\n" }
    }

    mutating func command(_ way: [Command], _ phrases: UsagePhrases) {
        let command = way[way.count - 1]
        let arguments = command.arguments.map { " <\($0.label)>\($0.isRepeated ? "…" : "")" }
        line(".SS \"\(way.map(\.name).joined(separator: " ").roff)\(arguments.joined().roff)\"")
        for paragraph in ([command.summary, command.discussion].compactMap { $0 }) {
            text += paragraph.split(separator: "\n").map(\.roff).joined(separator: "\n") + "\n.PP\n"
        }
        rows(command.arguments.map { ("<\($0.label)>", $0.summary) })
        rows(command.options.filter(\.isListed).map { ($0.signature, $0.remarked(phrases)) })
        for example in command.examples { text += ".PP\n.EX\n\(example.line.roff)\n.EE\n" }
    }
}

extension StringProtocol {
    /// With what roff reads as its own escaped; a dash is a minus, so that options can be copied.
    fileprivate var roff: String {
        var text = ""
        for letter in self {
            switch letter {
            case "\\": text += "\\e"
            case "-": text += "\\-"
            default: text.append(letter)
            }
        }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
