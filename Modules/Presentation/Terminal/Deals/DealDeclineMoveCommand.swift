import Arguments
import Domain
import Remote

enum DealDeclineMoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline-move",
            summary: language.say(
                "제안받은 시간을 거절해요. 지금 약속은 그대로예요",
                "Decline another time; the agreed one stays"
            ),
            example: .init("madang deal decline-move 02SJ7Q4B80H5C 1"),
            arguments: [DealCommands.id(in: language), DealCommands.move(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, number) = (try context.dealID, try context.moveNumber)
        return try await context.askAsMember {
            try await $0.deals.declineMove(number, of: id).printout(context)
        }
    }
}
