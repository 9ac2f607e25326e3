import Arguments
import Domain

/// One command: how it is written, and what it does.
protocol TerminalCommand {
    static func command(in language: Language) -> Command
    static func run(_ context: CommandContext) async throws -> Printout
}

/// A command line was understood, but not by the command.
struct UsageComplaint: Error {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
