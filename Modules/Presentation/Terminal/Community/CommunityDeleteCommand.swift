import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang community delete`
enum CommunityDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say("내 커뮤니티 글을 삭제해요", "Delete my post of the community"),
            example: .init("madang community delete 01KQ3T8M5Z7VA"),
            options: ListingCommands.deletionOptions(in: language),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        // Other kinds of listing count as not found.
        _ = try await context.askAsMember { try await $0.view(id, as: CommunityContentsBody.self) }
        return try await ListingCommands.deletion(context)
    }
}
