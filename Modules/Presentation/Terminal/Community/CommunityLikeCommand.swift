import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang community like`
enum CommunityLikeCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "like",
            summary: language.say("커뮤니티 글을 찜해요", "Like a post of the community"),
            example: .init("madang community like 01KQ3T8M5Z7VA"),
            more: [.init("madang community like 01KQ3T8M5Z7VA --off")],
            options: [.flag("off", summary: language.say("찜을 취소해요", "take it back"))],
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
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
}
