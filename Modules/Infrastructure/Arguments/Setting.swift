/// A configuration value, declared once for the command line, the environment and the file.
public struct Setting: Sendable {
    public let name: String
    public let kind: ValueKind
    /// The value's placeholder in help.
    public let label: String
    public let standard: String?
    public let summary: String
    let variable: String?

    /// - Parameters:
    /// - name: its key in the file, and its option: `http-port` is `--http-port`.
    /// - variable: its environment variable; by default the prefix and the name in capitals.
    public init(
        _ name: String,
        _ kind: ValueKind = .text,
        label: String? = nil,
        default standard: String? = nil,
        variable: String? = nil,
        summary: String
    ) {
        precondition(standard.map(kind.accepts) ?? true, "the default of \(name) must be one of its values")
        self.name = name
        self.kind = kind
        self.label = label ?? name
        self.standard = standard
        self.variable = variable
        self.summary = summary
    }

    /// The command-line option for this setting.
    public var option: Option {
        Option(name, kind, label: label, default: standard, summary: summary)
    }

    /// The environment variable for this setting.
    public func variable(prefix: String) -> String {
        variable ?? prefix + name.uppercased().map { $0 == "-" || $0 == "." ? "_" : String($0) }.joined()
    }
}

/// The source of a value.
public enum SettingSource: Equatable, Sendable {
    case option(String)
    case environment(String)
    case file(path: String, line: Int)
    case standard
}

/// An invalid value and its source.
public struct SettingProblem: Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        case unknown(String, suggestion: String?)
        case invalid(name: String, value: String, ValueKind)
        case repeated(name: String, firstLine: Int)
        case noEqualsSign
        case unclosedQuote
        case textAfterQuote
        case unreadable(path: String, why: String)
        /// Another setting needs it.
        case needed(name: String, by: String, ValueKind)
        /// Only one of the two may be set.
        case excluded(name: String, by: String)
        /// An address of a server, with a path that would have no effect.
        case hasPath(name: String, value: String)
    }

    public let reason: Reason
    public let source: SettingSource

    public init(reason: Reason, source: SettingSource) {
        self.reason = reason
        self.source = source
    }
}

/// All problems of a configuration, reported together.
public struct SettingsError: Error, Equatable {
    public let problems: [SettingProblem]

    public init(problems: [SettingProblem]) {
        self.problems = problems
    }
}
