/// A command, or a group of commands; the root of the tree is the program.
public struct Command: Sendable {
    /// An example command line and its explanation.
    public struct Example: Sendable {
        public let line: String
        public let meaning: String?

        public init(_ line: String, _ meaning: String? = nil) {
            self.line = line
            self.meaning = meaning
        }
    }

    public let name: String
    public let summary: String
    public let discussion: String?
    public let examples: [Example]
    public let options: [Option]
    public let arguments: [Argument]
    public let subcommands: [Command]

    /// A command that runs.
    public init(
        _ name: String,
        summary: String,
        discussion: String? = nil,
        example: Example,
        more: [Example] = [],
        options: [Option] = [],
        arguments: [Argument] = []
    ) {
        precondition(arguments.dropLast().allSatisfy { !$0.isRepeated }, "only the last argument may repeat")
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = [example] + more
        self.options = options
        self.arguments = arguments
        self.subcommands = []
    }

    /// A group of commands; its options apply to all of them.
    public init(
        _ name: String,
        summary: String,
        discussion: String? = nil,
        example: Example,
        more: [Example] = [],
        options: [Option] = [],
        subcommands: [Command]
    ) {
        precondition(!subcommands.isEmpty, "a group has commands")
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = [example] + more
        self.options = options
        self.arguments = []
        self.subcommands = subcommands
    }

    func subcommand(_ name: String) -> Command? {
        subcommands.first { $0.name == name }
    }

    /// The commands from this one along `path`.
    ///
    /// - Precondition: `path` names commands of the tree, without the root.
    func descent(along path: [String]) -> [Command] {
        var commands = [self]
        for name in path {
            guard let next = commands[commands.count - 1].subcommand(name) else {
                preconditionFailure("there is no command '\(path.joined(separator: " "))'")
            }
            commands.append(next)
        }
        return commands
    }

    /// This command and all its descendants, each with its ancestors.
    var everything: [[Command]] {
        [[self]] + subcommands.flatMap(\.everything).map { [self] + $0 }
    }
}
