/// Something a command is told by its place: `find <text>`.
public struct Argument: Sendable {
    public enum Presence: Sendable {
        case required
        case optional
        /// One or more; only the last argument of a command may be.
        case oneOrMore
        /// Any number; only the last argument of a command may be.
        case any
    }

    public let name: String
    public let kind: ValueKind
    /// What stands for it in help, when that is not its name.
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
