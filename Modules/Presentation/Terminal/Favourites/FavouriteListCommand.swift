import Arguments
import Domain
import Remote
import Wire

enum FavouriteListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("찜한 글을 보여 줘요", "Show my favourites, newest first"),
            example: .init("madang favourite list"),
            options: [BoardOptions.kind(in: language)] + BoardOptions.slice(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { client in
            let query = FavouriteQuery(kinds: context.kinds, context.boardSlice)
            return try await client.read(API.favourites.all(query)).printout(
                context,
                nothing: context.say(
                    "아직 찜한 글이 없어요. 'madang favourite add 글ID'로 찜해 보세요.",
                    "No favourites yet. Add one with 'madang favourite add LISTING'."
                )
            )
        }
    }
}
