extension Command {
    /// Parses a command line, given without the program's name.
    public func parse(_ words: [String]) throws(UsageError) -> Intent {
        var parser = Parser(root: self)
        return try parser.parse(words)
    }
}

/// Descends the command tree word by word and collects options and arguments.
struct Parser {
    private var commands: [Command]
    private var rest: ArraySlice<String> = []
    private var given: [String: [String]] = [:]
    private var places: [String] = []

    init(root: Command) {
        commands = [root]
    }

    mutating func parse(_ words: [String]) throws(UsageError) -> Intent {
        rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                places += rest
                break
            }
            if word == "-h" || word == "--help" { return .help(path: path) }
            if isVersion(word) { return .version }
            if word.hasPrefix("--") {
                try readLong(word)
            } else if isShort(word) {
                try readShort(word.dropFirst())
            } else {
                try readPlain(word)
            }
        }
        try placeArguments()
        return .run(try invocation())
    }

    private var here: Command { commands[commands.count - 1] }
    private var path: [String] { commands.dropFirst().map(\.name) }
    private var options: [Option] { commands.flatMap(\.options) }

    private func failure(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem: problem, commands: commands.map(\.name))
    }

    /// A program may use the letters for options of its own.
    private func isVersion(_ word: String) -> Bool {
        guard commands.count == 1, ["--version", "-V", "-v"].contains(word) else { return false }
        return !options.contains { $0.spellings.contains(word) || word == "-\($0.short ?? " ")" }
    }

    // A negative number is an argument, unless a digit is an option's name; so is a lone "-".
    private func isShort(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
        return !letter.isNumber && letter != "." || options.contains { $0.short == letter }
    }

    private mutating func readPlain(_ word: String) throws(UsageError) {
        guard !here.subcommands.isEmpty else { return places.append(word) }
        guard let next = here.subcommand(word) else {
            throw failure(.unknownCommand(word, suggestion: suggestion(for: word)))
        }
        commands.append(next)
    }

    /// A command of that name within a group is what was meant, rather than one that is spelt alike.
    private func suggestion(for word: String) -> String? {
        let group = here.subcommands.first { $0.subcommand(word) != nil }
        return group.map { "\($0.name) \(word)" } ?? nearest(to: word, among: here.subcommands.map(\.name))
    }

    private mutating func readLong(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init
        )
        let spelling = parts[0]
        let value = parts.count > 1 ? parts[1] : nil
        guard let option = options.first(where: { $0.spellings.contains(spelling) }) else {
            let known = options.flatMap(\.spellings) + ["--help"] + (commands.count == 1 ? ["--version"] : [])
            throw failure(.unknownOption(spelling, suggestion: nearest(to: spelling, among: known)))
        }
        guard option.kind == .flag else { return try take(option, value) }
        if let value { throw failure(.unexpectedValue(option: spelling, value)) }
        try store(spelling == option.spelling ? "true" : "false", for: option)
    }

    /// `-v`, `-p 80`, `-p80`, and combined flags: `-vq`.
    private mutating func readShort(_ letters: Substring) throws(UsageError) {
        var letters = letters
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.short == letter }) else {
                throw failure(.unknownOption("-\(letter)", suggestion: nil))
            }
            guard option.kind == .flag else {
                return try take(option, letters.isEmpty ? nil : String(letters))
            }
            try store("true", for: option)
        }
    }

    private mutating func take(_ option: Option, _ attached: String?) throws(UsageError) {
        if let attached { return try store(attached, for: option) }
        // An option's name is not accepted as a value: in `--data --json` the folder is missing.
        guard let next = rest.first, !options.contains(where: { $0.spellings.contains(next) }), next != "--"
        else {
            throw failure(.missingValue(option: option.spelling, option.kind, unit: option.unit))
        }
        rest.removeFirst()
        try store(next, for: option)
    }

    private mutating func store(_ value: String, for option: Option) throws(UsageError) {
        guard option.isRepeated || given[option.name] == nil else {
            throw failure(.repeatedOption(option.spelling))
        }
        guard option.kind.accepts(value) else {
            throw failure(.invalidValue(value, name: option.spelling, option.kind, unit: option.unit))
        }
        given[option.name, default: []].append(value)
    }

    private mutating func placeArguments() throws(UsageError) {
        var words = places[...]
        for argument in here.arguments {
            let taken = argument.isRepeated ? words : words.prefix(1)
            words = words.dropFirst(taken.count)
            if taken.isEmpty, argument.isNeeded { throw failure(.missingArgument(argument.label)) }
            for word in taken where !argument.kind.accepts(word) {
                throw failure(.invalidValue(word, name: argument.label, argument.kind))
            }
            if !taken.isEmpty { given[argument.name] = Array(taken) }
        }
        if let word = words.first { throw failure(.unexpectedArgument(word)) }
    }

    private func invocation() throws(UsageError) -> Invocation {
        guard here.subcommands.isEmpty else {
            throw failure(.missingCommand(choices: here.subcommands.map(\.name)))
        }
        for option in options where option.isRequired && given[option.name] == nil {
            throw failure(.missingOption(option.spelling))
        }
        let declared =
            options.map { ($0.name, $0.kind) } + here.arguments.map { ($0.name, $0.kind) }
        let standards = options.compactMap { option in option.standard.map { (option.name, $0) } }
        return Invocation(
            path: path,
            kinds: Dictionary(declared, uniquingKeysWith: { $1 }),
            given: given,
            standards: Dictionary(standards, uniquingKeysWith: { $1 })
        )
    }
}
