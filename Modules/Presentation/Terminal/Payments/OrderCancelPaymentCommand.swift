import Arguments
import Domain
import Remote
import Wire

enum OrderCancelPaymentCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "cancel-payment",
            summary: language.say(
                "(운영자) 주문과 맞지 않는 결제를 취소하고 돌려줘요",
                "(Operator) Cancel a payment that the order can't accept"
            ),
            example: .init("madang order cancel-payment 02SJ7Q4B80H5C"),
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.orderID
        return try await context.askAsMember { try await $0(API.orders.cancelPayment(id)) }.printout(context)
    }
}
