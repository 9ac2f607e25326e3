/// Something a command may be told by name: `--port 8080`, `--port=8080`, `--json`, `-v`.
///
/// An option of a command holds for its subcommands too, and may stand before or after their names.
public struct Option: Sendable {
    public let name: String
    public let short: Character?
    public let summary: String
    public let kind: ValueKind
    /// What stands for the value in help: `--port <number>`.
    public let label: String
    /// What holds when it is not given, as a person would write it.
    public let standard: String?
    public let isRequired: Bool
    public let isRepeated: Bool
    /// Whether `--no-…` takes a flag back.
    public let isNegatable: Bool

    /// A yes-or-no option; it is no until given.
    public static func flag(
        _ name: String,
        short: Character? = nil,
        negatable: Bool = false,
        summary: String
    ) -> Option {
        Option(
            name,
            short: short,
            kind: .flag,
            label: "",
            standard: nil,
            required: false,
            repeated: false,
            negatable: negatable,
            summary: summary
        )
    }

    /// An option with a value.
    public init(
        _ name: String,
        short: Character? = nil,
        _ kind: ValueKind = .text,
        label: String? = nil,
        default standard: String? = nil,
        required: Bool = false,
        repeated: Bool = false,
        summary: String
    ) {
        precondition(standard.map(kind.accepts) ?? true, "the default of --\(name) must be one of its values")
        self.init(
            name,
            short: short,
            kind: kind,
            label: label ?? name,
            standard: standard,
            required: required,
            repeated: repeated,
            negatable: kind == .flag,
            summary: summary
        )
    }

    private init(
        _ name: String,
        short: Character?,
        kind: ValueKind,
        label: String,
        standard: String?,
        required: Bool,
        repeated: Bool,
        negatable: Bool,
        summary: String
    ) {
        self.name = name
        self.short = short
        self.kind = kind
        self.label = label
        self.standard = standard
        self.isRequired = required
        self.isRepeated = repeated
        self.isNegatable = negatable
        self.summary = summary
    }

    /// As it is typed.
    var spelling: String { "--\(name)" }

    var spellings: [String] {
        isNegatable ? [spelling, "--no-\(name)"] : [spelling]
    }
}
