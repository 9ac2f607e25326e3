/// A parsed command line: the command and its values.
public struct Invocation: Sendable {
    /// The names of the commands, without the program's.
    public let path: [String]
    let kinds: [String: ValueKind]
    let given: [String: [String]]
    let standards: [String: String]

    /// Whether the command line contains the option or argument.
    public func isGiven(_ name: String) -> Bool {
        given[name] != nil
    }
}

extension Invocation: NamedValues {
    public func kind(of name: String) -> ValueKind? {
        kinds[name]
    }

    public func texts(_ name: String) -> [String] {
        precondition(kinds[name] != nil, "'\(name)' was never declared")
        return given[name] ?? standards[name].map { [$0] } ?? []
    }
}

/// The result of parsing a command line.
public enum Intent: Sendable {
    case run(Invocation)
    /// `--help`, for the command at this path.
    case help(path: [String])
    /// `--version`, of the program.
    case version
}
