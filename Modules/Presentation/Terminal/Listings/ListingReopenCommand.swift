import Arguments
import Domain
import Remote
import Wire

/// `madang listing reopen`
enum ListingReopenCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reopen",
            summary: language.say(
                "마감한 글을 다시 모집하거나, 한 시간 안에 모임 취소를 되돌려요",
                "Reopen my listing, or take its cancellation back within an hour"
            ),
            example: .init("madang listing reopen 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { try await $0(API.listings.reopen(id)).printout(context) }
    }
}
