import Arguments
import Domain
import Remote
import Wire

enum OrderAgreeCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "agree",
            summary: language.say(
                "상가 계약을 마쳤다고 확인해요. 계약금은 돌려받을 수 없어요",
                "Say that the contract about a shop is made; its deposit isn't given back any more"
            ),
            example: .init("madang order agree 02SJ7Q4B80H5C"),
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.orderID
        return try await context.askAsMember { try await $0(API.orders.agreeToContract(id)) }.printout(
            context
        )
    }
}
