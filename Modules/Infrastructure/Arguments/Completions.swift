/// The shells that can be taught to complete a command line.
public enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}

extension Command {
    /// A script that, once the shell has read it, completes commands, options, choices and paths of this
    /// program.
    public func completions(for shell: Shell) -> String {
        let rules = CompletionRules(root: self)
        return switch shell {
        case .bash: rules.bash
        case .zsh: rules.zsh
        case .fish: rules.fish
        }
    }
}

/// What may follow where, spelled out for every command, so that a script only has to look it up.
///
/// The three scripts walk over the words in the same way: a place in the tree, the kind of value that is
/// awaited, and how many arguments there were.
struct CompletionRules {
    /// A word that can stand at a place, and what help says of it.
    struct Word {
        let text: String
        let summary: String
    }

    struct Place {
        /// The commands so far, the program's first: `program group command`.
        let path: String
        let commands: [Word]
        let options: [Word]
        /// Options that take a value, by every spelling.
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

    /// All that can be typed to come to a place, from the place before.
    var commandPaths: [String] {
        places.dropFirst().map(\.path)
    }

    /// Every source of values with the `place option` pairs that await it.
    var awaited: [(source: String, patterns: [String])] {
        let pairs = places.flatMap { place in
            place.values.map { (source: $0.source, pattern: "\(place.path) \($0.spelling)") }
        }
        let groups = Dictionary(grouping: pairs, by: \.source)
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.pattern)) }
    }

    /// Every `place#count` at which an argument can be completed, a star standing for any count.
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
        values = options.filter { $0.kind != .flag }.flatMap { option in
            ([option.spelling] + (option.short.map { ["-\($0)"] } ?? [])).map { ($0, option.kind.completion) }
        }
        arguments = command.arguments.map(\.kind.completion)
        isLastRepeated = command.arguments.last?.isRepeated ?? false
    }
}

extension ValueKind {
    /// Where the shell finds values: `files`, `folders`, `nothing`, or `words` and the words themselves.
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
    /// Between single quotes, as every shell reads it.
    var quotedForShell: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension Sequence<String> {
    /// Lines within a script, where the first stands behind an indent already.
    func lines(indent: Int) -> String {
        joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    /// Patterns of a `case`, one of which has to match.
    func alternatives(_ separator: String) -> String {
        map(\.quotedForShell).joined(separator: separator)
    }
}
