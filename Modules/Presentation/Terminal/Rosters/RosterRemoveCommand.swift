import Arguments
import Domain
import Remote
import Wire

enum RosterRemoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "remove",
            summary: language.say(
                "참여하는 이웃을 내보내요. 이웃은 다시 신청할 수 없어요",
                "Remove a participant, who can't apply again"
            ),
            example: .init("madang roster remove 01KQ3T8M5Z7VA 달래 --reason '연락이 안 돼요'"),
            options: [RosterCommands.reason(in: language)],
            arguments: [ListingCommands.id(in: language), RosterCommands.nickname(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let reason = try context.answer("reason", "내보내는 이유: ", "Why? ")
        return try await context.askAsMember { client in
            let member = try await context.namedMember(of: id, client)
            return try await client(API.rosters.remove((id, member), RosterNoteBody(reason))).printout(
                context
            )
        }
    }
}
