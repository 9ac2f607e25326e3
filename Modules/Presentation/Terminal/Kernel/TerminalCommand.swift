import Arguments
import Domain

/// A command: its declaration and its implementation.
protocol TerminalCommand: SendableMetatype {
    static func command(in language: Language) -> Command
    static func run(_ context: CommandContext) async throws -> Printout
}

/// An invalid command line that the parser accepts and the command does not.
struct UsageComplaint: Error {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
