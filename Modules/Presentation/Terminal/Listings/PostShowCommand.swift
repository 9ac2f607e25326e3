import Arguments
import Domain
import Remote

/// `madang class show`
enum PostShowCommand<Kind: KindCommands>: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("글 하나를 보여 줘요", "Show a listing"),
            example: .init("madang \(Kind.name) show 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let answer = try await context.ask { try await $0.view(id, as: Kind.Contents.self) }
        return answer.value.printout(context, Kind.self, keptSince: answer.keptSince)
    }
}
