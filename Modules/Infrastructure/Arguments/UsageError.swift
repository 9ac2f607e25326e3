/// The reason a command line is invalid, and the command at which parsing failed.
public struct UsageError: Error, Equatable {
    public enum Problem: Equatable, Sendable {
        case missingCommand(choices: [String])
        case unknownCommand(String, suggestion: String?)
        case unknownOption(String, suggestion: String?)
        case missingOption(String)
        case repeatedOption(String)
        case missingValue(option: String, ValueKind, unit: String? = nil)
        case unexpectedValue(option: String, String)
        case missingArgument(String)
        case unexpectedArgument(String)
        /// `name` is an option as it is typed, or the label of an argument.
        case invalidValue(String, name: String, ValueKind, unit: String? = nil)
    }

    public let problem: Problem
    /// The names of the parsed commands, the program's first.
    public let commands: [String]

    public init(problem: Problem, commands: [String]) {
        self.problem = problem
        self.commands = commands
    }
}
