import Arguments
import Domain
import Remote
import Wire

enum SaleShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("무엇을 얼마에 결제 받는지 보여 줘요", "Show what is sold here, and the refund terms"),
            example: .init("madang sale show 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let answer = try await context.ask { try await $0.read(API.sales.one(id)) }
        return answer.printout(context)
    }
}
