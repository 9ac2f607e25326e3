import Arguments
import Domain
import Remote
import Wire

enum OrderWithdrawCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "withdraw",
            summary: language.say(
                "주문을 취소하고 환불 기준대로 돌려받아요",
                "Give up an order for what its terms give back"
            ),
            example: .init("madang order withdraw 02SJ7Q4B80H5C"),
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.orderID
        return try await context.askAsMember { try await $0(API.orders.withdraw(id)) }.printout(context)
    }
}
