import Arguments
import Domain
import Remote
import Wire

enum OrderShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("주문 하나를 기록까지 보여 줘요", "Show an order with its history"),
            example: .init("madang order show 02SJ7Q4B80H5C"),
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.orderID
        let answer = try await context.askAsMember { try await $0.read(API.orders.one(id)) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
