/// A named option: `--port 8080`, `--port=8080`, `--json`, `-v`.
///
/// An option of a command also applies to its subcommands, and may precede or follow their names.
public struct Option: Sendable {
    public let name: String
    public let short: Character?
    public let summary: String
    public let kind: ValueKind
    /// The value's placeholder in help: `--port <number>`.
    public let label: String
    /// What a number counts, as it is called in errors: "won".
    public let unit: String?
    /// The default, as it would be typed.
    public let standard: String?
    public let isRequired: Bool
    public let isRepeated: Bool
    /// Whether `--no-…` negates the flag.
    public let isNegatable: Bool
    /// Whether help lists it. One that help leaves out is a setting that another command explains.
    public private(set) var isListed = true

    /// The same option, left out of help.
    public var unlisted: Option {
        var option = self
        option.isListed = false
        return option
    }

    /// A flag, which defaults to false.
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
            unit: nil,
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
        unit: String? = nil,
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
            unit: unit,
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
        unit: String?,
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
        self.unit = unit
        self.standard = standard
        self.isRequired = required
        self.isRepeated = repeated
        self.isNegatable = negatable
        self.summary = summary
    }

    /// The option with its leading dashes.
    var spelling: String { "--\(name)" }

    var spellings: [String] {
        isNegatable ? [spelling, "--no-\(name)"] : [spelling]
    }
}
