extension Command {
    /// Returns the help for the command at `path`; the root's is at `[]`.
    ///
    /// - Precondition: `path` names commands of the tree.
    public func help(
        for path: [String] = [],
        phrases: UsagePhrases = .english,
        width: Int = 80,
        style: Style = .plain
    ) -> String {
        let commands = descent(along: path)
        return Help(commands: commands, phrases: phrases, width: max(width, 40), style: style).text
    }
}

/// The help for the last of `commands`.
private struct Help {
    let commands: [Command]
    let phrases: UsagePhrases
    let width: Int
    let style: Style

    private var command: Command { commands[commands.count - 1] }

    var text: String {
        var paragraphs = [
            "\(style.bold(phrases.usage + ":")) \(usage)", wrapped(command.summary, width: width),
        ]
        if let discussion = command.discussion { paragraphs.append(wrapped(discussion, width: width)) }
        let sections = [
            section(phrases.arguments, command.arguments.map { ("<\($0.label)>", $0.summary) }),
            section(phrases.commands, command.subcommands.map { ($0.name, $0.summary) }),
            section(phrases.options, command.options.filter(\.isListed).map(row) + programRows),
            section(phrases.commonOptions, commands.dropLast().flatMap(\.options).map(row)),
            examples,
        ]
        return (paragraphs + sections.compactMap { $0 }).joined(separator: "\n\n") + "\n"
    }

    private var usage: String {
        var words = commands.map(\.name)
        for option in commands.flatMap(\.options) where option.isRequired {
            words.append("\(option.spelling) <\(option.label)>")
        }
        if !command.subcommands.isEmpty { words.append("<\(phrases.commandLabel)>") }
        for argument in command.arguments {
            let name = "<\(argument.label)>" + (argument.isRepeated ? "…" : "")
            words.append(argument.isNeeded ? name : "[\(name)]")
        }
        return (words + ["[\(phrases.optionsLabel)]"]).joined(separator: " ")
    }

    private var examples: String {
        let entries = command.examples.map { example in
            "  \(example.line)"
                + (example.meaning.map { "\n" + wrapped($0, indent: 6, width: width) } ?? "")
        }
        return ([style.bold(phrases.examples + ":")] + entries).joined(separator: "\n")
    }

    /// The options that need no declaration.
    private var programRows: [(String, String)] {
        let version = commands.count == 1 ? [("-V, --version", phrases.versionSummary)] : []
        return [("-h, --help", phrases.helpSummary)] + version
    }

    private func row(_ option: Option) -> (String, String) { (option.signature, option.remarked(phrases)) }

    private func section(_ title: String, _ rows: [(name: String, summary: String)]) -> String? {
        guard !rows.isEmpty else { return nil }
        let column = min(rows.map(\.name.displayWidth).max() ?? 0, width / 3) + 4
        let lines = rows.map { row in
            let summary = wrapped(row.summary, indent: column, width: width)
            let name = "  " + row.name
            guard name.displayWidth + 2 <= column else { return "\(name)\n\(summary)" }
            return name.padded(to: column) + summary.dropFirst(column)
        }
        return ([style.bold(title + ":")] + lines).joined(separator: "\n")
    }
}

extension Option {
    /// As it is typed, with its value: `-p, --port <PORT>`.
    var signature: String {
        (short.map { "-\($0), " } ?? "") + (isNegatable ? "--[no-]\(name)" : spelling) + valueLabel
    }

    /// The summary, and whether it is required, may be repeated or has a default.
    func remarked(_ phrases: UsagePhrases) -> String {
        var remarks: [String] = []
        if isRequired { remarks.append(phrases.required) }
        if isRepeated { remarks.append(phrases.repeated) }
        if let standard { remarks.append(phrases.standard(kind.shown(standard))) }
        return summary + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
    }

    private var valueLabel: String {
        switch kind {
        case .flag: ""
        case .choice(let words): " <\(words.joined(separator: "|"))>"
        default: " <\(label)>"
        }
    }
}

/// Wraps text between words into indented lines of at most `width` columns.
private func wrapped(_ text: String, indent: Int = 0, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, indent + line.displayWidth + 1 + word.displayWidth > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append(line)
    }
    return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
}
