import Arguments
import Domain
import Remote
import Wire

/// `madang listing close`
enum ListingCloseCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "close",
            summary: language.say("글의 모집을 마감해요", "Close my listing"),
            example: .init("madang listing close 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { try await $0(API.listings.close(id)).printout(context) }
    }
}
