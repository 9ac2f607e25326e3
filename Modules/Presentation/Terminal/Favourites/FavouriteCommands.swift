import Arguments
import Domain
import Remote

enum FavouriteCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [FavouriteAddCommand.self, FavouriteRemoveCommand.self, FavouriteListCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "favourite",
            summary: language.say("마음에 드는 글을 찜해요", "Manage favourites"),
            example: .init("madang favourite list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func listings(in language: Language) -> Argument {
        Argument("listings", label: "LISTING", .oneOrMore, summary: language.say("글", "the ID of a listing"))
    }
}

extension CommandContext {
    /// A malformed identifier counts as not found.
    var namedListings: [Listing.ID] {
        get throws {
            try invocation.texts("listings").map { text in
                guard let id = Listing.ID(text) else { throw ListingRefusal.notFound }
                return id
            }
        }
    }
}
