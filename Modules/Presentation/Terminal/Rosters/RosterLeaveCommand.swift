import Arguments
import Domain
import Remote
import Wire

enum RosterLeaveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "leave",
            summary: language.say("시작 전에 참여를 취소해요", "Leave before it starts"),
            example: .init("madang roster leave 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        try await context.askAsMember { try await $0(API.rosters.leave(id)) }
        return .done(context.say("참여를 취소했어요.", "You left."))
    }
}
