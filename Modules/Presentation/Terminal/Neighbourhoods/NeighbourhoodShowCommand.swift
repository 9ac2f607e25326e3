import Arguments
import Domain
import Remote
import Wire

enum NeighbourhoodShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say(
                "코드로 동네를 보여 줘요. 바뀐 코드도 알아요",
                "Show a neighbourhood by its current or former code"
            ),
            example: .init("madang neighbourhood show 1114055000"),
            arguments: [NeighbourhoodCommands.code(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let code = try context.code
        let answer = try await context.ask { try await $0.read(API.neighbourhoods.one(code)) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
