import Arguments
import Domain
import Remote

enum DealCancelCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "cancel",
            summary: language.say("확정한 약속을 시작 전에 취소해요", "Cancel a lesson before it starts"),
            example: .init("madang deal cancel 02SJ7Q4B80H5C --reason '감기에 걸렸어요'"),
            options: [DealCommands.reason(in: language)],
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let reason = try context.answer("reason", "취소하는 이유: ", "Why? ")
        return try await context.askAsMember {
            try await $0.deals.cancel(id, because: reason).printout(context)
        }
    }
}
