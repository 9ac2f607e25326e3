import Arguments
import Domain
import Remote
import Wire

enum RosterShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say(
                "참여 인원과 내 신청, 모임장이면 신청 목록을 보여 줘요",
                "Show who takes part, my application, and for the organiser all applications"
            ),
            example: .init("madang roster show 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let answer = try await context.ask { try await $0.read(API.rosters.one(id)) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
