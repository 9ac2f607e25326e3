import Arguments
import Domain
import Remote
import Wire

enum AttendanceShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say(
                "내 출석을, 모임장이면 모두의 출석을 보여 줘요",
                "Show my attendance, and for the organiser that of all participants"
            ),
            example: .init("madang attendance show 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let answer = try await context.askAsMember { try await $0.read(API.attendance.one(id)) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
