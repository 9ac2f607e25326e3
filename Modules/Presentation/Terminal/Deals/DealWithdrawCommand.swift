import Arguments
import Domain
import Remote

enum DealWithdrawCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "withdraw",
            summary: language.say("내 제안을 취소해요", "Withdraw my suggestion"),
            example: .init("madang deal withdraw 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0.deals.withdraw(id).printout(context) }
    }
}
