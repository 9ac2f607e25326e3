import Arguments
import Domain
import Remote

enum DealWithdrawMoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "withdraw-move",
            summary: language.say("시간을 바꾸자는 내 제안을 취소해요", "Withdraw my suggestion of another time"),
            example: .init("madang deal withdraw-move 02SJ7Q4B80H5C 1"),
            arguments: [DealCommands.id(in: language), DealCommands.move(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, number) = (try context.dealID, try context.moveNumber)
        return try await context.askAsMember {
            try await $0.deals.withdrawMove(number, of: id).printout(context)
        }
    }
}
