import Arguments
import Domain
import Remote

enum FavouriteAddCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "add",
            summary: language.say("즐겨찾기에 담아요", "Add favourites"),
            example: .init("madang favourite add 0GWX3R8T5M2QA"),
            arguments: [FavouriteCommands.listings(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let listings = try context.namedListings
        try await context.askAsMember { client in
            for listing in listings { try await client.favourites.add(listing) }
        }
        return .done(context.say("즐겨찾기에 담았어요.", "Added."))
    }
}
