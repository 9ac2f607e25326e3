import Arguments
import Domain
import Remote
import Wire

enum DepositEndCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "end",
            summary: language.say(
                "내 상가의 계약금을 더는 받지 않아요. 예약은 그대로예요",
                "Take no more deposits for my shop; a reservation stays"
            ),
            example: .init("madang deposit end 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { client in
            try await client(API.deposits.end(id))
            return try await client.read(API.deposits.one(id)).value
        }.printout(context)
    }
}
