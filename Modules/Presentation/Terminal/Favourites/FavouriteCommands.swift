import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang favourite …`
enum FavouriteCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "favourite",
            summary: language.say("마음에 드는 글을 찜해요", "Manage favourites"),
            example: .init("madang favourite list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [add, remove, list]

    private static func listings(in language: Language) -> [Argument] {
        [
            Argument(
                "listings",
                label: "LISTING",
                .oneOrMore,
                summary: language.say("글", "the ID of a listing")
            )
        ]
    }

    private static let add = Action(
        "add",
        Words("글을 찜해요", "Add to favourites"),
        example: "madang favourite add 0GWX3R8T5M2QA",
        arguments: listings
    ) { context in
        let listings = try context.namedListings
        try await context.askAsMember { client in
            for listing in listings { try await client(API.favourites.add(listing)) }
        }
        return .done(context.say("찜 목록에 넣었어요.", "Added to your favourites."))
    }

    private static let remove = Action(
        "remove",
        Words("찜 목록에서 빼요", "Remove from favourites"),
        example: "madang favourite remove 0GWX3R8T5M2QA",
        arguments: listings
    ) { context in
        let listings = try context.namedListings
        try await context.askAsMember { client in
            for listing in listings { try await client(API.favourites.remove(listing)) }
        }
        return .done(context.say("찜 목록에서 뺐어요.", "Removed from your favourites."))
    }

    private static let list = Action(
        "list",
        Words("찜한 글을 보여 줘요", "Show my favourites, newest first"),
        example: "madang favourite list",
        options: { language in
            [BoardOptions.kind(in: language)] + BoardOptions.slice(in: language)
        }
    ) { context in
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

extension CommandContext {
    /// A malformed identifier counts as not found.
    fileprivate var namedListings: [Listing.ID] {
        get throws {
            try invocation.texts("listings").map { text in
                guard let id = Listing.ID(text) else { throw ListingRefusal.notFound }
                return id
            }
        }
    }
}
