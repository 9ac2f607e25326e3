import Arguments
import Domain
import Remote
import Wire

enum OrderAskAccountCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "ask-account",
            summary: language.say(
                "환불받을 계좌를 운영자에게 대신 적어 달라고 해요",
                "Ask an operator to name the bank account for my refund"
            ),
            example: .init("madang order ask-account 02SJ7Q4B80H5C"),
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.orderID
        return try await context.askAsMember { try await $0(API.orders.askForRefundAccount(id)) }
            .printout(context)
    }
}
