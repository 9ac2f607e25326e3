import Arguments
import Domain
import Remote

enum DealAcceptMoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "accept-move",
            summary: language.say("제안받은 시간으로 약속을 바꿔요", "Accept another time"),
            example: .init("madang deal accept-move 02SJ7Q4B80H5C 1"),
            arguments: [DealCommands.id(in: language), DealCommands.move(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, number) = (try context.dealID, try context.moveNumber)
        return try await context.askAsMember {
            try await $0.deals.acceptMove(number, of: id).printout(context)
        }
    }
}
