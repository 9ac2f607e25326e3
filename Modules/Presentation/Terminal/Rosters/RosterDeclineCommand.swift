import Arguments
import Domain
import Remote
import Wire

enum RosterDeclineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline",
            summary: language.say(
                "신청을 거절해요. 이웃은 다시 신청할 수 없어요",
                "Decline an applicant or a waiting neighbour, who can't apply again"
            ),
            example: .init("madang roster decline 01KQ3T8M5Z7VA 달래 --reason '다음에 만나요'"),
            options: [RosterCommands.reason(in: language)],
            arguments: [ListingCommands.id(in: language), RosterCommands.nickname(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, reason) = (try context.listing, context.invocation.text(ifGiven: "reason"))
        return try await context.askAsMember { client in
            let member = try await context.namedMember(of: id, client)
            return try await client(API.rosters.decline((id, member), RosterNoteBody(reason))).printout(
                context
            )
        }
    }
}
