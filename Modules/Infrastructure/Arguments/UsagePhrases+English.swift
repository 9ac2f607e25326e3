extension UsagePhrases {
    public static let english = UsagePhrases(
        usage: "Usage",
        commands: "Commands",
        arguments: "Arguments",
        options: "Options",
        commonOptions: "Options of every command",
        examples: "Examples",
        name: "Name",
        synopsis: "Synopsis",
        description: "Description",
        commandLabel: "command",
        optionsLabel: "options",
        helpSummary: "Show this help",
        versionSummary: "Show the version",
        standard: { "default: \($0)" },
        required: "required",
        repeated: "may be repeated",
        problem: english(_:),
        seeHelp: { "Try: \($0)" },
        setting: english(_:),
        source: english(_:)
    )

    private static func english(_ problem: UsageError.Problem) -> String {
        switch problem {
        case .missingCommand(let choices): "A command is missing: \(choices.joined(separator: ", "))."
        case .unknownCommand(let word, let near): "There is no command '\(word.printable)'.\(meant(near))"
        case .unknownOption(let word, let near): "There is no option \(word.printable).\(meant(near))"
        case .missingOption(let name): "\(name) is required."
        case .repeatedOption(let name): "\(name) is given more than once."
        case .missingValue(let name, let kind, let unit):
            "\(name) needs a value: \(english(kind, in: unit))."
        case .unexpectedValue(let name, let value):
            "\(name) takes no value, but got '\(value.printable)'."
        case .missingArgument(let name): "<\(name)> is missing."
        case .unexpectedArgument(let word): "Unexpected argument '\(word.printable)'."
        case .invalidValue(let word, let name, let kind, let unit):
            "\(name) cannot be '\(kind.shown(word).printable)': it must be \(english(kind, in: unit))."
                + meant(kind.completed(word)?.printable)
        }
    }

    private static func english(_ problem: SettingProblem) -> String {
        let place = english(problem.source)
        return switch problem.reason {
        case .unknown(let name, let near): "\(place): there is no setting '\(name.printable)'.\(meant(near))"
        case .invalid(let name, let value, let kind):
            "\(place): \(name) cannot be '\(kind.shown(value).printable)': it must be \(english(kind))."
        case .repeated(let name, let first): "\(place): \(name) is already set in line \(first)."
        case .noEqualsSign: "\(place): a line has the form 'name = value'."
        case .unclosedQuote: "\(place): the closing quote is missing."
        case .textAfterQuote: "\(place): unexpected text after the closing quote."
        case .unreadable(let path, let why): "\(place): \(path.printable) cannot be read: \(why)."
        case .needed(let name, let other, let kind):
            "\(place): \(other) needs \(name), which isn't set: \(english(kind))."
        case .excluded(let name, let other): "\(place): \(name) and \(other) can't both be set."
        case .hasPath(let name, let value):
            """
            \(place): \(name) cannot be '\(value.withoutPassword.printable)': it must end with the host and \
            its port.
            """
        }
    }

    private static func english(_ source: SettingSource) -> String {
        switch source {
        case .option(let name): "option \(name)"
        case .environment(let name): "environment \(name)"
        case .file(let path, let line): "\(path):\(line)"
        case .standard: "default"
        }
    }

    private static func english(_ kind: ValueKind, in unit: String? = nil) -> String {
        let counted = unit.map { " of \($0)" } ?? ""
        return switch kind {
        case .text: "text"
        case .integer(let range): "a whole number\(counted) from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range):
            "a number\(counted) from \(range.lowerBound.spelled) to \(range.upperBound.spelled)"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .order(let words): "some of \(words.joined(separator: ", ")), separated by commas"
        case .flag: "true or false"
        case .duration: "a time such as 90s, 15m or 1h30m"
        case .bytes: "a size such as 512KiB or 10MB"
        case .origins: "origins such as https://map.example (at most 20), or *"
        case .networks: "addresses in numbers or networks such as 10.0.0.1, 172.18.0.0/16"
        case .file: "the path of a file"
        case .folder: "the path of a folder"
        case .address: "an address such as scheme://host/name"
        case .secretFile: "the path of a file that holds the secret"
        }
    }

    private static func meant(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean '\($0)'?" } ?? ""
    }
}
