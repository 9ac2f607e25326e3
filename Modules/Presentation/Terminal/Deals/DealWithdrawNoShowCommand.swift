import Arguments
import Domain
import Remote

enum DealWithdrawNoShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "withdraw-no-show",
            summary: language.say("이웃이 오지 않았다는 알림을 취소해요", "Take back that the other didn't come"),
            example: .init("madang deal withdraw-no-show 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0.deals.withdrawNoShow(id).printout(context) }
    }
}
