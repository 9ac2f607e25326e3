/// A positional argument of a command: `find <text>`.
public struct Argument: Sendable {
    public enum Presence: Sendable {
        case required
        case optional
        /// One or more; allowed only for a command's last argument.
        case oneOrMore
        /// Zero or more; allowed only for a command's last argument.
        case any
    }

    public let name: String
    public let kind: ValueKind
    /// The placeholder in help; the name by default.
    public let label: String
    public let presence: Presence
    public let summary: String

    public init(
        _ name: String,
        _ kind: ValueKind = .text,
        label: String? = nil,
        _ presence: Presence = .required,
        summary: String
    ) {
        self.name = name
        self.kind = kind
        self.label = label ?? name
        self.presence = presence
        self.summary = summary
    }

    var isNeeded: Bool { presence == .required || presence == .oneOrMore }
    var isRepeated: Bool { presence == .oneOrMore || presence == .any }
}
