import Arguments
import Domain
import Remote
import Wire
import Wording

/// The commands that only the community has.
extension CommunityCommands {
    static let list = Action(
        "list",
        Words("커뮤니티 글을 보여 줘요", "Show posts of the community"),
        discussion: Words(
            "--scope nationwide만 고르면 전국에서 찾아요.",
            "With --scope nationwide alone, looks in the whole country."
        ),
        example: "madang community list",
        more: [("madang community list --scope nationwide --sort popular", nil)],
        options: { language in
            BoardOptions.place(in: language) + BoardOptions.facets([scope], in: language) + [
                Option(
                    "sort",
                    .choice(["newest", "popular"]),
                    summary: language.say("정렬 기준. 기본은 최신순", "the order; newest by default")
                )
            ] + BoardOptions.slice(in: language)
        }
    ) { context in
        let scopes = context.invocation.texts(scope)
        return try await context.ask { client in
            var query = ListingQuery(in: try await context.boardPlace(client))
            query.filter.kinds = [Contents.kind]
            query.filter.facets = [scope: scopes]
            if scopes == [CommunityScope.nationwide.rawValue],
                !["reach", "area"].contains(where: context.invocation.isGiven)
            {
                query.place.extent = .country
            }
            query.sort = context.invocation.choice(ifGiven: "sort", as: ListingSort.self)
            query.slice = context.boardSlice
            return try await client.read(API.board.listings(query)).printout(
                context,
                nothing: context.say(
                    "아직 쓴 글이 없어요. --reach로 범위를 넓혀 보세요.",
                    "No posts here yet. Widen the area with --reach."
                )
            )
        }
    }

    private static let scope = "scope"

    static let like = Action(
        "like",
        Words("커뮤니티 글을 찜해요", "Like a post of the community"),
        example: "madang community like 01KQ3T8M5Z7VA",
        more: [("madang community like 01KQ3T8M5Z7VA --off", nil)],
        takes: [ListingCommands.listing],
        options: { language in
            [.flag("off", summary: language.say("찜을 취소해요", "take it back"))]
        }
    ) { context in
        let (id, isOff) = (try context.listing, context.invocation.flag("off"))
        try await context.askAsMember { client in
            // Other kinds of listing count as not found.
            _ = try await client.view(id, as: CommunityContentsBody.self)
            try await client(isOff ? API.favourites.remove(id) : API.favourites.add(id))
        }
        return .done(
            isOff
                ? context.say("찜 목록에서 뺐어요.", "You don't like it any more.")
                : context.say("찜 목록에 넣었어요.", "You like it.")
        )
    }

    static let delete = Action(
        "delete",
        Words("내 커뮤니티 글을 삭제해요", "Delete my post of the community"),
        example: "madang community delete 01KQ3T8M5Z7VA",
        takes: [ListingCommands.listing],
        options: ListingCommands.deletionOptions
    ) { context in
        let id = try context.listing
        // Other kinds of listing count as not found.
        _ = try await context.askAsMember { try await $0.view(id, as: CommunityContentsBody.self) }
        return try await ListingCommands.deletion(context)
    }
}
