import Arguments
import Domain
import Remote
import Wire

enum OrderCheckCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "check",
            summary: language.say("주문을 결제 회사의 기록과 맞춰요", "Compare an order with the provider"),
            example: .init("madang order check 02SJ7Q4B80H5C"),
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.orderID
        return try await context.askAsMember {
            try await $0(API.orders.complete(id, CompletionBody(paymentToken: nil)))
        }.printout(context)
    }
}
