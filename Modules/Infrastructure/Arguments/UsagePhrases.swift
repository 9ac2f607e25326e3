/// The texts of help and errors in one language; commands supply their own.
public struct UsagePhrases: Sendable {
    public var usage: String
    public var commands: String
    public var arguments: String
    public var options: String
    public var commonOptions: String
    public var examples: String
    /// Headings of a manual page.
    public var name: String
    public var synopsis: String
    public var description: String
    /// The placeholders `command` and `options` in the usage line.
    public var commandLabel: String
    public var optionsLabel: String
    public var helpSummary: String
    public var versionSummary: String
    /// The note after an option: its default, that it is required, or that it repeats.
    public var standard: @Sendable (String) -> String
    public var required: String
    public var repeated: String
    public var problem: @Sendable (UsageError.Problem) -> String
    /// A pointer to the help; receives the command that shows it.
    public var seeHelp: @Sendable (String) -> String
    public var setting: @Sendable (SettingProblem) -> String
    public var source: @Sendable (SettingSource) -> String

    public init(
        usage: String,
        commands: String,
        arguments: String,
        options: String,
        commonOptions: String,
        examples: String,
        name: String,
        synopsis: String,
        description: String,
        commandLabel: String,
        optionsLabel: String,
        helpSummary: String,
        versionSummary: String,
        standard: @escaping @Sendable (String) -> String,
        required: String,
        repeated: String,
        problem: @escaping @Sendable (UsageError.Problem) -> String,
        seeHelp: @escaping @Sendable (String) -> String,
        setting: @escaping @Sendable (SettingProblem) -> String,
        source: @escaping @Sendable (SettingSource) -> String
    ) {
        self.usage = usage
        self.commands = commands
        self.arguments = arguments
        self.options = options
        self.commonOptions = commonOptions
        self.examples = examples
        self.name = name
        self.synopsis = synopsis
        self.description = description
        self.commandLabel = commandLabel
        self.optionsLabel = optionsLabel
        self.helpSummary = helpSummary
        self.versionSummary = versionSummary
        self.standard = standard
        self.required = required
        self.repeated = repeated
        self.problem = problem
        self.seeHelp = seeHelp
        self.setting = setting
        self.source = source
    }

    /// Returns the message for an invalid command line.
    public func explain(_ error: UsageError) -> String {
        let help = (error.commands + ["--help"]).joined(separator: " ")
        return "\(problem(error.problem))\n\(seeHelp(help))"
    }
}
