import Arguments
import Domain
import Remote
import Wire

enum SaleSellerCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "seller",
            summary: language.say(
                "결제하기 전에 판매자 정보를 봐요. 상가 계약금도요",
                "Show who sells it before I pay; also of a shop's deposit"
            ),
            example: .init("madang sale seller 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let seller = try await context.askAsMember { try await $0(API.sales.seller(id)) }
        let parts = [seller.name, seller.contact, seller.businessNumber]
        return Printout(seller, text: parts.compactMap { $0 }.joined(separator: " · "))
    }
}
