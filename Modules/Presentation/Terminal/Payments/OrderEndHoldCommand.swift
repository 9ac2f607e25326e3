import Arguments
import Domain
import Remote
import Wire

enum OrderEndHoldCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "end-hold",
            summary: language.say(
                "(판매자) 결제 전인 주문을 취소해요",
                "(Seller) End the hold of a payer who hasn't paid"
            ),
            example: .init("madang order end-hold 02SJ7Q4B80H5C"),
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.orderID
        return try await context.askAsMember { try await $0(API.orders.endHold(id)) }.printout(context)
    }
}
