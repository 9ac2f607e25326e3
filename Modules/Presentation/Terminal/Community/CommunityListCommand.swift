import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang community list`
enum CommunityListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("커뮤니티 글을 보여 줘요", "Show posts of the community"),
            discussion: language.say(
                "--scope nationwide만 고르면 전국에서 찾아요.",
                "With --scope nationwide alone, looks in the whole country."
            ),
            example: .init("madang community list"),
            more: [.init("madang community list --scope nationwide --sort popular")],
            options: BoardOptions.place(in: language) + BoardOptions.facets([scope], in: language) + [
                Option(
                    "sort",
                    .choice(["newest", "popular"]),
                    summary: language.say("정렬 기준. 기본은 최신순", "the order; newest by default")
                )
            ] + BoardOptions.slice(in: language)
        )
    }

    private static let scope = "scope"

    static func run(_ context: CommandContext) async throws -> Printout {
        let scopes = context.invocation.texts(scope)
        return try await context.ask { client in
            var query = ListingQuery(in: try await context.boardPlace(client))
            query.filter.kinds = [CommunityCommands.Contents.kind]
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
}
