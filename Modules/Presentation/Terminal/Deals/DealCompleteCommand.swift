import Arguments
import Domain
import Remote

enum DealCompleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "complete",
            summary: language.say(
                "수업을 마쳤다고 표시해요. 두 사람 모두 표시하면 완료돼요",
                "Mark a lesson as done; both sides have to"
            ),
            example: .init("madang deal complete 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0.deals.complete(id).printout(context) }
    }
}
