import Arguments
import Domain
import Remote

enum DealAcceptCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "accept",
            summary: language.say("받은 제안을 수락해요", "Accept a suggestion"),
            example: .init("madang deal accept 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0.deals.accept(id).printout(context) }
    }
}
