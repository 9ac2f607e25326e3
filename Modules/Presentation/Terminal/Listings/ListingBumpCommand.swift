import Arguments
import Domain
import Remote
import Wire

/// `madang listing bump`
enum ListingBumpCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "bump",
            summary: language.say("글을 맨 위로 올려요. 하루에 한 번이에요", "Move my listing to the top, once a day"),
            example: .init("madang listing bump 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { try await $0(API.listings.bump(id)).printout(context) }
    }
}
