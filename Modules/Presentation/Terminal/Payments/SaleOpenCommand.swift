import Arguments
import Domain
import Remote
import Wire

enum SaleOpenCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "open",
            summary: language.say(
                "내 글의 결제를 받아요. 다시 쓰면 판매자 정보를 바꿔요",
                "Take payments for my listing; again, to change the seller's details"
            ),
            example: .init("madang sale open 01KQ3T8M5Z7VA --name '아나 음악' --contact 010-0000-0000"),
            options: SellerOptions.all(in: language, required: true) + [
                SellerOptions.transferHours(in: language)
            ],
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let terms = SaleTermsBody(
            seller: context.seller,
            transferHours: context.invocation.integer(ifGiven: "transfer-hours")
        )
        return try await context.askAsMember { try await $0(API.sales.open(id, terms)) }
            .printout(context)
    }
}
