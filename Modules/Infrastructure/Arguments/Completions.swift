/// The shells with completion scripts.
public enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}

extension Command {
    /// Returns a completion script for commands, options, choices and paths.
    public func completions(for shell: Shell) -> String {
        let rules = CompletionRules(root: self)
        return switch shell {
        case .bash: rules.bash
        case .zsh: rules.zsh
        case .fish: rules.fish
        }
    }
}

/// Tables of valid words for every command, so that a script only performs lookups.
///
/// All three scripts track the same state: a path in the tree, the kind of value expected, and the number
/// of arguments.
struct CompletionRules {
    /// A valid word with its summary.
    struct Word {
        let text: String
        let summary: String
    }

    struct Place {
        /// The command names so far, the program's first: `program group command`.
        let path: String
        let commands: [Word]
        let options: [Word]
        /// Options that take a value, in every spelling.
        let values: [(spelling: String, source: String)]
        let arguments: [String]
        let isLastRepeated: Bool
    }

    let program: String
    let places: [Place]

    init(root: Command) {
        program = root.name
        places = root.everything.map(Place.init)
    }

    /// A name for functions of the script.
    var function: String {
        "_" + program.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// The path of every command below the root.
    var commandPaths: [String] {
        places.dropFirst().map(\.path)
    }

    /// Every source of values with the `path option` pairs that expect it.
    var awaited: [(source: String, patterns: [String])] {
        let pairs = places.flatMap { place in
            place.values.map { (source: $0.source, pattern: "\(place.path) \($0.spelling)") }
        }
        let groups = Dictionary(grouping: pairs, by: \.source)
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.pattern)) }
    }

    /// Every `path#count` at which an argument can be completed; `*` matches any count.
    var arguments: [(pattern: String, source: String)] {
        places.flatMap { place in
            place.arguments.enumerated().map { index, source in
                let isAny = place.isLastRepeated && index == place.arguments.count - 1
                return ("\(place.path)#", isAny ? "*" : "\(index)", source)
            }
        }
        .map { ($0.quotedForShell + $1, $2) }
    }
}

extension CompletionRules.Place {
    fileprivate init(_ way: [Command]) {
        let command = way[way.count - 1]
        let options = way.flatMap(\.options)
        path = way.map(\.name).joined(separator: " ")
        commands = command.subcommands.map { .init(text: $0.name, summary: $0.summary) }
        self.options =
            options.flatMap { option in option.spellings.map { .init(text: $0, summary: option.summary) } }
            + [.init(text: "--help", summary: "")]
            + (way.count == 1 ? [.init(text: "--version", summary: "")] : [])
        values = options.filter { $0.kind != .flag }.flatMap { option in
            ([option.spelling] + (option.short.map { ["-\($0)"] } ?? [])).map { ($0, option.kind.completion) }
        }
        arguments = command.arguments.map(\.kind.completion)
        isLastRepeated = command.arguments.last?.isRepeated ?? false
    }
}

extension ValueKind {
    /// The shell's source of values: `files`, `folders`, `nothing`, or `words` followed by the words.
    fileprivate var completion: String {
        switch self {
        case .choice(let words): (["words"] + words).joined(separator: " ")
        case .file, .secretFile: "files"
        case .folder: "folders"
        default: "nothing"
        }
    }
}

extension String {
    /// In single quotes, for every shell.
    var quotedForShell: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension Sequence<String> {
    /// Indented lines; the first is already indented by its context.
    func lines(indent: Int) -> String {
        joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    /// Alternative patterns of a `case`.
    func alternatives(_ separator: String) -> String {
        map(\.quotedForShell).joined(separator: separator)
    }
}
