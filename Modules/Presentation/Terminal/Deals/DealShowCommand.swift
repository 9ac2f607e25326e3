import Arguments
import Domain
import Remote

enum DealShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("약속 하나를 보여 줘요", "Show a lesson"),
            example: .init("madang deal show 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let answer = try await context.askAsMember { try await $0.deals.one(id) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
