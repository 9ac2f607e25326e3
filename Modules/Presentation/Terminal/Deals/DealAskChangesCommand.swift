import Arguments
import Domain
import Remote

enum DealAskChangesCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "ask-changes",
            summary: language.say("변경을 요청해요", "Ask for changes to a suggestion"),
            example: .init("madang deal ask-changes 02SJ7Q4B80H5C --reason '30분만 늦게 시작해요'"),
            options: [DealCommands.reason(in: language)],
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let reason = try context.answer("reason", "무엇을 바꾸면 좋을까요? ", "What should be different? ")
        return try await context.askAsMember { try await $0.deals.askChanges(id, reason).printout(context) }
    }
}
