import Arguments
import Domain
import Remote
import Wire

enum FavouriteRemoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "remove",
            summary: language.say("찜 목록에서 빼요", "Remove from favourites"),
            example: .init("madang favourite remove 0GWX3R8T5M2QA"),
            arguments: [FavouriteCommands.listings(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let listings = try context.namedListings
        try await context.askAsMember { client in
            for listing in listings { try await client(API.favourites.remove(listing)) }
        }
        return .done(context.say("찜 목록에서 뺐어요.", "Removed from your favourites."))
    }
}
