import Arguments
import Domain
import Remote

enum DealDeclineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline",
            summary: language.say("받은 제안을 거절해요", "Decline a suggestion"),
            example: .init("madang deal decline 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0.deals.decline(id).printout(context) }
    }
}
