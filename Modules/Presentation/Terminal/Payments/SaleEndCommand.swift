import Arguments
import Domain
import Remote
import Wire

enum SaleEndCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "end",
            summary: language.say(
                "내 글의 결제를 더는 받지 않아요. 이미 결제한 것은 그대로예요",
                "Take no more payments for my listing; what is paid stays"
            ),
            example: .init("madang sale end 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { client in
            try await client(API.sales.end(id))
            return try await client.read(API.sales.one(id)).value
        }.printout(context)
    }
}
