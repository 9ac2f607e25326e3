import Arguments
import Domain
import Remote
import Wire

enum DepositOrderCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "order",
            summary: language.say(
                "서류를 확인하고 상가를 15분 동안 잡아요. 결제는 브라우저에서 해요",
                "Hold a shop for 15 minutes, to pay for in a browser"
            ),
            example: .init(
                "madang deposit order 01KQ3T8M5Z7VA --register 2026-11-20 --building 2026-11-20"
            ),
            options: DepositCommands.documents(in: language),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, ticks) = (try context.listing, context.documentTicks)
        return try await context.askAsMember {
            try await $0(API.deposits.place(id, DocumentTicksBody(ticks)))
        }.printout(
            context
        )
    }
}
