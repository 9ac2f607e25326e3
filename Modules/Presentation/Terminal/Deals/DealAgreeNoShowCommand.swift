import Arguments
import Domain
import Remote

enum DealAgreeNoShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "agree-no-show",
            summary: language.say("수업에 가지 못했다고 답해요", "Confirm that I didn't come"),
            example: .init("madang deal agree-no-show 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0.deals.agreeNoShow(id).printout(context) }
    }
}
