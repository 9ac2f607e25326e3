/// Why a command line could not be understood, and where in the tree that was noticed.
public struct UsageError: Error, Equatable {
    public enum Problem: Equatable, Sendable {
        case missingCommand(choices: [String])
        case unknownCommand(String, suggestion: String?)
        case unknownOption(String, suggestion: String?)
        case missingOption(String)
        case repeatedOption(String)
        case missingValue(option: String, ValueKind)
        case unexpectedValue(option: String, String)
        case missingArgument(String)
        case unexpectedArgument(String)
        /// `name` is an option as it is typed, or the label of an argument.
        case invalidValue(String, name: String, ValueKind)
    }

    public let problem: Problem
    /// The names of the commands that were understood, the program's first.
    public let commands: [String]

    public init(problem: Problem, commands: [String]) {
        self.problem = problem
        self.commands = commands
    }
}
