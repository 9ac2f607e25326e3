import Arguments
import Domain
import Remote
import Wire

enum RosterClaimCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "claim",
            summary: language.say("맡아 둔 자리에 참여해요", "Take the seat that is held for me"),
            example: .init("madang roster claim 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { try await $0(API.rosters.claim(id)).printout(context) }
    }
}
