import Arguments
import Domain
import Remote
import Wire

enum FavouriteAddCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "add",
            summary: language.say("글을 찜해요", "Add to favourites"),
            example: .init("madang favourite add 0GWX3R8T5M2QA"),
            arguments: [FavouriteCommands.listings(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let listings = try context.namedListings
        try await context.askAsMember { client in
            for listing in listings { try await client(API.favourites.add(listing)) }
        }
        return .done(context.say("찜 목록에 넣었어요.", "Added to your favourites."))
    }
}
