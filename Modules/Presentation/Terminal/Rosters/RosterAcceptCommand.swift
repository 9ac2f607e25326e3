import Arguments
import Domain
import Remote
import Wire

enum RosterAcceptCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "accept",
            summary: language.say(
                "신청을 받아요. 자리가 없으면 대기 명단에 올려요",
                "Accept an applicant; to the waiting list when all seats are taken"
            ),
            example: .init("madang roster accept 01KQ3T8M5Z7VA 달래"),
            arguments: [ListingCommands.id(in: language), RosterCommands.nickname(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { client in
            let member = try await context.namedMember(of: id, client)
            return try await client(API.rosters.admit((id, member))).printout(context)
        }
    }
}
