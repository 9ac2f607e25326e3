import Arguments
import Domain
import Remote
import Wire

/// `madang listing mine`
enum ListingMineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mine",
            summary: language.say("내가 올린 글을 보여 줘요", "List my listings"),
            example: .init("madang listing mine --kind class"),
            options: [BoardOptions.kind(in: language)] + BoardOptions.slice(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { client in
            var filter = ListingFilter()
            filter.kinds = context.kinds
            let query = OwnListingQuery(filter, [], context.boardSlice)
            return try await client.read(API.board.mine(query)).printout(
                context,
                nothing: context.say("아직 올린 글이 없어요.", "You haven't posted anything yet.")
            )
        }
    }
}
