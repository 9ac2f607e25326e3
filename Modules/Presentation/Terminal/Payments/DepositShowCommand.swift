import Arguments
import Domain
import Remote
import Wire

enum DepositShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("상가의 계약금과 알아 둘 법을 보여 줘요", "Show the deposit of a shop and the law"),
            example: .init("madang deposit show 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let answer = try await context.ask { try await $0.read(API.deposits.one(id)) }
        return answer.printout(context)
    }
}
